package dev.wirebench.report.statistics;

import java.util.Arrays;
import org.apache.commons.statistics.inference.TTest;

/**
 * How surprising two rows' forks would be if their ratio were 1: two-sided t tests of logarithms.
 */
public final class RatioTests {
  private RatioTests() {}

  /**
   * Student's t of ln(a/b), block by block.
   *
   * @param a mean of each block's fork of the first row, positive
   * @param b the same for the second, in the same order of blocks
   * @return p; NaN with fewer than two blocks
   */
  public static double paired(double[] a, double[] b) {
    double[] differences = new double[a.length];
    for (int i = 0; i < a.length; i++) {
      differences[i] = Math.log(a[i] / b[i]);
    }
    if (a.length < 2) {
      return Double.NaN;
    }
    return isConstant(differences)
        ? certain(differences[0])
        : TTest.withDefaults().test(differences).getPValue();
  }

  /**
   * Welch's t of ln(a) and ln(b).
   *
   * @param a mean of each fork of the first row, positive
   * @param b the same for the second; the lengths may differ
   * @return p; NaN if one has fewer than two forks
   */
  public static double welch(double[] a, double[] b) {
    if (a.length < 2 || b.length < 2) {
      return Double.NaN;
    }
    double[] first = Arrays.stream(a).map(Math::log).toArray();
    double[] second = Arrays.stream(b).map(Math::log).toArray();
    return isConstant(first) && isConstant(second)
        ? certain(first[0] - second[0])
        : TTest.withDefaults().test(first, second).getPValue();
  }

  private static boolean isConstant(double[] values) {
    return Arrays.stream(values).allMatch(value -> value == values[0]);
  }

  /** Without any spread the statistic is 0/0 or infinite. */
  private static double certain(double difference) {
    return difference == 0 ? 1 : 0;
  }
}
