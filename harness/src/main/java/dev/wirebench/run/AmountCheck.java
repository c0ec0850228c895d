package dev.wirebench.run;

import dev.wirebench.machine.HostReading;
import dev.wirebench.plan.Cell;
import dev.wirebench.run.ForkRecord.Turns;
import dev.wirebench.run.JmhFork.Iteration;
import dev.wirebench.run.JmhFork.Metric;
import dev.wirebench.run.JmhFork.Sampled;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

/** Checks the amounts in one fork's record: nothing is below zero, and all fits into its time. */
final class AmountCheck {
  private AmountCheck() {}

  /** The reason for which the amounts of a fork are impossible; null if they are not. */
  static String objection(ForkRecord fork) {
    return Stream.of(negative(fork), duration(fork), turns(fork))
        .filter(Objects::nonNull)
        .findFirst()
        .orElse(null);
  }

  private static String negative(ForkRecord fork) {
    if (fork.order() < 0) {
      return "its place in its block is " + fork.order();
    }
    if (fork.warmup().stream().anyMatch(score -> !(score > 0) || score.isInfinite())) {
      return "the scores of its warm-up are " + fork.warmup();
    }
    HostReading host = fork.host();
    for (Double load : Arrays.asList(host.load(), host.otherProcess(), host.others())) {
      if (load != null && !(load >= 0)) {
        return "the load of the machine is " + load;
      }
    }
    if (fork.result() == null) {
      return null;
    }
    for (Iteration iteration : fork.result().iterations()) {
      for (Map.Entry<String, Metric> metric : iteration.secondary().entrySet()) {
        // A profiler that saw nothing writes NaN.
        if (metric.getValue().value() < 0) {
          return metric.getKey() + " is " + metric.getValue().value();
        }
      }
    }
    return null;
  }

  /** A JVM that starts, warms up and measures takes longer than its iterations together. */
  private static String duration(ForkRecord fork) {
    JmhFork result = fork.result();
    if (result == null) {
      return null;
    }
    Duration lived = Duration.between(fork.start(), fork.stop());
    // What a JVM does once is not repeated until a time is over.
    long planned =
        fork.cell().isCold()
            ? 0
            : result.warmup().totalMillis() + result.measurement().totalMillis();
    if (lived.toMillis() < planned) {
      return "it lasted " + lived.toMillis() + " ms, where its iterations take " + planned + " ms";
    }
    double least = result.iterations().stream().mapToDouble(leastNanos(fork.cell(), result)).sum();
    return least <= lived.toNanos()
        ? null
        : "it lasted "
            + lived.toMillis()
            + " ms, where the operations of its scores take at least "
            + TimeUnit.NANOSECONDS.toMillis((long) least)
            + " ms";
  }

  /** The least time of an iteration: each score is of one operation or of many. */
  private static ToDoubleFunction<Iteration> leastNanos(Cell cell, JmhFork result) {
    return iteration ->
        cell.isSampled() && iteration.samples() != null
            ? nanos(iteration.samples()) / Math.max(1, result.parameters().threads())
            : iteration.primary().value();
  }

  private static double nanos(List<Sampled> samples) {
    return samples.stream().mapToDouble(each -> each.value() * each.count()).sum();
  }

  private static String turns(ForkRecord fork) {
    Turns turns = fork.turns();
    if (turns == null) {
      return null;
    }
    if (turns.waitingMicros().stream().anyMatch(micros -> micros < -1)) {
      return "the CPU time of its waits is " + turns.waitingMicros();
    }
    Double fresh = turns.freshRatio();
    if (fresh != null && !(fresh > 0 && Double.isFinite(fresh))) {
      return "its pass on fresh values took " + fresh + " times as long as the others";
    }
    long slice = fork.cell().isCold() ? 0 : fork.result().measurement().millis();
    long free = 0;
    for (long begin : turns.beginMillis()) {
      if (begin < free) {
        return "it had turns of " + slice + " ms at " + turns.beginMillis() + " ms";
      }
      // Both times are rounded down.
      free = begin + slice - 1;
    }
    return null;
  }
}
