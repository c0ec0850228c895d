package dev.wirebench.report.statistics;

/**
 * Kolmogorov's and Smirnov's test of one sample against a distribution that was known before it.
 * Not valid where mean or deviation were estimated from the sample, as studies often do: then it
 * hardly ever rejects, and {@link Lilliefors} is the test to take.
 *
 * @param d largest distance between both distribution functions
 * @param p two-sided, by Kolmogorov's limit in Stephens' (1970) modified statistic; NaN with D
 */
public record KolmogorovSmirnov(double d, double p) {
  /** Below, the limit is 1 to fifteen digits, and its series slow. */
  private static final double CERTAIN = 0.2;

  private static final int TERMS = 100;

  /**
   * λ = (√n + 0.12 + 0.11/√n) D; p = 2 Σ (−1)^(k−1) exp(−2 k² λ²), accurate to three digits from n
   * = 5 on.
   *
   * @param d NaN if there is none
   * @param n size of the sample
   */
  public static KolmogorovSmirnov of(double d, int n) {
    double root = Math.sqrt(n);
    double lambda = (root + 0.12 + 0.11 / root) * d;
    return new KolmogorovSmirnov(d, lambda < CERTAIN ? 1 : upperTail(lambda));
  }

  private static double upperTail(double lambda) {
    double sum = 0;
    for (int k = 1; k <= TERMS; k++) {
      double term = Math.exp(-2.0 * k * k * lambda * lambda);
      sum += k % 2 == 1 ? term : -term;
    }
    return Math.min(1, 2 * sum);
  }
}
