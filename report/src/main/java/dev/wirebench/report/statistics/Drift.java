package dev.wirebench.report.statistics;

import java.util.Arrays;

/** Whether a fork was still changing speed when its measurement began. */
public final class Drift {
  /** Beyond it, a fork drifts: 5 %, in either direction. */
  public static final double TOLERANCE = 0.05;

  private static final int LAST = 3;

  private Drift() {}

  /**
   * Compares the median of the last three warm-up iterations with the median of the measurement.
   *
   * @param warmup scores of the warm-up iterations, in order; without any, a fork drifts
   * @param measurement scores of the measurement, in the same unit; not empty
   */
  public static boolean isDrifting(double[] warmup, double[] measurement) {
    if (warmup.length == 0) {
      return true;
    }
    double before =
        median(Arrays.copyOfRange(warmup, Math.max(0, warmup.length - LAST), warmup.length));
    return Math.abs(before / median(measurement) - 1) > TOLERANCE;
  }

  private static double median(double[] values) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    int middle = sorted.length / 2;
    return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
  }
}
