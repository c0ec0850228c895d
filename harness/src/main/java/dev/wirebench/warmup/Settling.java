package dev.wirebench.warmup;

import dev.wirebench.plan.Cell;
import dev.wirebench.plan.Effort;
import dev.wirebench.plan.Iterations;
import dev.wirebench.report.statistics.Estimates;
import dev.wirebench.run.TrialRecord.Iteration;
import java.util.List;
import java.util.OptionalInt;

/**
 * The rule by which a trial fork has settled: in three seconds its compilers did next to nothing,
 * and its speed stayed the same. Scores alone do not do: while C2 compiles a large method, for
 * seconds, the interpreter's or C1's speed is as steady as that of a JVM that is warm (seen on
 * {@code nested-10}: 1.6 times the final time for three seconds).
 *
 * <p>Speed is CPU time per operation, since two forks warm up next to each other, with the
 * compilers of both on the same two processors.
 */
public final class Settling {
  /** The length of a trial fork's iterations, in milliseconds. */
  public static final long ITERATION_MILLIS = 500;

  /** The iterations in which nothing changes: three seconds. */
  public static final int WINDOW = 6;

  /** The most time that compilers work in an iteration of that window, in milliseconds: 5 %. */
  private static final double QUIET_MILLIS = 0.05 * ITERATION_MILLIS;

  /** The most by which the CPU time of an iteration differs from the window's median. */
  private static final double STEADY = 0.05;

  /** The iterations of a window that may differ by more, as a collection makes them. */
  private static final int OUTLIERS = 1;

  /** The margin of a warm-up: forks of one benchmark differ in what they compile, and when. */
  private static final double MARGIN = 1.25;

  /** The shortest warm-up, in milliseconds. */
  private static final long SHORTEST_MILLIS = 2000;

  private Settling() {}

  /**
   * The number of iterations before the first window in which nothing changed.
   *
   * @param iterations of a fork so far
   * @return empty if there was no such window yet
   */
  public static OptionalInt after(List<Iteration> iterations) {
    for (int begin = 0; begin + WINDOW <= iterations.size(); begin++) {
      if (isSettled(iterations.subList(begin, begin + WINDOW))) {
        return OptionalInt.of(begin);
      }
    }
    return OptionalInt.empty();
  }

  /**
   * The warm-up of a benchmark that follows from its trial fork.
   *
   * @param settled the iterations before nothing changed any more; empty if that never was in the
   *     longest warm-up
   */
  public static Iterations warmup(Effort effort, Cell cell, OptionalInt settled) {
    Iterations longest = effort.longestWarmup(cell);
    if (settled.isEmpty()) {
      return longest;
    }
    double millis = Math.max(SHORTEST_MILLIS, MARGIN * settled.getAsInt() * ITERATION_MILLIS);
    int count = (int) Math.ceil(millis / longest.millis());
    return new Iterations(Math.min(longest.count(), count), longest.millis());
  }

  private static boolean isSettled(List<Iteration> window) {
    double median = Estimates.median(window.stream().mapToDouble(Iteration::cpu).toArray());
    long outliers =
        window.stream()
            .filter(iteration -> Math.abs(iteration.cpu() - median) > STEADY * median)
            .count();
    return outliers <= OUTLIERS
        && window.stream().allMatch(iteration -> iteration.compileMillis() <= QUIET_MILLIS);
  }
}
