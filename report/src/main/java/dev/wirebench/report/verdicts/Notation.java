package dev.wirebench.report.verdicts;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Locale;
import java.util.stream.DoubleStream;

/**
 * The notation of numbers that stand below each other: four significant digits at any magnitude,
 * and either all with an exponent or none.
 */
public final class Notation {
  private static final int SIGNIFICANT = 4;

  /** The limit from which a number has more digits before the point than a reader counts. */
  private static final double LARGE = 1e9;

  /** The limit below which a number has more zeros after the point than a reader counts. */
  private static final double SMALL = 1e-6;

  private final boolean exponent;

  private Notation(boolean exponent) {
    this.exponent = exponent;
  }

  /**
   * @param values may be 0, infinite or NaN
   */
  public static Notation of(DoubleStream values) {
    return new Notation(
        values
            .filter(Double::isFinite)
            .map(Math::abs)
            .anyMatch(size -> size >= LARGE || size > 0 && size < SMALL));
  }

  /**
   * The number as text, for instance {@code 1,234,568}, {@code 12.35}, {@code 0.006123} or {@code
   * 1.235e+12}.
   */
  public String text(double value) {
    if (!Double.isFinite(value)) {
      return String.valueOf(value);
    }
    // Formatted as it is: of a double, digits would be rounded that stand for it in decimal.
    BigDecimal exact = new BigDecimal(value);
    if (exponent) {
      return String.format(Locale.ROOT, "%." + (SIGNIFICANT - 1) + "e", exact);
    }
    if (value == 0) {
      return "0";
    }
    BigDecimal rounded = exact.round(new MathContext(SIGNIFICANT));
    int digits = Math.max(0, SIGNIFICANT - rounded.precision() + rounded.scale());
    return String.format(
        Locale.ROOT, "%,." + digits + "f", exact.setScale(digits, RoundingMode.HALF_UP));
  }
}
