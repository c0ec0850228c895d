package dev.wirebench.report.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

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
  void optimalIterationsFollowTheFormula() {
    // ⌈√(11/1 · 2/1)⌉ = ⌈4.69⌉, ⌈√(11/1 · 8/1)⌉ = ⌈9.38⌉, more is cut at 10, less is at least 1.
    assertThat(new VarianceLevels(2, 1).optimalIterations(11, 1)).isEqualTo(5);
    assertThat(new VarianceLevels(8, 1).optimalIterations(11, 1)).isEqualTo(10);
    assertThat(new VarianceLevels(50, 1).optimalIterations(11, 1)).isEqualTo(10);
    assertThat(new VarianceLevels(0, 1).optimalIterations(11, 1)).isEqualTo(1);
  }

  @Test
  void withoutVisibleVarianceOfForksTheCapHolds() {
    assertThat(new VarianceLevels(2, 0).optimalIterations(11, 1)).isEqualTo(10);
    assertThat(new VarianceLevels(2, -1).optimalIterations(11, 1)).isEqualTo(10);
  }

  @Test
  void unequalOrTooFewAreRefused() {
    assertThatThrownBy(() -> VarianceLevels.of(new double[][] {{1, 2}}))
        .hasMessageStartingWith("variance levels need two forks or more");
    assertThatThrownBy(() -> VarianceLevels.of(new double[][] {{1, 2}, {1}}))
        .hasMessageStartingWith("variance levels need");
  }
}
