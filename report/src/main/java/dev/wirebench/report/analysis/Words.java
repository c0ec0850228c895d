package dev.wirebench.report.analysis;

import dev.wirebench.report.statistics.Estimate;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Locale;

/** Numbers in sentences and tables. */
public final class Words {
  /** How many of many names a sentence has. */
  static final int NAMED = 4;

  private Words() {}

  /** A share as {@code 12 %}; below ten as {@code 1.2 %}, or {@code 5 %} if it is whole. */
  public static String percent(double share) {
    double percent = 100 * share;
    boolean fine = Math.abs(percent) < 9.95 && Math.abs(percent - Math.rint(percent)) > 1e-9;
    return String.format(Locale.ROOT, fine ? "%.1f %%" : "%,.0f %%", percent);
  }

  /** The name of the type behind a medium's label, as titles have it. */
  public static String medium(String label) {
    return switch (label) {
      case "bytes" -> "byte[]";
      case "string" -> "String";
      case "okio" -> "Okio";
      default -> label;
    };
  }

  /** As in {@code 1 fork}, {@code 3 forks}. */
  public static String count(long n, String noun) {
    return n + " " + noun + (n == 1 ? "" : "s");
  }

  /** As in {@code a, b and c}. */
  public static String list(List<String> items) {
    int last = items.size() - 1;
    return last < 1
        ? String.join("", items)
        : String.join(", ", items.subList(0, last)) + " and " + items.get(last);
  }

  /** The same, but of many the first few and how many others there are. */
  public static String some(List<String> items) {
    return items.size() <= NAMED + 1
        ? list(items)
        : String.join(", ", items.subList(0, NAMED)) + " and " + (items.size() - NAMED) + " others";
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

  /** Three significant digits, for ratios in sentences: as the page writes them. */
  public static String ratio(double value) {
    if (!Double.isFinite(value) || value >= 1e15 || value > 0 && value < 1e-6) {
      return String.format(Locale.ROOT, "%.2e", value);
    }
    int magnitude = value == 0 ? 0 : (int) Math.floor(Math.log10(value));
    int digits = value == 0 || value >= 100 ? 0 : Math.min(8, Math.max(0, 2 - magnitude));
    BigDecimal rounded = new BigDecimal(value).setScale(digits, RoundingMode.HALF_UP);
    return String.format(Locale.ROOT, "%,." + digits + "f", rounded);
  }

  /** Both ends of a ratio's interval, as in {@code 0.691 – 0.911}. */
  public static String interval(Estimate ratio) {
    return ratio(ratio.low()) + " – " + ratio(ratio.high());
  }
}
