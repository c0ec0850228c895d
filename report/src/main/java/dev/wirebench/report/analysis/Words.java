package dev.wirebench.report.analysis;

import java.util.Locale;

/** Numbers in sentences and tables. */
public final class Words {
  private Words() {}

  /** A share as {@code 12 %}; below ten as {@code 1.2 %}, or {@code 5 %} if it is whole. */
  public static String percent(double share) {
    double percent = 100 * share;
    boolean fine = Math.abs(percent) < 9.95 && Math.abs(percent - Math.rint(percent)) > 1e-9;
    return String.format(Locale.ROOT, fine ? "%.1f %%" : "%,.0f %%", percent);
  }

  /** As in {@code 1 fork}, {@code 3 forks}. */
  public static String count(long n, String noun) {
    return n + " " + noun + (n == 1 ? "" : "s");
  }

  /** Four significant digits, for numbers of any size, without exponent up to a billion. */
  public static String number(double value) {
    double size = Math.abs(value);
    if (size >= 1e9 || size < 1e-3 && size > 0) {
      return String.format(Locale.ROOT, "%.3g", value);
    }
    int digits = size >= 1000 ? 0 : size >= 100 ? 1 : size >= 10 ? 2 : 3;
    return String.format(Locale.ROOT, "%,." + digits + "f", value);
  }
}
