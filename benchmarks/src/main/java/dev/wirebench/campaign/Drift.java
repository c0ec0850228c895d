package dev.wirebench.campaign;

import java.util.List;

/** Whether a fork was still changing speed when its measurement began. */
final class Drift {
  private static final int LAST = 3;
  private static final double TOLERANCE = 0.05;

  private Drift() {}

  /**
   * Compares the median of the last three warm-up iterations with the median of the measurement; a
   * difference above 5 % in either direction is drift.
   */
  static boolean isDrifting(List<Double> warmup, JmhFork fork) {
    if (warmup.isEmpty()) {
      return true;
    }
    double before = median(warmup.subList(Math.max(0, warmup.size() - LAST), warmup.size()));
    double after = median(fork.iterations().stream().map(i -> i.primary().value()).toList());
    return Math.abs(before / after - 1) > TOLERANCE;
  }

  private static double median(List<Double> values) {
    List<Double> sorted = values.stream().sorted().toList();
    int middle = sorted.size() / 2;
    return sorted.size() % 2 == 1
        ? sorted.get(middle)
        : (sorted.get(middle - 1) + sorted.get(middle)) / 2;
  }
}
