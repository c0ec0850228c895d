package dev.wirebench.report.statistics;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** References: {@code src/test/python/references.py}, scipy 1.15.3 and statsmodels 0.14.4. */
class RatioTestTest {
  private static double[] logs(double... values) {
    return Arrays.stream(values).map(Math::log).toArray();
  }

  @Test
  void pairedAgreesWithScipy() {
    // scipy.stats.ttest_rel(log(a), log(b)).pvalue
    RatioTest test = RatioTest.paired(logs(Samples.A), logs(Samples.B));
    assertThat(test.p()).isEqualTo(8.532649110748801e-4, Samples.relative(8.532649110748801e-4));
    assertThat(test.ratio())
        .isEqualTo(Estimates.pairedRatio(Samples.A, Samples.B, 0.95).value(), Samples.relative(1));
  }

  @Test
  void welchAgreesWithScipy() {
    // scipy.stats.ttest_ind(log(a), log(b[:4]), equal_var=False).pvalue
    RatioTest test = RatioTest.welch(logs(Samples.A), logs(Samples.B4));
    assertThat(test.p()).isEqualTo(0.017754372158185976, Samples.relative(0.0177));
    assertThat(test.ratio()).isEqualTo(0.9315345588155876, Samples.relative(1));
  }

  @Test
  void withoutSpreadEqualIsCertainAndDifferentToo() {
    double[] three = logs(3, 3, 3);
    double[] six = logs(6, 6, 6);
    assertThat(RatioTest.paired(three, three)).isEqualTo(new RatioTest(1, 1));
    assertThat(RatioTest.paired(three, six).p()).isLessThan(1e-12);
    assertThat(RatioTest.welch(three, three)).isEqualTo(new RatioTest(1, 1));
    assertThat(RatioTest.welch(three, six).p()).isLessThan(1e-12);
  }

  @Test
  void oneForkSaysNothing() {
    double[] one = logs(3);
    assertThat(RatioTest.paired(one, one).p()).isNaN();
    assertThat(RatioTest.welch(one, logs(Samples.A)).p()).isNaN();
  }
}
