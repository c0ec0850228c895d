package dev.wirebench.report.coordinates;

import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.stream.DoubleStream;

/** JMH's units of scores: a time per operation, or operations per time. */
public final class Units {
  private static final Map<String, Double> SECONDS =
      Map.of(
          "ns", 1e-9, "us", 1e-6, "µs", 1e-6, "ms", 1e-3, "s", 1.0, "min", 60.0, "hr", 3600.0,
          "day", 86400.0);
  private static final List<String> READABLE = List.of("ns", "us", "ms", "s");
  private static final double MANY_DIGITS = 1e5;
  private static final int FEW_DIGITS = 3;
  private static final String PER_OP = "/op";
  private static final String OPS_PER = "ops/";

  private Units() {}

  /**
   * The factor to multiply a score by; empty if one unit cannot be converted to the other.
   *
   * @param from for instance {@code us/op}
   * @param to for instance {@code ns/op}
   */
  public static OptionalDouble factor(String from, String to) {
    if (from.equals(to)) {
      return OptionalDouble.of(1);
    }
    if (isTime(from) && isTime(to)) {
      return OptionalDouble.of(seconds(from) / seconds(to));
    }
    if (isThroughput(from) && isThroughput(to)) {
      return OptionalDouble.of(perSecond(from) / perSecond(to));
    }
    return OptionalDouble.empty();
  }

  /** Seconds per operation of a score in this unit; NaN if the unit is neither of the two kinds. */
  public static double secondsPerOperation(double score, String unit) {
    if (isTime(unit)) {
      return score * seconds(unit);
    }
    return isThroughput(unit) ? 1 / (score * perSecond(unit)) : Double.NaN;
  }

  /**
   * The unit in which scores are easiest to read: the given one, unless the smallest of them is
   * below 1 or the largest has more than five digits; then that in which the smallest has one to
   * three.
   *
   * @param unit as JMH has it
   * @param scores in that unit; may hold 0 and what is not finite
   */
  public static String fitting(String unit, DoubleStream scores) {
    DoubleSummaryStatistics positive =
        scores.filter(score -> score > 0 && Double.isFinite(score)).summaryStatistics();
    double smallest = positive.getMin();
    if (positive.getCount() == 0
        || smallest >= 1 && positive.getMax() < MANY_DIGITS
        || !isTime(unit) && !isThroughput(unit)) {
      return unit;
    }
    String best = unit;
    double bestMisfit = misfit(smallest);
    for (String time : READABLE) {
      String other = isTime(unit) ? time + PER_OP : OPS_PER + time;
      double factor = factor(unit, other).orElseThrow();
      double misfit = misfit(smallest * factor);
      if (misfit < bestMisfit && Double.isFinite(positive.getMax() * factor)) {
        best = other;
        bestMisfit = misfit;
      }
    }
    return best;
  }

  /** The powers of ten by which a score misses having one to three digits before its point. */
  private static double misfit(double score) {
    double magnitude = Math.log10(score);
    return Math.max(0, Math.max(-magnitude, magnitude - FEW_DIGITS));
  }

  private static boolean isTime(String unit) {
    return unit.endsWith(PER_OP) && SECONDS.containsKey(stem(unit));
  }

  private static double seconds(String unit) {
    return SECONDS.get(stem(unit));
  }

  private static String stem(String unit) {
    return unit.substring(0, unit.length() - PER_OP.length());
  }

  private static boolean isThroughput(String unit) {
    return unit.startsWith(OPS_PER) && SECONDS.containsKey(unit.substring(OPS_PER.length()));
  }

  private static double perSecond(String unit) {
    return 1 / SECONDS.get(unit.substring(OPS_PER.length()));
  }
}
