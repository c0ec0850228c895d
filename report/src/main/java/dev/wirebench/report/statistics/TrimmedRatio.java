package dev.wirebench.report.statistics;

import java.util.Arrays;
import java.util.List;

/**
 * A ratio without the rounds in which it was most unusual, beside the ratio of all: the two differ
 * where something hit single slices, and so not both rows of a round.
 *
 * @param trimmed exp of the mean over heats of the trimmed mean of d_i = ln(x_i / b_i), without a
 *     fifth of the rounds at each end (rounded down)
 * @param plain exp of the mean over heats of ln(x̄ / b̄): the ratio of the tables
 */
public record TrimmedRatio(double trimmed, double plain) {
  private static final int FIFTH = 5;

  /**
   * @param heats one or more
   */
  public static TrimmedRatio of(List<PairedHeat> heats) {
    return new TrimmedRatio(
        Math.exp(heats.stream().mapToDouble(TrimmedRatio::trimmed).average().orElseThrow()),
        Math.exp(heats.stream().mapToDouble(PairedHeat::logRatio).average().orElseThrow()));
  }

  private static double trimmed(PairedHeat heat) {
    double[] sorted = heat.differences();
    Arrays.sort(sorted);
    int cut = sorted.length / FIFTH;
    return Moments.mean(Arrays.copyOfRange(sorted, cut, sorted.length - cut));
  }

  /** The trimmed ratio is so much larger than the plain one: 0.02 is 2 %. */
  public double difference() {
    return trimmed / plain - 1;
  }
}
