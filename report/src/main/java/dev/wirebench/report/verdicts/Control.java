package dev.wirebench.report.verdicts;

import dev.wirebench.report.statistics.Estimate;

/**
 * A row that repeats another one: what difference shows between identical things.
 *
 * @param ratio of the two, with its 95 % interval; the true one is 1
 * @param p of the test that it is 1; NaN with fewer than two forks
 */
public record Control(String name, String codec, Estimate ratio, double p) {

  /** The distance of the ratio from 1, as a share: 0.02 both for 1.02 and for 1/1.02. */
  public double distance() {
    return Math.exp(Math.abs(Math.log(ratio.value()))) - 1;
  }
}
