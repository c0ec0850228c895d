package dev.wirebench.report.statistics;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * p-values of a family of tests, adjusted for their number. NaN stays NaN and counts in no family.
 */
public final class Adjusted {
  private Adjusted() {}

  /**
   * Holm (1979), family-wise: p̃_(i) = max_{j≤i} (m−j+1) p_(j), at most 1.
   *
   * @return in the order of {@code p}
   */
  public static double[] holm(double[] p) {
    Integer[] order = ascending(p);
    double[] adjusted = unknown(p.length);
    double most = 0;
    for (int i = 0; i < order.length; i++) {
      most = Math.max(most, Math.min(1, (order.length - i) * p[order[i]]));
      adjusted[order[i]] = most;
    }
    return adjusted;
  }

  /**
   * Benjamini and Hochberg (1995), false discovery rate: p̃_(i) = min_{j≥i} (m/j) p_(j), at most 1.
   *
   * @return in the order of {@code p}
   */
  public static double[] benjaminiHochberg(double[] p) {
    Integer[] order = ascending(p);
    double[] adjusted = unknown(p.length);
    double least = 1;
    for (int i = order.length - 1; i >= 0; i--) {
      least = Math.min(least, (double) order.length / (i + 1) * p[order[i]]);
      adjusted[order[i]] = least;
    }
    return adjusted;
  }

  private static Integer[] ascending(double[] p) {
    return IntStream.range(0, p.length)
        .filter(i -> !Double.isNaN(p[i]))
        .boxed()
        .sorted(Comparator.comparingDouble(i -> p[i]))
        .toArray(Integer[]::new);
  }

  private static double[] unknown(int length) {
    double[] values = new double[length];
    Arrays.fill(values, Double.NaN);
    return values;
  }
}
