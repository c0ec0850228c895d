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
    double[] expected = {
      0.028813404937066824,
      0.7905531091373247,
      1.704885194956685e-4,
      0.054802643249641965,
      0.11569000502758987,
      4.7662214298080315e-4
    };
    close(Dunn.of(List.of(Samples.A, Samples.B, Samples.C, Samples.D)), expected);
  }

  @Test
  void agreesWithScikitPosthocsAfterHolm() {
    double[] expected = {
      0.1152536197482673,
      0.7905531091373247,
      0.0010229311169740111,
      0.1644079297489259,
      0.23138001005517975,
      0.0023831107149040157
    };
    close(Adjusted.holm(Dunn.of(List.of(Samples.A, Samples.B, Samples.C, Samples.D))), expected);
  }

  @Test
  void agreesWithScikitPosthocsWhereSizesDiffer() {
    double[] expected = {0.00958113266592545, 0.5090545671400806, 0.05786040239934848};
    close(Dunn.of(List.of(Samples.A, Samples.B4, Samples.C5)), expected);
  }

  private static void close(double[] actual, double[] expected) {
    assertThat(actual).hasSameSizeAs(expected);
    for (int i = 0; i < expected.length; i++) {
      assertThat(actual[i]).isEqualTo(expected[i], Samples.relative(expected[i]));
    }
  }
}
