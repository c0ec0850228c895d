package dev.wirebench.campaign;

import dev.wirebench.base.SteadyClock;
import dev.wirebench.machine.HostMonitor;
import dev.wirebench.machine.HostReading;
import dev.wirebench.plan.Cell;
import dev.wirebench.plan.Iterations;
import dev.wirebench.plan.Plan;
import dev.wirebench.report.statistics.Drift;
import dev.wirebench.run.ForkRecord;
import dev.wirebench.run.ForkRecord.Identity;
import dev.wirebench.run.ForkRecord.Lifetime;
import dev.wirebench.run.JmhFork;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.openjdk.jmh.runner.RunnerException;

/** Runs one fork of one cell by itself. */
final class ForkRunner {
  private final Plan plan;
  private final ForkLauncher launcher;

  ForkRunner(Plan plan, ForkLauncher launcher) {
    this.plan = plan;
    this.launcher = launcher;
  }

  /**
   * Never throws for what the fork did: a failure is a record too.
   *
   * @param warmup at least the plan's
   */
  @SuppressWarnings("try") // The class path is set, not used.
  ForkRecord run(int block, int order, int attempt, Cell cell, Iterations warmup) {
    ForkOutput output = ForkOutput.of(cell);
    String failure = null;
    List<String> archived = List.of();
    try (Watchdog watchdog = new Watchdog(plan.timeoutMillis(warmup))) {
      try {
        archived = launcher.archived(cell);
      } catch (RuntimeException e) {
        failure = watchdog.reason().orElse(e.getMessage());
      }
    }
    Instant start = SteadyClock.now();
    HostMonitor monitor = new HostMonitor();
    JmhFork result = null;
    try (Watchdog watchdog = new Watchdog(plan.timeoutMillis(warmup));
        ForkLauncher.Opening opening = launcher.open(cell)) {
      try {
        if (failure == null) {
          result =
              launcher.run(
                  cell, warmup, plan.measurement(cell), output, Optional.empty(), archived);
        }
      } catch (RunnerException | RuntimeException e) {
        failure =
            watchdog.reason().or(output::cause).orElse(String.valueOf(e.getMessage()).strip());
      }
    }
    HostReading host = monitor.stop();
    return new ForkRecord(
        new Identity(block, null, order, attempt, cell),
        new Lifetime(
            start,
            SteadyClock.now(),
            host,
            host.spoiled().filter(reason -> plan.timesMeanSomething()).orElse(null)),
        failure,
        failure == null ? null : output.lastLines(),
        output.warmup(),
        result == null ? null : !cell.isCold() && isDrifting(output.warmup(), result),
        null,
        result);
  }

  private static boolean isDrifting(List<Double> warmup, JmhFork result) {
    double[] before = warmup.stream().mapToDouble(score -> score).toArray();
    return Drift.isDrifting(before, result.scores());
  }
}
