package dev.wirebench.report.verdicts;

import dev.wirebench.report.statistics.Estimate;

/**
 * A row's score divided by the baseline's; below 1 is faster where the score is a time, slower
 * where it is a throughput.
 *
 * @param plain with its 95 % interval
 * @param family with the corrected interval, Bonferroni over the table's family: verdicts rest on
 *     it
 * @param pairing how forks were compared
 */
public record Ratio(Estimate plain, Estimate family, Pairing pairing) {

  /** The way in which the forks of two rows are compared. */
  public enum Pairing {
    /** Forks of the same block: what a block's circumstances do to both cancels out. */
    BLOCKS("paired by block"),
    /** No common blocks: Welch's t on the logarithms of fork means. */
    WELCH("not paired (Welch's t on the logarithms of fork means)");

    private final String words;

    Pairing(String words) {
      this.words = words;
    }

    public String words() {
      return words;
    }
  }
}
