package dev.wirebench.report.statistics;

/**
 * Two-sided t tests of logarithms, which say how surprising two rows' forks would be if their ratio
 * were 1.
 *
 * @param ratio of the first to the second: exp of the mean difference of logarithms
 * @param p NaN with fewer than two forks; without any spread 1 or 0, as the ratio is 1 or not
 */
public record RatioTest(double ratio, double p) {

  /**
   * Student's t of the differences, block by block.
   *
   * @param a logarithm of the mean of each block's fork of the first row
   * @param b the same for the second, in the same order of blocks
   */
  public static RatioTest paired(double[] a, double[] b) {
    double[] differences = new double[a.length];
    for (int i = 0; i < a.length; i++) {
      differences[i] = a[i] - b[i];
    }
    double mean = Moments.mean(differences);
    double squaredError = squaredError(differences, mean);
    return of(mean, squaredError, a.length - 1.0);
  }

  /**
   * Welch's t; degrees of freedom by Welch and Satterthwaite (Welch 1947).
   *
   * @param a logarithm of the mean of each fork of the first row
   * @param b the same for the second; the lengths may differ
   */
  public static RatioTest welch(double[] a, double[] b) {
    double first = Moments.mean(a);
    double second = Moments.mean(b);
    double v = squaredError(a, first);
    double w = squaredError(b, second);
    double degrees = Moments.welchDegrees(v, a.length, w, b.length);
    return of(first - second, v + w, degrees);
  }

  /**
   * @param squaredError of the difference; NaN if there are too few forks
   */
  private static RatioTest of(double difference, double squaredError, double degrees) {
    double ratio = Math.exp(difference);
    if (Double.isNaN(squaredError)) {
      return new RatioTest(ratio, Double.NaN);
    }
    if (squaredError == 0) {
      return new RatioTest(ratio, difference == 0 ? 1 : 0);
    }
    return new RatioTest(ratio, StudentT.twoSided(degrees, difference / Math.sqrt(squaredError)));
  }

  /** The squared standard error of the mean; NaN for one value. */
  private static double squaredError(double[] values, double mean) {
    return Moments.variance(values, mean) / values.length;
  }
}
