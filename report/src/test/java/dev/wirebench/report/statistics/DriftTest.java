package dev.wirebench.report.statistics;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class DriftTest {
  private static final double UNKNOWN = Double.NaN;

  @Test
  void aForkThatIsStillGettingFasterDrifts() {
    assertThat(drifts(of(900, 200, 120, 115, 112), of(105, 104, 103))).isTrue();
  }

  @Test
  void aForkThatGetsSlowerDriftsToo() {
    assertThat(drifts(of(100, 100, 100), of(106, 107, 108))).isTrue();
  }

  @Test
  void whatHappenedEarlyInWarmupDoesNotCount() {
    assertThat(drifts(of(900, 200, 104, 103, 150), of(100, 101, 99, 180))).isFalse();
  }

  @Test
  void withoutWarmupNothingCanBeSaidForTheFork() {
    assertThat(drifts(of(), of(100))).isTrue();
  }

  @Test
  void byTurnsAForkDriftsIfItsRatioToAnotherHasASlope() {
    double[] others = new double[30];
    double[] steady = new double[30];
    double[] falling = new double[30];
    for (int round = 0; round < 30; round++) {
      // The machine is twice as slow in some rounds, for both alike.
      double machine = round % 7 < 3 ? 2 : 1;
      double noise = 1 + 0.01 * (round % 3 - 1);
      others[round] = 100 * machine;
      steady[round] = 50 * machine * noise;
      falling[round] = 50 * machine * noise * Math.exp(-0.08 * round / 29);
    }
    assertThat(Drift.isDriftingByTurns(steady, others, UNKNOWN)).isFalse();
    assertThat(Drift.isDriftingByTurns(falling, others, UNKNOWN)).isTrue();
    assertThat(Drift.isDriftingByTurns(falling, others, 0.02)).isTrue();
    assertThat(Drift.isDriftingByTurns(falling, others, 0.01))
        .as("no JVM compiled, so that the machine slowed one more than the other")
        .isFalse();
    assertThat(Drift.isDriftingByTurns(others, falling, UNKNOWN))
        .as("the other way round")
        .isTrue();
  }

  /** A slope of 0.0127 a round, 11 % in all, with a standard error of 0.0113: t = 1.13. */
  @Test
  void aSlopeThatMayBeChanceIsNoDrift() {
    double[] scores = {1, 1.1, 0.9, 1.15, 1.05, 1.0, 1.2, 0.95, 1.25, 1.1};
    double[] others = new double[scores.length];
    Arrays.fill(others, 1);
    assertThat(Drift.isDriftingByTurns(scores, others, UNKNOWN)).isFalse();
    assertThat(Drift.isDriftingByTurns(of(1, 2), of(1, 1), UNKNOWN)).as("too few rounds").isFalse();
  }

  private static boolean drifts(double[] warmup, double[] measurement) {
    return Drift.isDrifting(warmup, measurement);
  }

  private static double[] of(double... scores) {
    return scores;
  }
}
