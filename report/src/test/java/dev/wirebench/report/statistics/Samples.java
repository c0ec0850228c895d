package dev.wirebench.report.statistics;

import static org.assertj.core.api.Assertions.within;

import org.assertj.core.data.Offset;

/** The data of {@code src/test/python/references.py}: forks in ns, with ties. */
final class Samples {
  static final double[] A = {101.5, 99.25, 103.0, 100.0, 98.5, 102.25};
  static final double[] B = {110.0, 103.0, 108.5, 111.25, 107.0, 109.5};
  static final double[] B4 = {110.0, 103.0, 108.5, 111.25};
  static final double[] C = {100.0, 104.5, 97.75, 102.25, 105.0, 99.25};
  static final double[] C5 = {100.0, 104.5, 97.75, 102.25, 105.0};
  static final double[] D = {150.5, 147.0, 160.25, 148.5, 151.0, 149.75};

  /** R's data set sleep: extra hours of sleep by two drugs. */
  static final double[] SLEEP = {0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0, 2};

  static final double[] SLEEP_2 = {1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4};

  private Samples() {}

  static Offset<Double> relative(double magnitude) {
    return within(1e-9 * Math.abs(magnitude));
  }
}
