package dev.wirebench.report.statistics;

import java.util.Arrays;
import org.apache.commons.statistics.distribution.NormalDistribution;

/**
 * The test of Lilliefors (1967) that a sample may be normal when mean and deviation are estimated
 * from it. The Kolmogorov-Smirnov test is not valid then. Diagnostic only: it never chooses another
 * test.
 *
 * @param d largest distance between the sample's distribution function and the fitted normal one
 * @param p by the approximation of Dallal and Wilkinson (1986) up to 0.1, above by the polynomials
 *     in Stephens' (1974) modified statistic that R's {@code nortest::lillie.test} uses
 */
public record Lilliefors(double d, double p) {
  /** The approximations are not meant for fewer. */
  public static final int SMALLEST = 5;

  private static final NormalDistribution NORMAL = NormalDistribution.of(0, 1);

  /** Powers 0 to 4 of the modified statistic, for p between 0.1 and 1. */
  private static final double[] UP_TO_0_5 = {2.76773, -19.828315, 80.709644, -138.55152, 81.218052};

  private static final double[] UP_TO_0_9 = {
    -4.901232, 40.662806, -97.490286, 94.029866, -32.355711
  };

  private static final double[] UP_TO_1_31 = {
    6.198765, -19.558097, 23.186922, -12.234627, 2.423045
  };

  /**
   * @param sample at least {@link #SMALLEST} values, else both are NaN; NaN too if all are equal
   */
  public static Lilliefors of(double[] sample) {
    int n = sample.length;
    if (n < SMALLEST) {
      return new Lilliefors(Double.NaN, Double.NaN);
    }
    double[] sorted = sample.clone();
    Arrays.sort(sorted);
    double mean = Arrays.stream(sorted).average().orElseThrow();
    double squares = Arrays.stream(sorted).map(x -> (x - mean) * (x - mean)).sum();
    double deviation = Math.sqrt(squares / (n - 1));
    if (sorted[0] == sorted[n - 1]) {
      return new Lilliefors(Double.NaN, Double.NaN);
    }
    double d = 0;
    for (int i = 0; i < n; i++) {
      double expected = NORMAL.cumulativeProbability((sorted[i] - mean) / deviation);
      d = Math.max(d, Math.max((i + 1.0) / n - expected, expected - (double) i / n));
    }
    return new Lilliefors(d, p(d, n));
  }

  private static double p(double d, int n) {
    double small = dallalWilkinson(d, n);
    return small <= 0.1 ? small : large((Math.sqrt(n) - 0.01 + 0.85 / Math.sqrt(n)) * d);
  }

  private static double dallalWilkinson(double d, int n) {
    double scaled = n <= 100 ? d : d * Math.pow(n / 100.0, 0.49);
    double size = Math.min(n, 100);
    double root = Math.sqrt(size + 2.78019);
    return Math.exp(
        -7.01256 * scaled * scaled * (size + 2.78019)
            + 2.99587 * scaled * root
            - 0.122119
            + 0.974598 / Math.sqrt(size)
            + 1.67997 / size);
  }

  private static double large(double modified) {
    if (modified <= 0.302) {
      return 1;
    }
    if (modified <= 0.5) {
      return polynomial(UP_TO_0_5, modified);
    }
    if (modified <= 0.9) {
      return polynomial(UP_TO_0_9, modified);
    }
    return modified <= 1.31 ? polynomial(UP_TO_1_31, modified) : 0;
  }

  private static double polynomial(double[] coefficients, double x) {
    double sum = 0;
    for (int i = coefficients.length - 1; i >= 0; i--) {
      sum = sum * x + coefficients[i];
    }
    return sum;
  }
}
