package dev.wirebench.validation;

import dev.wirebench.jmh.Variant;
import dev.wirebench.plan.Cell;
import dev.wirebench.run.ForkRecord;
import dev.wirebench.run.Run;
import java.util.List;

/**
 * How much added work makes a codec slower by how much.
 *
 * @param nanos of the codec's operation
 * @param nanosPerToken of {@code Blackhole.consumeCPU}, inside that operation
 */
record Calibration(double nanos, double nanosPerToken) {
  /** Tokens enough that the spread of forks does not matter beside their work. */
  static final int TOKENS = 2000;

  /** The name of the row that a calibrating run needs. */
  static String burdened(String codec) {
    return Variant.work(codec, TOKENS, TOKENS);
  }

  /**
   * @param plain the codec's cell
   */
  static Calibration of(Run run, Cell plain) {
    double nanos = mean(run, plain);
    double burdened = mean(run, plain.of(burdened(plain.codec().orElseThrow())));
    return new Calibration(nanos, (burdened - nanos) / TOKENS);
  }

  private static double mean(Run run, Cell cell) {
    List<ForkRecord> forks = run.measuredByCell().getOrDefault(cell, List.of());
    return forks.stream().mapToDouble(fork -> fork.result().mean()).average().orElse(Double.NaN);
  }

  /**
   * @param slowdown as a share, for instance 0.05
   * @return at least 1
   */
  long tokens(double slowdown) {
    return Math.max(1, Math.round(slowdown * nanos / nanosPerToken));
  }
}
