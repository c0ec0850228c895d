package dev.wirebench.report.statistics;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.commons.statistics.distribution.TDistribution;

/**
 * Student's t. Distributions and quantiles take long to make, and a report needs few very often.
 */
final class StudentT {
  private static final Map<Integer, TDistribution> DISTRIBUTIONS = new ConcurrentHashMap<>();
  private static final Map<Key, Double> QUANTILES = new ConcurrentHashMap<>();

  private record Key(int degrees, double confidence) {}

  private StudentT() {}

  /**
   * t(1−α/2, ν).
   *
   * @param degrees ν, of freedom
   * @param confidence 1−α, for instance 0.95
   */
  static double quantile(double degrees, double confidence) {
    if (!isWhole(degrees)) {
      return search(degrees, confidence);
    }
    return QUANTILES.computeIfAbsent(
        new Key((int) degrees, confidence), key -> search(key.degrees(), key.confidence()));
  }

  private static double search(double degrees, double confidence) {
    return distribution(degrees).inverseSurvivalProbability((1 - confidence) / 2);
  }

  /** The probability of a statistic at least as far from 0, to both sides. */
  static double twoSided(double degrees, double t) {
    return 2 * distribution(degrees).survivalProbability(Math.abs(t));
  }

  private static TDistribution distribution(double degrees) {
    return isWhole(degrees)
        ? DISTRIBUTIONS.computeIfAbsent((int) degrees, TDistribution::of)
        : TDistribution.of(degrees);
  }

  private static boolean isWhole(double degrees) {
    return degrees == Math.rint(degrees) && degrees < Integer.MAX_VALUE;
  }
}
