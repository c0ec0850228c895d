package dev.wirebench.report.statistics;

import java.util.Arrays;

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
    double mean = average(forks);
    if (n == 1) {
      return new Estimate(mean, Double.NaN, Double.NaN, 1);
    }
    double standardError = Math.sqrt(variance(forks, mean) / n);
    double half = StudentT.quantile(n - 1, confidence) * standardError;
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
    return exp(mean(logs, confidence));
  }

  /**
   * The ratio of two rows whose forks have nothing in common: exp of the difference of the means of
   * the logarithms, with Welch's interval taken on the logarithms; degrees of freedom by Welch and
   * Satterthwaite (Welch 1947).
   *
   * @param a mean of each fork of the first row
   * @param b the same for the second; the lengths may differ
   * @param confidence 1−α, for instance 0.95
   * @return with the smaller number of forks
   */
  public static Estimate welchRatio(double[] a, double[] b, double confidence) {
    double[] first = logs(a);
    double[] second = logs(b);
    double mean = average(first);
    double other = average(second);
    double difference = mean - other;
    int n = Math.min(a.length, b.length);
    if (n < 2) {
      return new Estimate(Math.exp(difference), Double.NaN, Double.NaN, n);
    }
    double v = variance(first, mean) / a.length;
    double w = variance(second, other) / b.length;
    if (v + w == 0) {
      return exp(new Estimate(difference, difference, difference, n));
    }
    double degrees = (v + w) * (v + w) / (v * v / (a.length - 1) + w * w / (b.length - 1));
    double half = StudentT.quantile(degrees, confidence) * Math.sqrt(v + w);
    return exp(new Estimate(difference, difference - half, difference + half, n));
  }

  private static double[] logs(double[] values) {
    return Arrays.stream(values).map(Math::log).toArray();
  }

  private static double average(double[] values) {
    double sum = 0;
    for (double value : values) {
      sum += value;
    }
    return sum / values.length;
  }

  private static double variance(double[] values, double mean) {
    double squares = 0;
    for (double value : values) {
      squares += (value - mean) * (value - mean);
    }
    return squares / (values.length - 1);
  }

  private static Estimate exp(Estimate log) {
    return new Estimate(Math.exp(log.value()), Math.exp(log.low()), Math.exp(log.high()), log.n());
  }
}
