package dev.wirebench.warmup;

import dev.wirebench.plan.Cell;
import dev.wirebench.plan.Effort;
import dev.wirebench.plan.Iterations;
import dev.wirebench.report.statistics.Estimates;
import dev.wirebench.run.TrialRecord.Iteration;
import java.util.List;
import java.util.OptionalInt;

/**
 * The rule by which a trial fork has settled, and the warm-up that follows.
 *
 * <p>A fork has settled when for three seconds its compilers did next to nothing and its speed
 * stayed the same. Speed alone does not do: while C2 compiles a large method, for seconds, the code
 * before it is as steady as that of a JVM that is warm. What the benchmark needs is known only
 * then: the time after which its speed was within 5 % of the final one, though compilers may have
 * worked on. They do so for seconds without any effect.
 *
 * <p>Speed is CPU time per operation of the measured thread, since two forks warm up next to each
 * other, with the compilers of both on the same two processors.
 */
public final class Settling {
  /** The length of a trial fork's iterations, in milliseconds. */
  public static final long ITERATION_MILLIS = 500;

  /** The iterations in which nothing changes: three seconds. */
  public static final int WINDOW = 6;

  /** The most time that compilers work in an iteration of that window, in milliseconds: 5 %. */
  private static final double QUIET_MILLIS = 0.05 * ITERATION_MILLIS;

  /** The most by which the CPU time of an iteration differs from the final one. */
  private static final double STEADY = 0.05;

  /** The iterations of a window that may differ by more, since a collection falls into them. */
  private static final int OUTLIERS = 1;

  /** The margin of a warm-up: forks of one benchmark differ in what they compile, and when. */
  private static final double MARGIN = 1.25;

  /** The shortest warm-up, in milliseconds. */
  private static final long SHORTEST_MILLIS = 2000;

  private Settling() {}

  /**
   * The number of iterations after which the speed stayed the same.
   *
   * @param iterations of a fork so far
   * @return empty if the fork has not settled with the last of them
   */
  public static OptionalInt after(List<Iteration> iterations) {
    int last = iterations.size() - WINDOW;
    if (last < 0) {
      return OptionalInt.empty();
    }
    List<Iteration> window = iterations.subList(last, iterations.size());
    double speed = Estimates.median(window.stream().mapToDouble(Iteration::cpu).toArray());
    if (!window.stream().allMatch(Settling::isQuiet) || !isSteady(window, speed)) {
      return OptionalInt.empty();
    }
    int begin = last;
    while (begin > 0 && isSteady(iterations.subList(begin - 1, begin - 1 + WINDOW), speed)) {
      begin--;
    }
    while (begin < last && !isAt(iterations.get(begin), speed)) {
      begin++;
    }
    return OptionalInt.of(begin);
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

  private static boolean isQuiet(Iteration iteration) {
    return iteration.compileMillis() <= QUIET_MILLIS;
  }

  private static boolean isSteady(List<Iteration> window, double speed) {
    return window.stream().filter(iteration -> !isAt(iteration, speed)).count() <= OUTLIERS;
  }

  private static boolean isAt(Iteration iteration, double speed) {
    return Math.abs(iteration.cpu() - speed) <= STEADY * speed;
  }
}
