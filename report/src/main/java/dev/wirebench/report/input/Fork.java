package dev.wirebench.report.input;

import dev.wirebench.report.input.RunJson.ForkJson;
import dev.wirebench.report.input.RunJson.Turns;
import java.util.Map;

/**
 * One JVM: the unit of replication.
 *
 * @param place in the file, from 0
 * @param scores of the measured iterations in order, in the cell's unit; in sample mode the mean of
 *     each iteration's samples; NaN and infinities as JMH wrote them
 * @param secondary by metric's name without JMH's old prefix "·", its value in each iteration
 * @param known what {@code run.json} says of it
 */
public record Fork(int place, double[] scores, Map<String, double[]> secondary, ForkJson known) {
  /** Instead of a block's number. */
  public static final int NONE = -1;

  /** The block, from 0, or {@link #NONE} where the file knows no blocks. */
  public int block() {
    return known.block() == null ? NONE : known.block();
  }

  /** The place in its block, or in the file where there are no blocks; from 0. */
  public int order() {
    return known.order() == null ? place : known.order();
  }

  /** The attempt, from 0; above 0 if the fork was repeated because of its environment. */
  public int attempt() {
    return known.attempt() == null ? 0 : known.attempt();
  }

  /** Scores of the warm-up iterations in order, in the cell's unit; empty if not recorded. */
  public double[] warmup() {
    return known.warmup();
  }

  /** Says whether warm-up was not finished, as the campaign found it; null if not recorded. */
  public Boolean drifting() {
    return known.drifting();
  }

  public Host host() {
    return known.host();
  }

  /** Its turns, if it took turns with others; null if it ran by itself. */
  public Turns turns() {
    return known.turns();
  }

  /** The heat, else the block, that it has in common with the forks that it is compared with. */
  public int occasion() {
    return turns() == null ? block() : turns().heat();
  }

  public boolean hasBlock() {
    return block() != NONE;
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
