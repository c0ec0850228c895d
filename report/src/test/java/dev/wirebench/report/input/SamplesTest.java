package dev.wirebench.report.input;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class SamplesTest {
  private static Map<String, Double> percentiles(int calls) {
    Samples.Counts counts = new Samples.Counts();
    // In no order, and one value in two parts.
    for (int i = calls; i >= 1; i--) {
      counts.add(i, 0.5);
    }
    for (int i = 1; i <= calls; i++) {
      counts.add(i, 0.5);
    }
    return counts.percentiles();
  }

  /** Of 1 to n, the nearest rank is the value itself. */
  @Test
  void percentilesAreThoseOfTheNearestRank() {
    assertThat(percentiles(10_000))
        .containsExactlyInAnyOrderEntriesOf(
            Map.of("p50", 5000.0, "p90", 9000.0, "p99", 9900.0, "p99.9", 9990.0));
  }

  @Test
  void oneOfWhichThereAreTooFewCallsIsNotTold() {
    assertThat(percentiles(9_999)).containsOnlyKeys("p50", "p90", "p99");
    assertThat(percentiles(999)).containsOnlyKeys("p50", "p90");
    assertThat(percentiles(19)).isEmpty();
  }
}
