package dev.wirebench.report.statistics;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.commons.statistics.distribution.TDistribution;

/** Quantiles of Student's t. Each is a root search, and a report needs few of them very often. */
final class Quantiles {
  private static final Map<Key, Double> KNOWN = new ConcurrentHashMap<>();

  private record Key(double degrees, double confidence) {}

  private Quantiles() {}

  /**
   * t(1−α/2, ν).
   *
   * @param degrees ν, of freedom
   * @param confidence 1−α, for instance 0.95
   */
  static double t(double degrees, double confidence) {
    if (degrees != Math.rint(degrees)) {
      return search(degrees, confidence);
    }
    return KNOWN.computeIfAbsent(
        new Key(degrees, confidence), key -> search(key.degrees(), key.confidence()));
  }

  private static double search(double degrees, double confidence) {
    return TDistribution.of(degrees).inverseSurvivalProbability((1 - confidence) / 2);
  }
}
