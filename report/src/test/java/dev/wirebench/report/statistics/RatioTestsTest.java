package dev.wirebench.report.statistics;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** References: {@code src/test/python/references.py}, scipy 1.15.3 and statsmodels 0.14.4. */
class RatioTestsTest {
  @Test
  void pairedAgreesWithScipy() {
    // scipy.stats.ttest_rel(log(a), log(b)).pvalue
    assertThat(RatioTests.paired(Samples.A, Samples.B))
        .isEqualTo(8.532649110748801e-4, Samples.relative(8.532649110748801e-4));
  }

  @Test
  void welchAgreesWithScipy() {
    // scipy.stats.ttest_ind(log(a), log(b[:4]), equal_var=False).pvalue
    assertThat(RatioTests.welch(Samples.A, Samples.B4))
        .isEqualTo(0.017754372158185976, Samples.relative(0.017754372158185976));
  }

  @Test
  void withoutSpreadEqualIsCertainAndDifferentToo() {
    double[] three = {3, 3, 3};
    double[] six = {6, 6, 6};
    assertThat(RatioTests.paired(three, three)).isEqualTo(1);
    assertThat(RatioTests.paired(three, six)).isZero();
    assertThat(RatioTests.welch(three, three)).isEqualTo(1);
    assertThat(RatioTests.welch(three, six)).isZero();
  }

  @Test
  void oneForkSaysNothing() {
    double[] one = {3};
    assertThat(RatioTests.paired(one, one)).isNaN();
    assertThat(RatioTests.welch(one, Samples.A)).isNaN();
  }
}
