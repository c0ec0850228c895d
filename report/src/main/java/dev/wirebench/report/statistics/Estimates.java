package dev.wirebench.report.statistics;

import java.util.Arrays;
import org.apache.commons.statistics.distribution.TDistribution;

/** Interval estimates over forks. The fork is the unit of replication: one number per fork. */
public final class Estimates {
  private Estimates() {}

  /**
   * The mean and its Student t interval, x̄ ± t(1−α/2, n−1) · s/√n.
   *
   * @param forks one mean per fork
   * @param confidence 1−α, for instance 0.95
   */
  public static Estimate mean(double[] forks, double confidence) {
    int n = forks.length;
    if (n == 0) {
      throw new IllegalArgumentException("no forks to estimate from");
    }
    double mean = Arrays.stream(forks).average().orElseThrow();
    if (n == 1) {
      return new Estimate(mean, Double.NaN, Double.NaN, 1);
    }
    double squares = Arrays.stream(forks).map(x -> (x - mean) * (x - mean)).sum();
    double standardError = Math.sqrt(squares / (n - 1) / n);
    double half =
        TDistribution.of(n - 1).inverseSurvivalProbability((1 - confidence) / 2) * standardError;
    return new Estimate(mean, mean - half, mean + half, n);
  }

  /**
   * The ratio of two codecs that ran in the same blocks: exp of the mean of ln(a/b) over blocks,
   * with the t interval taken on the logarithms. What a block's circumstances do to both cancels
   * out.
   *
   * @param a mean of each block's fork of the first codec
   * @param b the same for the second, in the same order of blocks
   * @param confidence 1−α, for instance 0.95
   */
  public static Estimate pairedRatio(double[] a, double[] b, double confidence) {
    if (a.length != b.length) {
      throw new IllegalArgumentException("pairs need equal lengths: " + a.length + ", " + b.length);
    }
    double[] logs = new double[a.length];
    for (int i = 0; i < a.length; i++) {
      logs[i] = Math.log(a[i] / b[i]);
    }
    Estimate log = mean(logs, confidence);
    return new Estimate(Math.exp(log.value()), Math.exp(log.low()), Math.exp(log.high()), log.n());
  }
}
