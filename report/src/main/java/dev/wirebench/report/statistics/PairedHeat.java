package dev.wirebench.report.statistics;

import java.util.Arrays;

/**
 * The slices of two rows in one heat: both measured once in each of its rounds.
 *
 * @param row x_i, one for each round, in order; all positive
 * @param baseline b_i, in the same rounds and unit
 * @param reference how long work took around each round that belongs to neither; empty if that is
 *     not known
 */
public record PairedHeat(double[] row, double[] baseline, double[] reference) {
  public PairedHeat {
    if (row.length < 2 || baseline.length != row.length) {
      throw new IllegalArgumentException(
          "a heat needs two rounds or more, with a slice of each row: "
              + row.length
              + ", "
              + baseline.length);
    }
    if (reference.length != 0 && reference.length != row.length) {
      throw new IllegalArgumentException(
          "a heat needs a reference for each round or none: " + reference.length);
    }
  }

  /** The number of iterations that each row has. */
  int rounds() {
    return row.length;
  }

  double[] logsOfRow() {
    return logs(row);
  }

  double[] logsOfBaseline() {
    return logs(baseline);
  }

  /** d_i = ln(x_i / b_i). */
  double[] differences() {
    double[] differences = new double[row.length];
    for (int i = 0; i < row.length; i++) {
      differences[i] = Math.log(row[i] / baseline[i]);
    }
    return differences;
  }

  /** ln(x̄ / b̄): the heat's ratio is that of the means. */
  double logRatio() {
    return Math.log(Moments.mean(row) / Moments.mean(baseline));
  }

  private static double[] logs(double[] values) {
    return Arrays.stream(values).map(Math::log).toArray();
  }
}
