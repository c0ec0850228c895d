package dev.wirebench.report.statistics;

import java.util.Arrays;

/** Interval estimates over forks. The fork is the unit of replication: one number per fork. */
public final class Estimates {
  /** Fewer forks have no interval: that of two is so wide that it says nothing. */
  private static final int FEWEST = 3;

  private Estimates() {}

  /**
   * The mean and its Student t interval, x̄ ± t(1−α/2, n−1) · s/√n; without an interval below three
   * forks.
   *
   * @param forks one mean per fork
   * @param confidence 1−α, for instance 0.95
   */
  public static Estimate mean(double[] forks, double confidence) {
    int n = forks.length;
    if (n == 0) {
      throw new IllegalArgumentException("no forks to estimate from");
    }
    double mean = Moments.mean(forks);
    if (n < FEWEST) {
      return new Estimate(mean, Double.NaN, Double.NaN, n);
    }
    double standardError = Math.sqrt(Moments.variance(forks, mean) / n);
    double half = StudentT.quantile(n - 1, confidence) * standardError;
    return new Estimate(mean, mean - half, mean + half, n);
  }

  /**
   * The mean of what cannot be negative, such as times, with an interval on the logarithm of the
   * mean, which stays above 0: x̄ · exp(± t(1−α/2, n−1) · s / (x̄ √n)), by the delta method
   * (Oehlert 1992). Without an interval below three forks. Where a value is 0 or below, {@link
   * #mean}.
   *
   * @param forks one mean per fork
   * @param confidence 1−α, for instance 0.95
   */
  public static Estimate positiveMean(double[] forks, double confidence) {
    Estimate plain = mean(forks, confidence);
    if (Arrays.stream(forks).anyMatch(fork -> !(fork > 0))) {
      return plain;
    }
    double factor = Math.exp((plain.high() - plain.value()) / plain.value());
    return new Estimate(plain.value(), plain.value() / factor, plain.value() * factor, plain.n());
  }

  /**
   * The median and its distribution-free interval: between the k-th smallest value and the k-th
   * largest, with the largest k for which both ends together are missed with a probability of at
   * most α, 2 · P(B(n, ½) &lt; k) (Hahn &amp; Meeker 1991, 5.2). Below six values there is none for
   * 95 %.
   *
   * @param forks one value per fork
   * @param confidence 1−α, for instance 0.95
   */
  public static Estimate median(double[] forks, double confidence) {
    int n = forks.length;
    if (n == 0) {
      throw new IllegalArgumentException("no forks to estimate from");
    }
    double[] sorted = forks.clone();
    Arrays.sort(sorted);
    int k = 0;
    while (2 * Binomial.below(k + 1, n, 0.5) <= 1 - confidence) {
      k++;
    }
    return k == 0
        ? new Estimate(median(forks), Double.NaN, Double.NaN, n)
        : new Estimate(median(forks), sorted[k - 1], sorted[n - k], n);
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
    return ratio(logs, confidence);
  }

  /**
   * The ratio of two codecs from its logarithm in each block, see {@link #pairedRatio}.
   *
   * @param logs ln(a/b), one per block
   */
  public static Estimate ratio(double[] logs, double confidence) {
    return exp(mean(logs, confidence));
  }

  /**
   * Half of a Student t interval, t(1−α/2, n−1) · s/√n.
   *
   * @param deviation s, of the values
   * @param n number of values, at least two
   * @param confidence 1−α, for instance 0.95
   */
  public static double halfWidth(double deviation, int n, double confidence) {
    return StudentT.quantile(n - 1, confidence) * deviation / Math.sqrt(n);
  }

  /** The middle value, or the mean of the two in the middle; NaN if there is none. */
  public static double median(double[] values) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    int middle = sorted.length / 2;
    return sorted.length == 0 ? Double.NaN : (sorted[middle] + sorted[(sorted.length - 1) / 2]) / 2;
  }

  /**
   * The geometric mean of each value and the one at the same place.
   *
   * @param others as many
   */
  public static double[] geometricMeans(double[] values, double[] others) {
    double[] means = new double[values.length];
    for (int i = 0; i < means.length; i++) {
      means[i] = Math.sqrt(values[i] * others[i]);
    }
    return means;
  }

  /** Standard deviation s of a sample, with n−1 below; NaN for one value. */
  public static double deviation(double[] values) {
    return Math.sqrt(Moments.variance(values, Moments.mean(values)));
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
    double mean = Moments.mean(first);
    double other = Moments.mean(second);
    double difference = mean - other;
    int n = Math.min(a.length, b.length);
    if (n < FEWEST) {
      return new Estimate(Math.exp(difference), Double.NaN, Double.NaN, n);
    }
    double v = Moments.variance(first, mean) / a.length;
    double w = Moments.variance(second, other) / b.length;
    if (v + w == 0) {
      return exp(new Estimate(difference, difference, difference, n));
    }
    double degrees = Moments.welchDegrees(v, a.length, w, b.length);
    double half = StudentT.quantile(degrees, confidence) * Math.sqrt(v + w);
    return exp(new Estimate(difference, difference - half, difference + half, n));
  }

  private static double[] logs(double[] values) {
    return Arrays.stream(values).map(Math::log).toArray();
  }

  private static Estimate exp(Estimate log) {
    return new Estimate(Math.exp(log.value()), Math.exp(log.low()), Math.exp(log.high()), log.n());
  }
}
