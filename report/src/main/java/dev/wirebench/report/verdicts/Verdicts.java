package dev.wirebench.report.verdicts;

import dev.wirebench.report.statistics.Estimate;

/** Turns an interval into a verdict. */
public final class Verdicts {
  private Verdicts() {}

  /**
   * The interval against the band from 1/(1+δ) to 1+δ, which is as wide to both sides on the
   * logarithmic scale that ratios live on.
   *
   * @param ratio to the baseline, with the interval corrected for the family
   * @param delta δ, the smallest difference that matters, 0.03 for 3 %
   */
  public static Verdict of(Estimate ratio, boolean largerIsBetter, double delta) {
    if (ratio.n() < Settings.FORKS_FOR_VERDICTS) {
      return Verdict.INDICATIVE;
    }
    double above = 1 + delta;
    double below = 1 / above;
    if (ratio.high() < below) {
      return largerIsBetter ? Verdict.SLOWER : Verdict.FASTER;
    }
    if (ratio.low() > above) {
      return largerIsBetter ? Verdict.FASTER : Verdict.SLOWER;
    }
    if (ratio.low() >= below && ratio.high() <= above) {
      return Verdict.TIE;
    }
    if (!ratio.excludes(1)) {
      return Verdict.NO_CLEAR_DIFFERENCE;
    }
    return ratio.value() < 1 == largerIsBetter ? Verdict.PERHAPS_SLOWER : Verdict.PERHAPS_FASTER;
  }
}
