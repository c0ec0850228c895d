package dev.wirebench.report.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

class EstimatesTest {
  /** Student (1908), additional hours of sleep by two drugs, differences: R's data set sleep. */
  private static final double[] SLEEP = {1.2, 2.4, 1.3, 1.3, 0, 1, 1.8, 0.8, 4.6, 1.4};

  @Test
  void meanAgreesWithTheIntervalThatRPublishesForStudentsSleepData() {
    // R, example(t.test): 95 percent confidence interval 0.7001142 2.4598858, mean 1.58.
    Estimate estimate = Estimates.mean(SLEEP, 0.95);
    assertThat(estimate.value()).isEqualTo(1.58, relative(1.58));
    assertThat(estimate.low()).isEqualTo(0.7001142, within(5e-8));
    assertThat(estimate.high()).isEqualTo(2.4598858, within(5e-8));
    assertThat(estimate.n()).isEqualTo(10);
  }

  @Test
  void meanAgreesWithScipyToTheLastDigits() {
    // scipy.stats.t.interval(0.95, 9, loc=mean, scale=scipy.stats.sem(sleep))
    Estimate estimate = Estimates.mean(SLEEP, 0.95);
    assertThat(estimate.low()).isEqualTo(0.7001142367230175, relative(0.7));
    assertThat(estimate.high()).isEqualTo(2.459885763276982, relative(2.46));
  }

  /** The ranks of Conover's table A3 and of Hahn and Meeker's A.15a for 95 %. */
  @Test
  void theIntervalOfAMedianIsBetweenRanks() {
    Estimate ten = Estimates.median(SLEEP, 0.95);
    assertThat(ten.value()).isEqualTo(1.3);
    assertThat(ten.low()).as("the second smallest").isEqualTo(0.8);
    assertThat(ten.high()).as("the second largest").isEqualTo(2.4);
    Estimate six = Estimates.median(Arrays.copyOf(SLEEP, 6), 0.95);
    assertThat(six.low()).as("1 - 2/64 = 97 % between the extremes").isEqualTo(0);
    assertThat(six.high()).isEqualTo(2.4);
    double[] twenty = IntStream.rangeClosed(1, 20).asDoubleStream().toArray();
    assertThat(Estimates.median(twenty, 0.95)).isEqualTo(new Estimate(10.5, 6, 15, 20));
  }

  @Test
  void aMedianOfFewerThanSixHasNoInterval() {
    Estimate five = Estimates.median(new double[] {5, 3, 1, 2, 4}, 0.95);
    assertThat(five.value()).isEqualTo(3);
    assertThat(five.low()).isNaN();
    assertThat(five.high()).isNaN();
  }

  @Test
  void pairedRatioAgreesWithScipyOnLogarithms() {
    // numpy.exp(scipy.stats.t.interval(0.99, 4, loc=mean(d), scale=sem(d))), d = log(a / b)
    double[] a = {101, 205, 99.5, 150, 120};
    double[] b = {50, 98, 52, 76.5, 61};
    Estimate estimate = Estimates.pairedRatio(a, b, 0.99);
    assertThat(estimate.value()).isEqualTo(1.9897386010802098, relative(2));
    assertThat(estimate.low()).isEqualTo(1.855485756510104, relative(1.8));
    assertThat(estimate.high()).isEqualTo(2.133705250357211, relative(2.1));
    assertThat(estimate.logHalfWidth()).isEqualTo(0.06985674874037252, relative(0.07));
  }

  @Test
  void welchRatioAgreesWithTheIntervalThatRPublishesForStudentsSleepData() {
    // R, t.test(extra ~ group, data = sleep): -3.3654832 0.2054832, means 0.75 and 2.33; these are
    // the logarithms here.
    Estimate estimate =
        Estimates.welchRatio(exponentials(Samples.SLEEP), exponentials(Samples.SLEEP_2), 0.95);
    assertThat(Math.log(estimate.value())).isEqualTo(0.75 - 2.33, relative(1.58));
    assertThat(Math.log(estimate.low())).isEqualTo(-3.3654832, within(5e-8));
    assertThat(Math.log(estimate.high())).isEqualTo(0.2054832, within(5e-8));
  }

