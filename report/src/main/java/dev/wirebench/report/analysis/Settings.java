package dev.wirebench.report.analysis;

import java.util.Optional;

/**
 * How to analyse.
 *
 * @param baseline name of the row that the others are compared with; empty: the run's own baseline,
 *     else the first row of each table
 * @param comparedBy the dimension whose values are the rows of a table: a parameter's name, or
 *     {@code class}, {@code method}, {@code jdk}, {@code source}, {@code threads}; empty: found by
 *     {@link Dimensions}
 * @param delta the smallest relative difference that matters, 0.03 for 3 %
 * @param bootstrap whether to cross-check every ratio by a bootstrap, however many there are
 */
public record Settings(
    Optional<String> baseline, Optional<String> comparedBy, double delta, boolean bootstrap) {
  /** 1−α of every interval that is shown. */
  public static final double CONFIDENCE = 0.95;

  /** Fewer blocks or forks are indicative and have no verdict. */
  public static final int FORKS_FOR_VERDICTS = 5;

  /**
   * Iterations of a fork, warm-up included, that take less in all: HotSpot has hardly begun to
   * compile what they measure.
   */
  public static final long SHORTEST_FORK_MILLIS = 1000;

  public static final Settings DEFAULT =
      new Settings(Optional.empty(), Optional.empty(), 0.03, false);

  /**
   * The confidence of each interval if several share the error of 5 % (Bonferroni).
   *
   * @param family how many comparisons there are
   */
  public static double confidence(int family) {
    return 1 - (1 - CONFIDENCE) / family;
  }
}
