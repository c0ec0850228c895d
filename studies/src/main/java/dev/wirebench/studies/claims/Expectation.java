package dev.wirebench.studies.claims;

import dev.wirebench.report.statistics.Estimate;
import dev.wirebench.report.verdicts.Settings;
import dev.wirebench.report.verdicts.Verdicts;

/** What a claim expects of a number, most often of a ratio. */
sealed interface Expectation {

  /**
   * @param interval corrected for the number of comparisons
   * @param delta δ of the verdicts
   */
  Mark judge(Estimate interval, double delta);

  /** Of a ratio: the first costs less. That both are equal, within ±δ, is against it. */
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

  /** Of a ratio: the two differ, whichever costs less. */
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

  /** Of any number: it lies between these two, or is one of them. */
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
