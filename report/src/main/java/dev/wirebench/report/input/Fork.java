package dev.wirebench.report.input;

import java.util.Map;

/**
 * One JVM: the unit of replication.
 *
 * @param block from 0, or {@link #NONE} where the file knows no blocks
 * @param order place in its block, or in the file where there are no blocks; from 0
 * @param attempt from 0; above 0 if the fork was repeated because of its environment
 * @param scores of the measured iterations in order, in the cell's unit; in sample mode the mean of
 *     each iteration's samples; NaN and infinities as JMH wrote them
 * @param warmup scores of the warm-up iterations in order, in the cell's unit; empty if not
 *     recorded
 * @param secondary by metric's name without JMH's old prefix "·", its value in each iteration
 * @param drifting whether the campaign found that warm-up was not finished; null if not recorded
 */
public record Fork(
    int block,
    int order,
    int attempt,
    double[] scores,
    double[] warmup,
    Map<String, double[]> secondary,
    Host host,
    Boolean drifting) {
  /** Instead of a block's number. */
  public static final int NONE = -1;

  public boolean hasBlock() {
    return block != NONE;
  }

  /** Mean of the measured iterations, in the cell's unit; NaN if there is none. */
  public double mean() {
    return mean(scores);
  }

  /** Mean of a secondary metric over the iterations, in its unit; NaN if it was not measured. */
  public double mean(String metric) {
    return mean(secondary.getOrDefault(metric, new double[0]));
  }

  private static double mean(double[] values) {
    double sum = 0;
    for (double value : values) {
      sum += value;
    }
    return sum / values.length;
  }
}
