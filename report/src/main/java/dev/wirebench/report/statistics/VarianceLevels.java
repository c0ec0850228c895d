package dev.wirebench.report.statistics;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;

/**
 * The variance of a benchmark that comes from iterations, and the variance that forks add: Kalibera
 * and Jones (2013), in the corrected form.
 *
 * @param iterations T_1² = S_1², the mean variance of iterations within a fork
 * @param forks T_2² = S_2² − S_1²/r_1, what forks add; may be negative, which means: nothing that
 *     can be seen
 */
public record VarianceLevels(double iterations, double forks) {
  /**
   * @param scores by fork and iteration; at least two forks of at least two iterations, equally
   *     many in each
   */
  public static VarianceLevels of(double[][] scores) {
    int count = scores.length == 0 ? 0 : scores[0].length;
    if (scores.length < 2
        || count < 2
        || Arrays.stream(scores).anyMatch(fork -> fork.length != count)) {
      throw new IllegalArgumentException(
          "variance levels need two forks or more, each of the same number of iterations, at least"
              + " two");
    }
    double within = Arrays.stream(scores).mapToDouble(VarianceLevels::variance).average().orElse(0);
    double[] means =
        Arrays.stream(scores)
            .mapToDouble(fork -> Arrays.stream(fork).average().orElse(0))
            .toArray();
    return new VarianceLevels(within, variance(means) - within / count);
  }

  /**
   * The variance of ratios in interleaved groups, pooled over benchmarks: each counts alike.
   *
   * @param benchmarks the groups of each, two or more with the same number of iterations
   */
  public static VarianceLevels pooled(Collection<List<PairedHeat>> benchmarks) {
    double iterations = 0;
    double groups = 0;
    for (List<PairedHeat> heats : benchmarks) {
      HeatVariance variance = HeatVariance.of(heats);
      iterations += heats.get(0).rounds() * variance.within();
      groups += variance.all() - variance.within();
    }
    return new VarianceLevels(iterations / benchmarks.size(), groups / benchmarks.size());
  }

  /** The variance of the mean of a fork with this number of iterations, T_2² + T_1²/r_1. */
  public double ofMean(int count) {
    return Math.max(0, forks) + iterations / count;
  }

  /** The part of {@link #ofMean} that more iterations would lessen, from 0 to 1. */
  public double shareOfIterations(int count) {
    return iterations / count / ofMean(count);
  }

  private static double variance(double[] values) {
    return Moments.variance(values, Moments.mean(values));
  }
}
