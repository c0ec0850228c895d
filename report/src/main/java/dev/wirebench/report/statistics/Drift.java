package dev.wirebench.report.statistics;

import java.util.Arrays;

/** The checks for forks whose speed was still changing when, or while, they were measured. */
public final class Drift {
  /** Beyond it, a fork drifts: 5 %, in either direction. */
  public static final double TOLERANCE = 0.05;

  private static final int LAST = 3;
  private static final double CONFIDENCE = 0.95;
  private static final double COMPILING = 0.01;

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
        Estimates.median(
            Arrays.copyOfRange(warmup, Math.max(0, warmup.length - LAST), warmup.length));
    return Math.abs(before / Estimates.median(measurement) - 1) > TOLERANCE;
  }

  /**
   * Says whether a fork that was interleaved with another went on to change speed. The
   * least-squares slope of the logarithm of their ratio must amount to more than 5 % from the first
   * pass to the last. Its 95 % interval (Student t) must exclude 0. The machine's effects on both
   * cancel out, unless it slows one more than the other: so the compilers of one of them must have
   * worked for more than 1 % of the time, too. Without that, no JVM changes its code.
   *
   * @param scores of the fork, one for each round, in order
   * @param others of the other fork in the same rounds, in the same unit
   * @param compiling the share of the time in which compilers of either worked; NaN if unknown
   */
  public static boolean isDriftingByTurns(double[] scores, double[] others, double compiling) {
    int n = scores.length;
    if (n < 3 || compiling <= COMPILING) {
      return false;
    }
    double middle = (n - 1) / 2.0;
    double[] logs = new double[n];
    for (int i = 0; i < n; i++) {
      logs[i] = Math.log(scores[i] / others[i]);
    }
    double mean = Moments.mean(logs);
    double squares = 0;
    double products = 0;
    for (int i = 0; i < n; i++) {
      squares += (i - middle) * (i - middle);
      products += (i - middle) * (logs[i] - mean);
    }
    double slope = products / squares;
    double residuals = 0;
    for (int i = 0; i < n; i++) {
      double residual = logs[i] - mean - slope * (i - middle);
      residuals += residual * residual;
    }
    double error = Math.sqrt(residuals / (n - 2) / squares);
    return Math.abs(slope) * (n - 1) > Math.log1p(TOLERANCE)
        && Math.abs(slope) > StudentT.quantile(n - 2, CONFIDENCE) * error;
  }
}
