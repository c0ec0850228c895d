package dev.wirebench.report.analysis;

import java.util.Map;
import java.util.OptionalDouble;

/** JMH's units of scores: a time per operation, or operations per time. */
public final class Units {
  private static final Map<String, Double> SECONDS =
      Map.of(
          "ns", 1e-9, "us", 1e-6, "µs", 1e-6, "ms", 1e-3, "s", 1.0, "min", 60.0, "hr", 3600.0,
          "day", 86400.0);
  private static final String PER_OP = "/op";
  private static final String OPS_PER = "ops/";

  private Units() {}

  /**
   * What to multiply a score by; empty if one cannot be had from the other.
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