  @Test
  void welchRatioAgreesWithScipyAndStatsmodelsWhereSizesDiffer() {
    // src/test/python/references.py: statsmodels 0.14.4,
    // CompareMeans.tconfint_diff(usevar="unequal")
    // at 95 %; scipy 1.15.3, ttest_ind(equal_var=False).confidence_interval(0.99); of logarithms.
    Estimate estimate = Estimates.welchRatio(Samples.A, Samples.B4, 0.95);
    assertThat(estimate.value()).isEqualTo(0.9315345588155876, Samples.relative(1));
    assertThat(estimate.low()).isEqualTo(0.885330301512694, Samples.relative(1));
    assertThat(estimate.high()).isEqualTo(0.9801501572747302, Samples.relative(1));
    assertThat(estimate.n()).isEqualTo(4);
    Estimate wider = Estimates.welchRatio(Samples.A, Samples.B4, 0.99);
    assertThat(wider.low()).isEqualTo(0.8566223631138641, Samples.relative(1));
    assertThat(wider.high()).isEqualTo(1.0129978758824525, Samples.relative(1));
  }

  @Test
  void welchRatioOfOneForkHasNoInterval() {
    Estimate estimate = Estimates.welchRatio(new double[] {6}, new double[] {2, 2}, 0.95);
    assertThat(estimate.value()).isEqualTo(3, relative(3));
    assertThat(estimate.low()).isNaN();
  }

  @Test
  void welchRatioWithoutSpreadHasNoWidth() {
    Estimate estimate = Estimates.welchRatio(new double[] {1, 1, 1}, new double[] {1, 1, 1}, 0.95);
    assertThat(estimate).isEqualTo(new Estimate(1, 1, 1, 3));
  }

  @Test
  void twoForksHaveNoInterval() {
    double[] two = {1, 100};
    for (Estimate estimate :
        List.of(
            Estimates.mean(two, 0.95),
            Estimates.positiveMean(two, 0.95),
            Estimates.pairedRatio(two, new double[] {2, 3}, 0.95),
            Estimates.welchRatio(two, new double[] {2, 3}, 0.95))) {
      assertThat(estimate.low()).isNaN();
      assertThat(estimate.high()).isNaN();
    }
  }

  /** A t interval of these reaches from -1,047 to 1,721: no time is below 0. */
  @Test
  void anIntervalOfTimesStaysAbove0() {
    double[] times = {10, 20, 980};
    Estimate plain = Estimates.mean(times, 0.95);
    Estimate positive = Estimates.positiveMean(times, 0.95);
    assertThat(plain.low()).isNegative();
    assertThat(positive.low()).isPositive().isLessThan(positive.value());
    assertThat(positive.value()).isEqualTo(plain.value());
    // ln(high / value) is the half-width as a share of the mean.
    assertThat(Math.log(positive.high() / positive.value()))
        .isCloseTo((plain.high() - plain.value()) / plain.value(), within(1e-12));
  }

  /** Both intervals are the same to the digits that are shown if forks vary little. */
  @Test
  void narrowIntervalsAreThoseOfStudent() {
    double[] times = {100, 101, 99, 100.5, 99.5};
    Estimate plain = Estimates.mean(times, 0.95);
    Estimate positive = Estimates.positiveMean(times, 0.95);
    assertThat(positive.low()).isCloseTo(plain.low(), within(0.01));
    assertThat(positive.high()).isCloseTo(plain.high(), within(0.01));
    assertThat(Estimates.positiveMean(new double[] {0, 1, 2}, 0.95))
        .isEqualTo(Estimates.mean(new double[] {0, 1, 2}, 0.95));
  }

  private static double[] exponentials(double[] values) {
    return Arrays.stream(values).map(Math::exp).toArray();
  }

  @Test
  void identicalPairsHaveARatioOfOneWithoutWidth() {
    double[] same = {3, 5, 4};
    assertThat(Estimates.pairedRatio(same, same, 0.95)).isEqualTo(new Estimate(1, 1, 1, 3));
  }

  @Test
  void oneForkHasNoInterval() {
    Estimate estimate = Estimates.mean(new double[] {7}, 0.95);
    assertThat(estimate.value()).isEqualTo(7);
    assertThat(estimate.low()).isNaN();
    assertThat(estimate.high()).isNaN();
  }

  @Test
  void pairsOfUnequalLengthAreRefused() {
    assertThatThrownBy(() -> Estimates.pairedRatio(new double[2], new double[3], 0.95))
        .hasMessage("pairs need equal lengths: 2, 3");
  }

  private static Offset<Double> relative(double magnitude) {
    return within(1e-12 * magnitude);
  }
}
