package dev.wirebench.report.verdicts;

import dev.wirebench.base.Unprintable;
import dev.wirebench.report.statistics.Estimate;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.DoubleStream;

/** Numbers in sentences and tables. */
public final class Words {
  /** The number of names that a sentence has, if there are many. */
  static final int NAMED = 4;

  private static final Pattern UNPRINTABLE_IN_LINES =
      Pattern.compile("(?!\\r?\\n|\\t)" + Unprintable.SIGN.pattern());

  private static final MathContext RATIO = new MathContext(3, RoundingMode.HALF_UP);

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

  /** A count with its noun, as in {@code 1 fork}, {@code 3 forks}. */
  public static String count(long n, String noun) {
    return n + " " + noun + (n == 1 ? "" : "s");
  }

  /** The items as a list, as in {@code a, b and c}. */
  public static String list(List<String> items) {
    int last = items.size() - 1;
    return last < 1
        ? String.join("", items)
        : String.join(", ", items.subList(0, last)) + " and " + items.get(last);
  }

  /** The items as a list; if there are many, the first few and the number of the others. */
  public static String some(List<String> items) {
    return items.size() <= NAMED + 1
        ? list(items)
        : String.join(", ", items.subList(0, NAMED)) + " and " + (items.size() - NAMED) + " others";
  }

  /**
   * Text for a terminal, which would obey control characters in somebody's names, or write what
   * follows them the other way round.
   */
  public static String printable(String text) {
    return Unprintable.SIGN.matcher(text).replaceAll("\uFFFD");
  }

  /** Several lines in printable signs; they may be indented with tabs. */
  public static String printableLines(String text) {
    return UNPRINTABLE_IN_LINES.matcher(text).replaceAll("\uFFFD");
  }

  /** A number that stands by itself, with four significant digits. */
  public static String number(double value) {
    return Notation.of(DoubleStream.of(value)).text(value);
  }

  /** Three significant digits, for ratios in sentences: as the page writes them. */
  public static String ratio(double value) {
    if (!Double.isFinite(value) || value >= 1e15 || value > 0 && value < 1e-6) {
      return String.format(Locale.ROOT, "%.2e", value);
    }
    // Rounded before its digits are counted: 0.9996 becomes 1.00, not 1.000.
    BigDecimal rounded = new BigDecimal(value).round(RATIO);
    int digits =
        value == 0 ? 0 : Math.max(0, RATIO.getPrecision() - rounded.precision() + rounded.scale());
    return String.format(
        Locale.ROOT,
        "%,." + digits + "f",
        digits == 0 ? new BigDecimal(value).setScale(0, RoundingMode.HALF_UP) : rounded);
  }

  /** Both ends of a ratio's interval, as in {@code 0.691 – 0.911}. */
  public static String interval(Estimate ratio) {
    return ratio(ratio.low()) + " – " + ratio(ratio.high());
  }
}
