package dev.wirebench.report.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

/** References: {@code src/test/python/references.py}, scipy 1.15.3, {@code scipy.stats.kruskal}. */
class KruskalWallisTest {
  @Test
  void agreesWithRsExampleOfHollanderAndWolfe() {
    // R, example(kruskal.test), mucociliary efficiency: chi-squared = 0.77143, df = 2, p = 0.68.
    KruskalWallis result =
        KruskalWallis.of(
            List.of(
                new double[] {2.9, 3.0, 2.5, 2.6, 3.2},
                new double[] {3.8, 2.7, 4.0, 2.4},
                new double[] {2.8, 3.4, 3.7, 2.2, 2.0}));
    assertThat(result.h()).isEqualTo(0.77143, within(5e-6));
    assertThat(result.degrees()).isEqualTo(2);
    assertThat(result.p()).isEqualTo(0.68, within(5e-3));
  }

  @Test
  void agreesWithScipyWhereThereAreTies() {
    KruskalWallis result = KruskalWallis.of(List.of(Samples.A, Samples.B, Samples.C, Samples.D));
    assertThat(result.h()).isEqualTo(18.674143437862963, Samples.relative(18.674143437862963));
    assertThat(result.p()).isEqualTo(3.192608882245869e-4, Samples.relative(3.192608882245869e-4));
  }

  @Test
  void agreesWithScipyWhereSizesDiffer() {
    KruskalWallis result = KruskalWallis.of(List.of(Samples.A, Samples.B4, Samples.C5));
    assertThat(result.h()).isEqualTo(6.952453620586474, Samples.relative(6.952453620586474));
    assertThat(result.p()).isEqualTo(0.030923872816982837, Samples.relative(0.030923872816982837));
  }

  @Test
  void equalValuesHaveNoStatistic() {
    KruskalWallis result = KruskalWallis.of(List.of(new double[] {1, 1}, new double[] {1, 1}));
    assertThat(result.h()).isNaN();
    assertThat(result.p()).isNaN();
  }

  @Test
  void anEmptySampleIsRefused() {
    assertThatThrownBy(() -> KruskalWallis.of(List.of(new double[] {1, 2}, new double[0])))
        .hasMessage("a sample is empty");
  }
}
