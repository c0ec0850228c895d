package dev.wirebench.report.comparison;

import dev.wirebench.report.statistics.Estimate;
import java.util.Locale;

/** The words for a ratio of times: slower, faster, or as fast. */
final class SlowdownWords {
  /** Below half a hundredth, two decimals would say 1.00 times slower. */
  private static final double SAME = 0.005;

  private SlowdownWords() {}

  static String times(double slowdown) {
    if (Math.abs(slowdown - 1) < SAME) {
      return "as fast";
    }
    return slowdown > 1 ? ratio(slowdown) + " times slower" : ratio(1 / slowdown) + " times faster";
  }

  /** The interval in the direction of the estimate; where it is open, with both. */
  static String interval(Estimate slowdown) {
    if (slowdown.low() >= 1 && slowdown.value() - 1 >= SAME) {
      return ratio(slowdown.low()) + " to " + ratio(slowdown.high());
    }
    if (slowdown.high() <= 1 && 1 - slowdown.value() >= SAME) {
      return ratio(1 / slowdown.high()) + " to " + ratio(1 / slowdown.low());
    }
    return times(slowdown.low()) + " to " + times(slowdown.high());
  }

  static String ratio(double value) {
    return String.format(Locale.ROOT, "%.2f", value);
  }
}
