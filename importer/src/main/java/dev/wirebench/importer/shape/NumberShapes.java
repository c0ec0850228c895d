package dev.wirebench.importer.shape;

import com.fasterxml.jackson.core.io.NumberOutput;
import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.math.BigInteger;

/**
 * The numbers at one place: whether they are integers, how large, and whether a double holds them.
 */
final class NumberShapes {
  private static final BigInteger LONG_MIN = BigInteger.valueOf(Long.MIN_VALUE);
  private static final BigInteger LONG_MAX = BigInteger.valueOf(Long.MAX_VALUE);

  /** The least and the greatest integer; null if there was none. */
  private BigInteger least;

  private BigInteger greatest;
  private boolean fractions;

  /** The first that no double is equal to, as a text; null if there is none. */
  private String inexact;

  /** Likewise the first integer beyond 64 bits. */
  private String beyondLong;

  void add(JsonNode number) {
    if (number.isIntegralNumber()) {
      add(number.bigIntegerValue());
    } else {
      fractions = true;
    }
    if (inexact == null && !isExact(number.decimalValue())) {
      inexact = number.asText();
    }
  }

  private void add(BigInteger integer) {
    least = least == null ? integer : least.min(integer);
    greatest = greatest == null ? integer : greatest.max(integer);
    if (beyondLong == null
        && (integer.compareTo(LONG_MIN) < 0 || integer.compareTo(LONG_MAX) > 0)) {
      beyondLong = integer.toString();
    }
  }

  /**
   * Says whether the double that is nearest to a number prints that number, which is what libraries
   * write.
   */
  static boolean isExact(BigDecimal number) {
    double nearest = number.doubleValue();
    // By Jackson itself: before JDK 19, the JDK's text was not always the shortest.
    return Double.isFinite(nearest)
        && new BigDecimal(NumberOutput.toString(nearest, true)).compareTo(number) == 0;
  }

  void absorb(NumberShapes other) {
    if (other.least != null) {
      least = least == null ? other.least : least.min(other.least);
      greatest = greatest == null ? other.greatest : greatest.max(other.greatest);
    }
    fractions |= other.fractions;
    inexact = inexact == null ? other.inexact : inexact;
    beyondLong = beyondLong == null ? other.beyondLong : beyondLong;
  }

  /** Says whether any number was written with a fraction or an exponent. */
  boolean hasFractions() {
    return fractions;
  }

  boolean fitInt() {
    return greatest.bitLength() < Integer.SIZE && least.bitLength() < Integer.SIZE;
  }

  BigInteger least() {
    return least;
  }

  BigInteger greatest() {
    return greatest;
  }

  /** The first number that no double prints as it was written; null if there is none. */
  String inexact() {
    return inexact;
  }

  /** The first integer beyond 64 bits; null if there is none. */
  String beyondLong() {
    return beyondLong;
  }
}
