package dev.wirebench.report.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

class VarianceLevelsTest {
  /** Kalibera and Jones (2013), the worked example with two levels. */
  private static final double[][] WORKED = {{9, 5, 8, 3}, {10, 6, 7, 11}, {1, 12, 2, 4}};

  @Test
  void agreesWithTheWorkedExampleOfTheArticle() {
    // The same example in the tests of the authors' libkalibera: T1² = 12.7, T2² = 0.4.
    VarianceLevels levels = VarianceLevels.of(WORKED);
    assertThat(levels.iterations()).isEqualTo(12.7, within(0.05));
    assertThat(levels.forks()).isEqualTo(0.4, within(0.05));
  }

  @Test
  void agreesWithNumpy() {
    // src/test/python/references.py, numpy 2.2.6: var(ddof=1) over iterations, and over means.
    VarianceLevels levels = VarianceLevels.of(WORKED);
    assertThat(levels.iterations())
        .isEqualTo(12.722222222222223, Samples.relative(12.722222222222223));
    assertThat(levels.forks()).isEqualTo(0.3819444444444442, Samples.relative(0.3819444444444442));
  }

  @Test
  void theVarianceOfAMeanHasAPartThatIterationsLessen() {
    VarianceLevels levels = new VarianceLevels(6, 2);
    assertThat(levels.ofMean(3)).isEqualTo(4);
    assertThat(levels.shareOfIterations(3)).isEqualTo(0.5);
    VarianceLevels nothingBetween = new VarianceLevels(6, -1);
    assertThat(nothingBetween.ofMean(3)).isEqualTo(2);
    assertThat(nothingBetween.shareOfIterations(3)).isEqualTo(1);
  }

  private static PairedHeat heat(double... row) {
    return new PairedHeat(row, new double[] {1, 1}, new double[0]);
  }

  @Test
  void benchmarksArePooledAlike() {
    // Of the first, ratios are 1 and e² without any variance within: s² of {0, 2} is 2.
    double e = Math.E;
    List<PairedHeat> apart = List.of(heat(1, 1), heat(e * e, e * e));
    List<PairedHeat> alike = List.of(heat(1, 1), heat(1, 1));
    VarianceLevels levels = VarianceLevels.pooled(List.of(apart, alike));
    assertThat(levels.iterations()).isZero();
    assertThat(levels.forks()).isEqualTo(1, within(1e-12));
    // The logarithms 0 and 2 within each group: s² is 2, and the two groups are alike.
    List<PairedHeat> noisy = List.of(heat(1, e * e), heat(1, e * e));
    VarianceLevels within = VarianceLevels.pooled(List.of(noisy));
    assertThat(within.iterations()).isEqualTo(2, within(1e-12));
    assertThat(within.ofMean(2)).as("what groups add is not below 0").isEqualTo(1, within(1e-12));
  }

  @Test
  void unequalOrTooFewAreRefused() {
    assertThatThrownBy(() -> VarianceLevels.of(new double[][] {{1, 2}}))
        .hasMessageStartingWith("variance levels need two forks or more");
    assertThatThrownBy(() -> VarianceLevels.of(new double[][] {{1, 2}, {1}}))
        .hasMessageStartingWith("variance levels need");
  }
}
