package dev.wirebench.validation;

import dev.wirebench.fork.Variant;
import dev.wirebench.plan.Cell;
import dev.wirebench.run.ForkRecord;
import dev.wirebench.run.Run;
import java.util.List;

/**
 * The cost of an operation that is done twice. From it follows how often that must happen to make a
 * codec slower by a given share.
 *
 * @param nanos of the codec's operation, counted as those are of which some are done twice
 * @param second of the second time, as a share of that
 */
record Calibration(double nanos, double second) {

  /** The names of the rows that a calibrating run needs beside the codec's. */
  static List<String> variants(String codec) {
    return List.of(Variant.never(codec), Variant.twice(codec, 1, 1));
  }

  /**
   * @param plain the codec's cell
   */
  static Calibration of(Run run, Cell plain) {
    String codec = plain.codec().orElseThrow();
    double nanos = mean(run, plain.of(Variant.never(codec)));
    double twice = mean(run, plain.of(Variant.twice(codec, 1, 1)));
    return new Calibration(nanos, (twice - nanos) / nanos);
  }

  private static double mean(Run run, Cell cell) {
    List<ForkRecord> forks = run.measuredByCell().getOrDefault(cell, List.of());
    return forks.stream().mapToDouble(fork -> fork.result().mean()).average().orElse(Double.NaN);
  }

  /**
   * @param slowdown as a share, for instance 0.05
   * @return of how many operations one must be done twice; at least 1
   */
  int every(double slowdown) {
    return (int) Math.max(1, Math.round(second / slowdown));
  }

  /** The slowdown, as a share, if one of so many operations is done twice. */
  double slowdown(int every) {
    return second / every;
  }
}
