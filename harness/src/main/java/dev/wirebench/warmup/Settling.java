package dev.wirebench.warmup;

import dev.wirebench.plan.Cell;
import dev.wirebench.plan.Effort;
import dev.wirebench.plan.Iterations;
import dev.wirebench.run.TrialRecord.Iteration;
import java.util.List;
import java.util.OptionalInt;

/**
 * The rule by which a trial fork has settled, and the warm-up that follows.
 *
 * <p>A fork has settled when for three seconds its compilers did next to nothing and it did not get
 * faster. Speed alone does not do: while C2 compiles a large method, for seconds, the code before
 * it is as steady as that of a JVM that is warm. What the benchmark needs is known only then: the
 * time after which it was as fast as in the end, though compilers may have worked on. They do so
 * for seconds without any effect.
 *
 * <p>Speed is CPU time per operation of the measured thread, since two forks warm up next to each
 * other, with the compilers of both on the same two processors. Neighbours on the machine still
 * slow single iterations, and never make one faster. So the fastest iteration of each three seconds
 * counts: a machine on which half of the iterations are slowed does not look like a fork that warms
 * up.
 */
public final class Settling {
  /** The length of a trial fork's iterations, in milliseconds. */
  public static final long ITERATION_MILLIS = 500;

  /** The iterations in which nothing changes: three seconds. */
  public static final int WINDOW = 6;

  /** The most time that compilers work in an iteration of that window, in milliseconds: 5 %. */
  private static final double QUIET_MILLIS = 0.05 * ITERATION_MILLIS;

  /** The most by which CPU times of iterations differ that are as fast as each other. */
  private static final double ALIKE = 0.05;

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
    int quiet = quietFrom(iterations);
    if (iterations.size() - quiet < WINDOW || isGettingFaster(iterations)) {
      return OptionalInt.empty();
    }
    double[] quietTimes = times(iterations, quiet, iterations.size());
    double fastest = quietTimes[0];
    double usual = quietTimes[quietTimes.length / 4];
    int begin = quiet;
    while (begin > 0 && isAlike(fastest(iterations, begin - 1, begin - 1 + WINDOW), fastest)) {
      begin--;
    }
    while (begin < iterations.size() - 1 && iterations.get(begin).cpu() > (1 + ALIKE) * usual) {
      begin++;
    }
    return OptionalInt.of(begin);
  }

  /** The first iteration after the last one in which compilers worked. */
  private static int quietFrom(List<Iteration> iterations) {
    int from = iterations.size();
    while (from > 0 && iterations.get(from - 1).compileMillis() <= QUIET_MILLIS) {
      from--;
    }
    return from;
  }

  /** Says whether one of the last iterations was faster than all before. */
  private static boolean isGettingFaster(List<Iteration> iterations) {
    int last = iterations.size() - WINDOW / 2;
    double before = fastest(iterations, 0, last);
    return fastest(iterations, last, iterations.size()) < (1 - ALIKE) * before;
  }

  private static double fastest(List<Iteration> iterations, int from, int to) {
    return times(iterations, from, to)[0];
  }

  /** CPU times, the shortest first. */
  private static double[] times(List<Iteration> iterations, int from, int to) {
    return iterations.subList(from, to).stream().mapToDouble(Iteration::cpu).sorted().toArray();
  }

  private static boolean isAlike(double time, double other) {
    return Math.abs(time / other - 1) <= ALIKE;
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
}
