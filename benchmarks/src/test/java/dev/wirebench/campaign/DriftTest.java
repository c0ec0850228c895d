package dev.wirebench.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.campaign.JmhFork.Iteration;
import dev.wirebench.campaign.JmhFork.Metric;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class DriftTest {
  @Test
  void aForkThatIsStillGettingFasterDrifts() {
    assertThat(Drift.isDrifting(List.of(900.0, 200.0, 120.0, 115.0, 112.0), fork(105, 104, 103)))
        .isTrue();
  }

  @Test
  void aForkThatGetsSlowerDriftsToo() {
    assertThat(Drift.isDrifting(List.of(100.0, 100.0, 100.0), fork(106, 107, 108))).isTrue();
  }

  @Test
  void whatHappenedEarlyInWarmupDoesNotCount() {
    assertThat(
            Drift.isDrifting(List.of(900.0, 200.0, 104.0, 103.0, 150.0), fork(100, 101, 99, 180)))
        .isFalse();
  }

  @Test
  void withoutWarmupNothingCanBeSaidForTheFork() {
    assertThat(Drift.isDrifting(List.of(), fork(100))).isTrue();
  }

  private static JmhFork fork(double... scores) {
    List<Iteration> iterations =
        Arrays.stream(scores)
            .mapToObj(score -> new Iteration(new Metric(score, "ns/op", "AVG"), Map.of()))
            .toList();
    Iterations any = new Iterations(1, 10);
    return new JmhFork(
        "1.37",
        "g",
        "avgt",
        "NANOSECONDS",
        1,
        1,
        any,
        any,
        "java",
        List.of(),
        "17",
        "vm",
        "17",
        iterations);
  }
}
