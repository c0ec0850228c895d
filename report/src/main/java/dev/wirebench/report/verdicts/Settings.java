package dev.wirebench.report.verdicts;

import dev.wirebench.report.scenario.Scenario;
import java.util.List;
import java.util.Optional;

/**
 * The settings of an analysis.
 *
 * @param baseline name of the row that the others are compared with; empty: the run's own baseline,
 *     else the first row of each table
 * @param comparedBy the dimension whose values are the rows of a table: a parameter's name, or
 *     {@code class}, {@code method}, {@code jdk}, {@code source}, {@code threads}; empty: found by
 *     {@code Dimensions}
 * @param delta the smallest relative difference that matters, 0.03 for 3 %
 * @param bootstrap whether to cross-check every ratio by a bootstrap, however many there are
 * @param asked the scenario that the run was made for, if it was made for one
 * @param columns names of the columns that console and summary show; empty: the usual ones
 */
public record Settings(
    Optional<String> baseline,
    Optional<String> comparedBy,
    double delta,
    boolean bootstrap,
    Optional<Scenario> asked,
    List<String> columns) {
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

  /** Settings of a report that was made for no scenario. */
  public Settings(
      Optional<String> baseline, Optional<String> comparedBy, double delta, boolean bootstrap) {
    this(baseline, comparedBy, delta, bootstrap, Optional.empty(), List.of());
  }

  /** These settings of a report that was made for a scenario. */
  public Settings asking(Optional<Scenario> scenario) {
    return new Settings(baseline, comparedBy, delta, bootstrap, scenario, columns);
  }

  /** These settings with other columns on console and summary. */
  public Settings showing(List<String> names) {
    return new Settings(baseline, comparedBy, delta, bootstrap, asked, names);
  }

  /**
   * The confidence of each interval if several share the error of 5 % (Bonferroni).
   *
   * @param family how many comparisons there are
   */
  public static double confidence(int family) {
    return 1 - (1 - CONFIDENCE) / family;
  }
}
