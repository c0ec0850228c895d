package dev.wirebench.report.statistics;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** References: {@code src/test/python/references.py}, scipy 1.15.3, {@code mannwhitneyu} U/(mn). */
class VarghaDelaneyTest {
  @Test
  void agreesWithMannAndWhitneysUOfScipy() {
    assertThat(VarghaDelaney.a(Samples.A, Samples.B)).isEqualTo(VD_AB, Samples.relative(1));
    assertThat(VarghaDelaney.a(Samples.A, Samples.C)).isEqualTo(VD_AC, Samples.relative(1));
    assertThat(VarghaDelaney.a(Samples.B, Samples.A)).isEqualTo(VD_BA, Samples.relative(1));
  }

  @Test
  void extremesAndTies() {
    assertThat(VarghaDelaney.a(Samples.D, Samples.A)).isEqualTo(1);
    assertThat(VarghaDelaney.a(Samples.A, Samples.D)).isZero();
    assertThat(VarghaDelaney.a(Samples.A, Samples.A)).isEqualTo(0.5);
  }
}
