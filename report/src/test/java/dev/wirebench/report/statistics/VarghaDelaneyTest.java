package dev.wirebench.report.statistics;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** References: {@code src/test/python/references.py}, scipy 1.15.3, {@code mannwhitneyu} U/(mn). */
class VarghaDelaneyTest {
  @Test
  void agreesWithMannAndWhitneysUOfScipy() {
    assertThat(VarghaDelaney.a(Samples.A, Samples.B))
        .isEqualTo(0.013888888888888888, Samples.relative(1));
    assertThat(VarghaDelaney.a(Samples.A, Samples.C))
        .isEqualTo(0.4305555555555556, Samples.relative(1));
    assertThat(VarghaDelaney.a(Samples.B, Samples.A))
        .isEqualTo(0.9861111111111112, Samples.relative(1));
  }

  @Test
  void extremesAndTies() {
    assertThat(VarghaDelaney.a(Samples.D, Samples.A)).isEqualTo(1);
    assertThat(VarghaDelaney.a(Samples.A, Samples.D)).isZero();
    assertThat(VarghaDelaney.a(Samples.A, Samples.A)).isEqualTo(0.5);
  }
}
