package dev.wirebench.report.statistics;

import java.util.Arrays;

/**
 * The variance of a benchmark that comes from iterations, and the variance that forks add: Kalibera
 * and Jones (2013), in the corrected form.
 *
 * @param iterations T_1² = S_1², the mean variance of iterations within a fork
 * @param forks T_2² = S_2² − S_1²/r_1, what forks add; may be negative, which means: nothing that
 *     can be seen
 */
public record VarianceLevels(double iterations, double forks) {
  private static final int MOST = 10;

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
   * The number of iterations per fork that gives the narrowest interval in a given time: r_1 =
   * ⌈√((c_2/c_1) · (T_1²/T_2²))⌉, from 1 to 10.
   *
   * @param forkCost c_2, what a fork costs besides its measured iterations: start and warm-up
   * @param iterationCost c_1, what a measured iteration costs, in the same unit
   */
  public int optimalIterations(double forkCost, double iterationCost) {
    if (forks <= 0) {
      return MOST;
    }
    double optimum = Math.ceil(Math.sqrt(forkCost / iterationCost * iterations / forks));
    return (int) Math.max(1, Math.min(MOST, optimum));
  }

  private static double variance(double[] values) {
    return Moments.variance(values, Moments.mean(values));
  }
}
