package dev.wirebench.report.statistics;

import java.util.List;

/**
 * The part of a ratio's variance between interleaved groups that stems from the iterations within
 * them, as if iterations of one group were independent. The rest is between groups: the same code
 * compiles differently in each fork.
 *
 * @param within of the logarithm of a heat's ratio, what its slices explain: the mean over heats of
 *     s²(d) / r, where d are the logarithms of the paired slices and r is the number of rounds
 * @param all the variance s² of ln(x̄ / b̄) over heats; NaN with one heat
 */
public record HeatVariance(double within, double all) {

  /**
   * @param heats one or more
   */
  public static HeatVariance of(List<PairedHeat> heats) {
    double within =
        heats.stream()
            .mapToDouble(heat -> variance(heat.differences()) / heat.rounds())
            .average()
            .orElseThrow(() -> new IllegalArgumentException("no heats to estimate from"));
    return new HeatVariance(
        within, variance(heats.stream().mapToDouble(PairedHeat::logRatio).toArray()));
  }

  /** {@link #within} as a share of {@link #all}, from 0 to 1; NaN where ratios do not vary. */
  public double share() {
    return all > 0 ? Math.min(1, within / all) : Double.NaN;
  }

  /** √within, a deviation of the ratio: 0.01 is about 1 %. */
  public double deviationWithin() {
    return Math.sqrt(within);
  }

  /** √(all − within), or 0 where that is negative: the deviation that more rounds do not lessen. */
  public double deviationBetween() {
    return Math.sqrt(Math.max(0, all - within));
  }

  private static double variance(double[] values) {
    return Moments.variance(values, Moments.mean(values));
  }
}
