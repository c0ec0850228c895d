package dev.wirebench.report.comparison;

import dev.wirebench.report.statistics.Estimate;
import dev.wirebench.report.verdicts.Settings;
import dev.wirebench.report.verdicts.Verdict;

/**
 * One cell in two runs.
 *
 * @param name as in {@code jackson: order-event, serialize, byte[]}
 * @param ranked false for a study row: shown, without a verdict, in no family
 * @param slowdown the time of an operation after / before, with its 95 % interval: above 1 is
 *     slower, also where the score is a throughput; NaN without positive scores in both
 * @param family the same with the interval that verdicts rest on, Bonferroni over all compared
 *     cells
 * @param verdict of the newer run against the older
 * @param allocation in bytes per operation
 * @param bytes of a message on the wire
 */
public record CellChange(
    String name,
    boolean ranked,
    Scores scores,
    Estimate slowdown,
    Estimate family,
    Verdict verdict,
    BeforeAfter allocation,
    BeforeAfter bytes) {

  /**
   * The scores of both runs.
   *
   * @param unit of both: that of the older run
   * @param before mean of the older run's fork means, with its 95 % interval
   * @param after the same of the newer run
   */
  public record Scores(String unit, Estimate before, Estimate after) {}

  /**
   * Says whether a slowdown of more than the limit is established. The lower end of the corrected
   * interval is above the limit then, and both runs have the forks that verdicts need.
   *
   * @param limit 0.05 for 5 %
   */
  public boolean isSlowerBy(double limit) {
    return hasVerdict() && family.low() > 1 + limit;
  }

  /**
   * Says whether a slowdown of more than the limit is ruled out: the corrected interval ends below
   * it.
   */
  public boolean isNotSlowerBy(double limit) {
    return hasVerdict() && family.high() <= 1 + limit;
  }

  /** Says whether the corrected interval counts: it is that of a ranked cell with enough forks. */
  public boolean hasVerdict() {
    return ranked && family.n() >= Settings.FORKS_FOR_VERDICTS;
  }
}
