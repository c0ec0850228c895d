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
    assertThat(Lilliefors.of(Samples.A).d()).isEqualTo(0.16369809127924173, Samples.relative(1));
    assertThat(Lilliefors.of(Samples.SLEEP).d())
        .isEqualTo(0.18885164347315186, Samples.relative(1));
    assertThat(Lilliefors.of(Samples.D).d()).isEqualTo(0.34754115723552426, Samples.relative(1));
  }

  @Test
  void smallPAgreesWithStatsmodels() {
    assertThat(Lilliefors.of(SKEWED).d()).isEqualTo(0.3658465488309413, Samples.relative(1));
    assertThat(Lilliefors.of(SKEWED).p())
        .isEqualTo(4.425262454343033e-4, Samples.relative(4.425262454343033e-4));
    assertThat(Lilliefors.of(Samples.D).p())
        .isEqualTo(0.02246089873029294, Samples.relative(0.02246089873029294));
  }

  @Test
  void largePAgreesWithTheFormulaOfNortest() {
    // Evaluated by numpy.polynomial from the coefficients of R's nortest::lillie.test.
    assertThat(Lilliefors.of(Samples.A).p())
        .isEqualTo(0.882555931521821, Samples.relative(0.882555931521821));
    assertThat(Lilliefors.of(Samples.SLEEP).p()).isEqualTo(0.3968154498979706, Samples.relative(1));
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
