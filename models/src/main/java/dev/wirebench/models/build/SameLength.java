package dev.wirebench.models.build;

import java.util.Random;
import java.util.function.Function;

/**
 * Letters become other letters and digits other digits, so that the document keeps its length in
 * bytes. Booleans stay: {@code true} and {@code false} differ in length.
 */
record SameLength(Random random) implements Variation.Rule {
  private static final int ATTEMPTS = 1000;

  @Override
  public String string(String value) {
    StringBuilder varied = new StringBuilder(value.length());
    for (char c : value.toCharArray()) {
      varied.append(letterOrDigit(c));
    }
    return varied.toString();
  }

  private char letterOrDigit(char c) {
    if (c >= 'a' && c <= 'z') {
      return (char) ('a' + random.nextInt(26));
    }
    if (c >= 'A' && c <= 'Z') {
      return (char) ('A' + random.nextInt(26));
    }
    return c >= '0' && c <= '9' ? (char) ('0' + random.nextInt(10)) : c;
  }

  @Override
  public int int32(int value) {
    return number(value, Integer::valueOf);
  }

  @Override
  public long int64(long value) {
    return number(value, Long::valueOf);
  }

  @Override
  public double float64(double value) {
    return number(value, Double::valueOf);
  }

  @Override
  public float float32(float value) {
    return number(value, Float::valueOf);
  }

  @Override
  public boolean bool(boolean value) {
    return value;
  }

  /** Varies the digits until the number's own text is as long as the old one's. */
  private <N> N number(N value, Function<String, N> parse) {
    String text = value.toString();
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      String varied = string(text.replace('E', '_')).replace('_', 'E');
      try {
        N candidate = parse.apply(varied);
        if (candidate.toString().equals(varied)) {
          return candidate;
        }
      } catch (NumberFormatException outOfRange) {
        // 32-bit numbers of ten digits mostly do not fit: draw again.
      }
    }
    throw new IllegalStateException("no number of the same length as " + text + " was found");
  }
}
