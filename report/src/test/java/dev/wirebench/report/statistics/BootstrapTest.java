package dev.wirebench.report.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/**
 * References: {@code src/test/python/references.py}, the same resampling by numpy 2.2.6 with its
 * own generator and 200,000 samples; ends agree within the error of 10,000 samples.
 */
class BootstrapTest {
  private static final Bootstrap BOOTSTRAP = new Bootstrap(Bootstrap.MOST_SCORES, 0.95);
  private static final double[] WOBBLE = {0.99, 1.0, 1.01, 1.005, 0.995};
  private static final double[] REVERSED = {0.995, 1.005, 1.01, 1.0, 0.99};

  private static double[][] outer(double[] forks, double[] wobble) {
    return Arrays.stream(forks)
        .mapToObj(fork -> Arrays.stream(wobble).map(w -> fork * w).toArray())
        .toArray(double[][]::new);
  }

  private static final double[][] FIRST = outer(Samples.B, WOBBLE);
  private static final double[][] SECOND = outer(Samples.A, REVERSED);

  @Test
  void pairedAgreesWithNumpy() {
    Estimate estimate = BOOTSTRAP.pairedRatio(FIRST, SECOND);
    assertThat(estimate.value()).isEqualTo(649.25 / 604.5, within(1e-12));
    assertThat(estimate.low()).isEqualTo(1.0546640569585959, within(0.001));
    assertThat(estimate.high()).isEqualTo(1.0936068777156662, within(0.001));
    assertThat(estimate.n()).isEqualTo(6);
  }

  @Test
  void notPairedAgreesWithNumpy() {
    Estimate estimate = BOOTSTRAP.ratio(FIRST, SECOND);
    assertThat(estimate.low()).isEqualTo(1.0472778293258884, within(0.001));
    assertThat(estimate.high()).isEqualTo(1.0982940439627091, within(0.001));
  }

  @Test
  void equalArgumentsGiveEqualResults() {
    assertThat(BOOTSTRAP.pairedRatio(FIRST, SECOND))
        .isEqualTo(BOOTSTRAP.pairedRatio(FIRST, SECOND));
  }

  @Test
  void whatABlockDoesToBothCancelsOut() {
    double[][] slow = {{10}, {20}, {30}};
    double[][] twice = {{20}, {40}, {60}};
    assertThat(BOOTSTRAP.pairedRatio(twice, slow)).isEqualTo(new Estimate(2, 2, 2, 3));
    assertThat(BOOTSTRAP.ratio(twice, slow).high()).isGreaterThan(3);
  }

  @Test
  void whatARoundDoesToBothCancelsOut() {
    double[][] bursts = {{10, 20, 10}, {10, 10, 30}};
    double[][] twice = {{20, 40, 20}, {20, 20, 60}};
    assertThat(BOOTSTRAP.pairedRounds(twice, bursts)).isEqualTo(new Estimate(2, 2, 2, 2));
    assertThat(BOOTSTRAP.pairedRatio(twice, bursts).high()).isGreaterThan(2.5);
  }

  /** Scores that have nothing in common with those beside them: parts of them vary as they do. */
  @Test
  void veryManyIterationsGiveTheIntervalOfAll() {
    SplittableRandom random = new SplittableRandom(7);
    double[][] many = new double[6][2_000];
    double[][] twice = new double[6][2_000];
    for (int fork = 0; fork < many.length; fork++) {
      double level = 1 + 0.02 * random.nextDouble();
      many[fork] = random.doubles(2_000, 0.5 * level, 1.5 * level).toArray();
      twice[fork] = random.doubles(2_000, 1, 3).toArray();
    }
    Estimate estimate = BOOTSTRAP.ratio(many, twice);
    double[] ratios = new double[1_000];
    Arrays.setAll(ratios, sample -> mean(many, random) / mean(twice, random));
    Arrays.sort(ratios);
    assertThat(estimate.low()).isEqualTo(ratios[25], within(0.002));
    assertThat(estimate.high()).isEqualTo(ratios[974], within(0.002));
    Estimate coarse = new Bootstrap(10, 0.95).ratio(many, twice);
    assertThat(coarse.low()).isEqualTo(ratios[25], within(0.004));
    assertThat(coarse.high()).isEqualTo(ratios[974], within(0.004));
  }

  /** Of forks drawn with replacement, and of all their scores. */
  private static double mean(double[][] forks, SplittableRandom random) {
    double sum = 0;
    for (int i = 0; i < forks.length; i++) {
      double[] fork = forks[random.nextInt(forks.length)];
      for (int j = 0; j < fork.length; j++) {
        sum += fork[random.nextInt(fork.length)] / fork.length;
      }
    }
    return sum / forks.length;
  }

  @Test
  void pairsOfUnequalLengthAreRefused() {
    assertThatThrownBy(() -> BOOTSTRAP.pairedRatio(FIRST, new double[][] {{1}}))
        .hasMessage("pairs need equal lengths: 6, 1");
  }
}
