package dev.wirebench.report.statistics;

/** Mean and variance of a sample; plain sums, in the order of the values. */
final class Moments {
  private Moments() {}

  static double mean(double[] values) {
    double sum = 0;
    for (double value : values) {
      sum += value;
    }
    return sum / values.length;
  }

  /** s², with n−1 below; NaN for one value. */
  static double variance(double[] values, double mean) {
    double squares = 0;
    for (double value : values) {
      squares += (value - mean) * (value - mean);
    }
    return squares / (values.length - 1);
  }

  /**
   * Degrees of freedom of the difference of two means, by Welch and Satterthwaite (Welch 1947).
   *
   * @param v squared error of the first mean, s²/n
   * @param n its number of values
   * @param w squared error of the second mean
   * @param m its number of values
   */
  static double welchDegrees(double v, int n, double w, int m) {
    return (v + w) * (v + w) / (v * v / (n - 1) + w * w / (m - 1));
  }
}
