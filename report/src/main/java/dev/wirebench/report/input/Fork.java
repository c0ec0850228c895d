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
 * @param turns when it measured, if it took turns with others; null if it ran by itself
 */
public record Fork(
    int block,
    int order,
    int attempt,
    double[] scores,
    double[] warmup,
    Map<String, double[]> secondary,
    Host host,
    Boolean drifting,
    Turns turns) {
  /** Instead of a block's number. */
  public static final int NONE = -1;

  /**
   * The turns of a fork that lived at the same time as others.
   *
   * @param heat number of the heat that it lived in
   * @param beginMillis when each of its scores was begun to be measured, in milliseconds from the
   *     heat's first round on
   * @param waitingMicros CPU time that the fork used while it waited for each, in microseconds;
   *     negative where the system does not say
   */
  public record Turns(int heat, double[] beginMillis, double[] waitingMicros) {}

  /** What it has in common with the forks that it is compared with: its heat, else its block. */
  public int occasion() {
    return turns == null ? block : turns.heat();
  }

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
