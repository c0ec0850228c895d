package dev.wirebench.validation;

import dev.wirebench.report.statistics.Estimate;
import dev.wirebench.report.statistics.Estimates;
import dev.wirebench.report.verdicts.Settings;
import dev.wirebench.report.verdicts.Verdict;
import dev.wirebench.report.verdicts.Verdicts;
import java.util.function.Predicate;

/**
 * A condition on the interval of a ratio, by which two rows are told apart.
 *
 * @param confidence of the interval
 * @param condition that the interval meets or does not
 */
record Criterion(double confidence, Predicate<Estimate> condition) {
  static final Criterion EXCLUDES_ONE =
      new Criterion(Settings.CONFIDENCE, ratio -> ratio.excludes(1));
  static final Criterion ABOVE_ONE = new Criterion(Settings.CONFIDENCE, ratio -> ratio.low() > 1);

  /**
   * The verdict <i>slower</i> of a report.
   *
   * @param family how many comparisons the interval is adjusted for
   */
  static Criterion slower(int family) {
    double delta = Settings.DEFAULT.delta();
    return new Criterion(
        Settings.confidence(family), ratio -> Verdicts.of(ratio, false, delta) == Verdict.SLOWER);
  }

  /**
   * @param logRatios logarithms of the ratio, by block
   */
  boolean isMetBy(double[] logRatios) {
    return condition.test(Estimates.ratio(logRatios, confidence));
  }
}
