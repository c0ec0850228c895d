package dev.wirebench.report.statistics;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** References: {@code src/test/python/references.py}, statsmodels 0.14.4, {@code multipletests}. */
class AdjustedTest {
  /** Benjamini and Hochberg (1995), section 3.2: fifteen hypotheses on thrombolysis. */
  private static final double[] THROMBOLYSIS = {
    0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.3240, 0.4262, 0.5719,
    0.6528, 0.7590, 1.000
  };

  @Test
  void rejectsWhatBenjaminiAndHochbergReject() {
    // Their article: Bonferroni's level of 0.05 rejects three hypotheses, their procedure four.
    assertThat(Arrays.stream(Adjusted.benjaminiHochberg(THROMBOLYSIS)).filter(p -> p <= 0.05))
        .hasSize(4);
    assertThat(Arrays.stream(Adjusted.holm(THROMBOLYSIS)).filter(p -> p <= 0.05)).hasSize(3);
  }

  @Test
  void holmAgreesWithStatsmodels() {
    close(
        Adjusted.holm(THROMBOLYSIS),
        new double[] {
          0.0015, 0.0056, 0.0247, 0.114, 0.2211, 0.278, 0.278, 0.278, 0.3213, 1, 1, 1, 1, 1, 1
        });
  }

  @Test
  void benjaminiHochbergAgreesWithStatsmodels() {
    close(
        Adjusted.benjaminiHochberg(THROMBOLYSIS),
        new double[] {
          0.0015,
          0.003,
          0.0095,
          0.035625,
          0.0603,
          0.06385714285714286,
          0.06385714285714286,
          0.0645,
          0.0765,
          0.486,
          0.5811818181818182,
          0.714875,
          0.7532307692307693,
          0.8132142857142857,
          1
        });
  }

  @Test
  void orderIsKept() {
    // R: p.adjust(c(0.04, 0.01, 0.03), "holm") and "BH"
    close(Adjusted.holm(new double[] {0.04, 0.01, 0.03}), new double[] {0.06, 0.03, 0.06});
    close(
        Adjusted.benjaminiHochberg(new double[] {0.04, 0.01, 0.03}),
        new double[] {0.04, 0.03, 0.04});
  }

  @Test
  void whatIsNotKnownCountsInNoFamily() {
    double[] p = {Double.NaN, 0.01, 0.02};
    assertThat(Adjusted.holm(p)).containsExactly(Double.NaN, 0.02, 0.02);
    assertThat(Adjusted.benjaminiHochberg(p)).containsExactly(Double.NaN, 0.02, 0.02);
  }

  private static void close(double[] actual, double[] expected) {
    assertThat(actual).hasSameSizeAs(expected);
    for (int i = 0; i < expected.length; i++) {
      assertThat(actual[i]).isEqualTo(expected[i], Samples.relative(expected[i]));
    }
  }
}
