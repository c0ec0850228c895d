package dev.wirebench.report.statistics;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class DriftTest {
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

  private static boolean drifts(double[] warmup, double[] measurement) {
    return Drift.isDrifting(warmup, measurement);
  }

  private static double[] of(double... scores) {
    return scores;
  }
}
