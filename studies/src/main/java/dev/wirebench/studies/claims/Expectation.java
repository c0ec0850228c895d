package dev.wirebench.studies.claims;

import dev.wirebench.report.statistics.Estimate;
import dev.wirebench.report.verdicts.Settings;
import dev.wirebench.report.verdicts.Verdicts;

/** The expectation that a claim has of a number, most often of a ratio. */
sealed interface Expectation {

  /**
   * @param interval corrected for the number of comparisons
   * @param delta δ of the verdicts
   */
  Mark judge(Estimate interval, double delta);

  /** The first row of a ratio costs less. Equal costs, within ±δ, are evidence against it. */
  record Less() implements Expectation {
    @Override
    public Mark judge(Estimate interval, double delta) {
      return switch (Verdicts.of(interval, false, delta)) {
        case FASTER -> Mark.CONFIRMED;
        case SLOWER, PERHAPS_SLOWER, TIE -> Mark.REFUTED;
        case INDICATIVE -> Mark.NOT_MEASURED;
        default -> Mark.NO_CLEAR_DIFFERENCE;
      };
    }
  }

  /** The two rows of a ratio differ, whichever costs less. */
  record Differ() implements Expectation {
    @Override
    public Mark judge(Estimate interval, double delta) {
      return switch (Verdicts.of(interval, false, delta)) {
        case FASTER, SLOWER, PERHAPS_FASTER, PERHAPS_SLOWER -> Mark.CONFIRMED;
        case TIE -> Mark.REFUTED;
        case INDICATIVE -> Mark.NOT_MEASURED;
        default -> Mark.NO_CLEAR_DIFFERENCE;
      };
    }
  }

  /** The number is between these two, or is one of them. */
  record Within(double low, double high) implements Expectation {
    @Override
    public Mark judge(Estimate interval, double delta) {
      if (interval.n() < Settings.FORKS_FOR_VERDICTS) {
        return Mark.NOT_MEASURED;
      }
      if (interval.high() < low || interval.low() > high) {
        return Mark.REFUTED;
      }
      return interval.low() >= low && interval.high() <= high
          ? Mark.CONFIRMED
          : Mark.NO_CLEAR_DIFFERENCE;
    }
  }
}
