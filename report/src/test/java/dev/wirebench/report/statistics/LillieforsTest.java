package dev.wirebench.report.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/**
 * References: {@code src/test/python/references.py}, statsmodels 0.14.4, {@code lilliefors} with
 * {@code pvalmethod="approx"} (Dallal and Wilkinson, where p is at most 0.1).
 */
class LillieforsTest {
  private static final double[] SKEWED = {1, 1.1, 1.2, 1.3, 1.4, 1.5, 1.6, 2, 4, 9};

  @Test
  void statisticAgreesWithStatsmodels() {
    assertThat(Lilliefors.of(Samples.A).d()).isEqualTo(LF_A_D, Samples.relative(1));
    assertThat(Lilliefors.of(Samples.SLEEP).d()).isEqualTo(LF_SLEEP_D, Samples.relative(1));
    assertThat(Lilliefors.of(Samples.D).d()).isEqualTo(LF_D_D, Samples.relative(1));
  }

  @Test
  void smallPAgreesWithStatsmodels() {
    assertThat(Lilliefors.of(SKEWED).d()).isEqualTo(LF_SKEWED_D, Samples.relative(1));
    assertThat(Lilliefors.of(SKEWED).p()).isEqualTo(LF_SKEWED_P, Samples.relative(LF_SKEWED_P));
    assertThat(Lilliefors.of(Samples.D).p()).isEqualTo(LF_D_P, Samples.relative(LF_D_P));
  }

  @Test
  void largePAgreesWithTheFormulaOfNortest() {
    // Evaluated by numpy.polynomial from the coefficients of R's nortest::lillie.test.
    assertThat(Lilliefors.of(Samples.A).p()).isEqualTo(LF_A_P, Samples.relative(LF_A_P));
    assertThat(Lilliefors.of(Samples.SLEEP).p()).isEqualTo(LF_SLEEP_P, Samples.relative(1));
  }

  @Test
  void normalSamplesAreRejectedAboutAsOftenAsTheLevelSays() {
    SplittableRandom random = new SplittableRandom(7);
    int rejected = 0;
    for (int i = 0; i < 4000; i++) {
      double[] sample = new double[10];
      for (int j = 0; j < sample.length; j++) {
        sample[j] = random.nextGaussian();
      }
      rejected += Lilliefors.of(sample).p() < 0.05 ? 1 : 0;
    }
    assertThat(rejected / 4000.0).isEqualTo(0.05, within(0.01));
  }

  @Test
  void tooFewOrEqualValuesHaveNoResult() {
    assertThat(Lilliefors.of(new double[] {1, 2, 3, 4}).p()).isNaN();
    assertThat(Lilliefors.of(new double[] {2, 2, 2, 2, 2}).d()).isNaN();
  }
}
