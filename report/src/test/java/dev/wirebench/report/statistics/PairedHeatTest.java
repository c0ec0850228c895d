package dev.wirebench.report.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Slices are powers of two, so that logarithms are multiples of ln 2, and sums can be done by hand.
 */
class PairedHeatTest {
  private static final double[] NO_REFERENCE = {};
  private static final double LN2 = Math.log(2);

  /** In units of ln 2: ln x = 1 2 1 2, ln b = 0 1 0 0, d = 1 1 1 2. x̄/b̄ = 12/5. */
  private static final PairedHeat FIRST = heat(new double[] {2, 4, 2, 4}, 1, 2, 1, 1);

  /** In units of ln 2: ln x = 0 1 0 1, ln b = 0 1 1 1, d = 0 0 −1 0. x̄/b̄ = 6/7. */
  private static final PairedHeat SECOND = heat(new double[] {1, 2, 1, 2}, 1, 2, 2, 2);

  private static PairedHeat heat(double[] row, double... baseline) {
    return new PairedHeat(row, baseline, NO_REFERENCE);
  }

  @Test
  void varianceWithinAndBetweenHeats() {
    HeatVariance variance = HeatVariance.of(List.of(FIRST, SECOND));
    // d has sums of squares 0.75 in both, so s² = 0.25 and s²/4 = 1/16. The ratios are 2.4 and 6/7,
    // of which the logarithms differ by ln 2.8; the variance of two numbers is half their square.
    double all = Math.log(2.8) * Math.log(2.8) / 2;
    assertThat(variance.within()).isEqualTo(LN2 * LN2 / 16, Samples.relative(1));
    assertThat(variance.all()).isEqualTo(all, Samples.relative(1));
    assertThat(variance.share()).isEqualTo(LN2 * LN2 / 16 / all, Samples.relative(1));
    assertThat(variance.deviationWithin()).isEqualTo(LN2 / 4, Samples.relative(1));
    assertThat(variance.deviationBetween())
        .isEqualTo(Math.sqrt(all - LN2 * LN2 / 16), Samples.relative(1));
  }

  @Test
  void theShareWithinHeatsIsAtMostOne() {
    HeatVariance alike = HeatVariance.of(List.of(FIRST, heat(new double[] {24, 24.1}, 10, 10)));
    assertThat(alike.within()).isGreaterThan(alike.all());
    assertThat(alike.share()).isEqualTo(1);
    assertThat(alike.deviationBetween()).isZero();
  }

  @Test
  void ofOneHeatOrOfEqualRatiosNoShareIsKnown() {
    assertThat(HeatVariance.of(List.of(FIRST)).share()).isNaN();
    assertThat(HeatVariance.of(List.of(FIRST, FIRST)).share()).isNaN();
  }

  @Test
  void correlationAndGainOfPairing() {
    RoundPairing pairing = RoundPairing.of(List.of(FIRST, SECOND));
    // Sums of squares: of ln x 1, of ln b 0.75, of d 0.75, of products 0.5, in both heats.
    assertThat(pairing.correlation()).isEqualTo(0.5 / Math.sqrt(0.75), Samples.relative(1));
    assertThat(pairing.gain()).isEqualTo(3.5 / 1.5, Samples.relative(1));
    assertThat(pairing.deviation()).isEqualTo(Math.sqrt(2 / 6.0) * LN2, Samples.relative(1));
  }

  @Test
  void slicesThatOnlyTheMachineVariesCorrelateFully() {
    RoundPairing pairing = RoundPairing.of(List.of(heat(new double[] {3, 6, 12}, 1, 2, 4)));
    assertThat(pairing.correlation()).isEqualTo(1, Samples.relative(1));
    assertThat(pairing.gain()).isGreaterThan(1e9);
  }

  @Test
  void slicesThatDoNotVaryHaveNoCorrelation() {
    RoundPairing pairing = RoundPairing.of(List.of(heat(new double[] {3, 3, 3}, 1, 1, 1)));
    assertThat(pairing.correlation()).isNaN();
    assertThat(pairing.gain()).isNaN();
    assertThat(pairing.deviation()).isZero();
  }

  @Test
  void trimmedRatioLeavesOutAFifthAtEachEnd() {
    // d is 0 1 2 3 10 in units of ln 2: what is left has the mean 2. The sum of the slices is 1039.
    TrimmedRatio one =
        TrimmedRatio.of(List.of(heat(new double[] {8, 1, 1024, 2, 4}, 1, 1, 1, 1, 1)));
    assertThat(one.trimmed()).isEqualTo(4, Samples.relative(4));
    assertThat(one.plain()).isEqualTo(207.8, Samples.relative(207.8));
    assertThat(one.difference()).isEqualTo(4 / 207.8 - 1, Samples.relative(1));
    // Of four rounds none is left out: means of d are 5/4 and −1/4, and 1/2 over both.
    assertThat(TrimmedRatio.of(List.of(FIRST, SECOND)).trimmed())
        .isEqualTo(Math.sqrt(2), Samples.relative(1));
    assertThat(TrimmedRatio.of(List.of(FIRST, SECOND)).plain())
        .isEqualTo(Math.sqrt(2.4 * 6 / 7), Samples.relative(1));
  }

  @Test
  void aHeatHasASliceOfEachRowInEveryRound() {
    assertThatThrownBy(() -> heat(new double[] {1, 2}, 1)).hasMessageContaining("2, 1");
    assertThatThrownBy(() -> heat(new double[] {1}, 1)).hasMessageContaining("two rounds");
    assertThatThrownBy(
            () -> new PairedHeat(new double[] {1, 2}, new double[] {1, 2}, new double[] {1}))
        .hasMessageContaining("a reference for each round");
    assertThatThrownBy(() -> HeatVariance.of(List.of())).hasMessageContaining("no heats");
  }
}
