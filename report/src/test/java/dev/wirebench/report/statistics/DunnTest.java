package dev.wirebench.report.statistics;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * References: {@code src/test/python/references.py}, scikit-posthocs 0.11.4, {@code posthoc_dunn}.
 */
class DunnTest {
  @Test
  void agreesWithScikitPosthocsWhereThereAreTies() {
    double[] expected = {DUNN};
    close(Dunn.of(List.of(Samples.A, Samples.B, Samples.C, Samples.D)), expected);
  }

  @Test
  void agreesWithScikitPosthocsAfterHolm() {
    double[] expected = {DUNN_HOLM};
    close(Adjusted.holm(Dunn.of(List.of(Samples.A, Samples.B, Samples.C, Samples.D))), expected);
  }

  @Test
  void agreesWithScikitPosthocsWhereSizesDiffer() {
    double[] expected = {DUNN_UNEQUAL};
    close(Dunn.of(List.of(Samples.A, Samples.B4, Samples.C5)), expected);
  }

  private static void close(double[] actual, double[] expected) {
    assertThat(actual).hasSameSizeAs(expected);
    for (int i = 0; i < expected.length; i++) {
      assertThat(actual[i]).isEqualTo(expected[i], Samples.relative(expected[i]));
    }
  }
}
