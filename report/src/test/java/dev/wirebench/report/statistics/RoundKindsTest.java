package dev.wirebench.report.statistics;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class RoundKindsTest {
  /** t(0.975, 2), as scipy.stats.t.ppf(0.975, 2) has it. */
  private static final double T2 = 4.302652729911275;

  /**
   * Seven quiet and then so many slow rounds; the baseline takes 1 in the first, 1.25 in others.
   */
  private static PairedHeat heat(double quiet, double slow, int slowRounds, double reference) {
    double[] row = new double[7 + slowRounds];
    double[] baseline = new double[7 + slowRounds];
    double[] nanos = new double[7 + slowRounds];
    Arrays.fill(row, 0, 7, quiet);
    Arrays.fill(row, 7, row.length, 1.25 * slow);
    Arrays.fill(baseline, 0, 7, 1);
    Arrays.fill(baseline, 7, row.length, 1.25);
    Arrays.fill(nanos, 0, 7, 100);
    Arrays.fill(nanos, 7, row.length, reference);
    return new PairedHeat(row, baseline, nanos);
  }

  @Test
  void ratiosOfEitherKindAndTheirPairedChange() {
    // Logarithms over heats, in units of ln 2: quiet 1 1 4, slow 2 2 5, of which the mean is 2 and
    // 3
    // and s is √3; s/√3 is 1, so the interval reaches t to both sides. Each pair differs by 1.
    RoundKinds kinds =
        RoundKinds.of(List.of(heat(2, 4, 5, 120), heat(2, 4, 5, 120), heat(16, 32, 6, 120)), 0.95)
            .orElseThrow();
    assertThat(kinds.quiet().value()).isEqualTo(4, Samples.relative(4));
    assertThat(kinds.quiet().low()).isEqualTo(Math.pow(2, 2 - T2), Samples.relative(1));
    assertThat(kinds.quiet().high()).isEqualTo(Math.pow(2, 2 + T2), Samples.relative(100));
    assertThat(kinds.slow().value()).isEqualTo(8, Samples.relative(8));
    assertThat(kinds.slow().low()).isEqualTo(Math.pow(2, 3 - T2), Samples.relative(1));
    assertThat(kinds.change().value()).isEqualTo(2, Samples.relative(2));
    assertThat(kinds.change().low()).isEqualTo(2, Samples.relative(2));
    assertThat(kinds.change().n()).isEqualTo(3);
  }

  @Test
  void threeHeatsNeedFiveRoundsOfEachKind() {
    PairedHeat good = heat(2, 4, 5, 120);
    assertThat(RoundKinds.of(List.of(good, good), 0.95)).isEmpty();
    assertThat(RoundKinds.of(List.of(good, good, heat(2, 4, 4, 120)), 0.95)).isEmpty();
    assertThat(RoundKinds.of(List.of(good, good, heat(2, 4, 5, 120)), 0.95)).isPresent();
  }

  @Test
  void roundsKeepTheirOrder() {
    PairedHeat sorted = heat(2, 4, 5, 120);
    PairedHeat mixed =
        new PairedHeat(mixed(sorted.row()), mixed(sorted.baseline()), mixed(sorted.reference()));
    double[] before = mixed.reference().clone();
    RoundKinds kinds = RoundKinds.of(List.of(mixed, mixed, mixed), 0.95).orElseThrow();
    assertThat(kinds.quiet().value()).isEqualTo(2, Samples.relative(2));
    assertThat(kinds.slow().value()).isEqualTo(4, Samples.relative(4));
    assertThat(mixed.reference()).containsExactly(before);
  }

  /** From both ends by turns. */
  private static double[] mixed(double[] values) {
    double[] mixed = new double[values.length];
    for (int i = 0; i < values.length; i++) {
      mixed[i] = values[i % 2 == 0 ? i / 2 : values.length - 1 - i / 2];
    }
    return mixed;
  }

  /** The lower quartile of 7 times 100 and 5 times something larger is 100. */
  @Test
  void aRoundIsSlowBeyondATenthMoreThanTheLowerQuartile() {
    PairedHeat good = heat(2, 4, 5, 120);
    assertThat(RoundKinds.of(List.of(good, good, heat(2, 4, 5, 109.9)), 0.95)).isEmpty();
    assertThat(RoundKinds.of(List.of(good, good, heat(2, 4, 5, 110.1)), 0.95)).isPresent();
  }

  @Test
  void withoutReferenceThereAreNoKinds() {
    PairedHeat unknown = new PairedHeat(new double[] {1, 2}, new double[] {1, 2}, new double[0]);
    assertThat(RoundKinds.of(List.of(unknown, unknown, unknown), 0.95)).isEmpty();
  }
}
