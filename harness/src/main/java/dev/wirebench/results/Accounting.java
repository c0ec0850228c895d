package dev.wirebench.results;

import dev.wirebench.plan.Iterations;
import dev.wirebench.plan.Plan;
import dev.wirebench.report.input.TimeSpent;
import dev.wirebench.run.ForkRecord;
import dev.wirebench.run.HeatRecord;
import dev.wirebench.run.Run;
import dev.wirebench.run.TrialRecord;
import java.time.Duration;
import java.time.Instant;
import java.util.List;

/**
 * The account of a run's time: it adds up what a journal says of checks, forks and interleaved
 * groups. What is left of the time that the run was worked on is the start: of the run and of JVMs.
 */
final class Accounting {
  private static final double MILLIS = 1000;

  private final Run run;
  private double checks;
  private double warmup;
  private double measurement;
  private double waiting;

  private Accounting(Run run) {
    this.run = run;
  }

  /**
   * The account of a run; null if it has measured nothing, or its journal has no times of checks.
   */
  static TimeSpent of(Run run) {
    return run.checks().isEmpty() || run.forks().isEmpty() ? null : new Accounting(run).spent();
  }

  private TimeSpent spent() {
    run.checks().forEach(done -> checks += seconds(done.start(), done.stop()));
    run.trials().forEach(this::add);
    run.heats().forEach(this::add);
    run.forks().stream().filter(fork -> fork.heat() == null).forEach(this::add);
    double worked = run.worked().toMillis() / MILLIS;
    double start = Math.max(0, worked - checks - warmup - measurement - waiting);
    return new TimeSpent(start, checks, warmup, measurement, waiting);
  }

  private void add(TrialRecord trial) {
    int side = run.plan().interleaving().forksWarmingUp();
    warmup += trial.iterations().size() * trial.millis() / MILLIS / side;
  }

  private void add(ForkRecord fork) {
    warmup += warmupMillis(fork) / MILLIS;
    measurement += slices(fork) * sliceMillis(fork) / MILLIS;
  }

  private void add(HeatRecord heat) {
    List<ForkRecord> forks = run.forksOf(heat);
    double warm = forks.stream().mapToDouble(this::warmupMillis).sum();
    int side = run.plan().interleaving().warmingUp();
    double until = seconds(heat.start(), firstRound(heat));
    warmup += Math.min(until, warm / side / MILLIS);
    double measured = forks.stream().mapToDouble(f -> slices(f) * sliceMillis(f)).sum() / MILLIS;
    double rounds = Math.max(measured, lastTurn(forks) / MILLIS);
    measurement += measured;
    waiting += rounds - measured;
    checks += Math.max(0, seconds(firstRound(heat), heat.stop()) - rounds);
  }

  private static Instant firstRound(HeatRecord heat) {
    return heat.firstRound() == null ? heat.stop() : heat.firstRound();
  }

  /** The end of the last turn of these forks, in milliseconds from the first round's start. */
  private double lastTurn(List<ForkRecord> forks) {
    return forks.stream()
        .filter(fork -> fork.turns() != null && !fork.turns().beginMillis().isEmpty())
        .mapToDouble(fork -> last(fork.turns().beginMillis()) + sliceMillis(fork))
        .max()
        .orElse(0);
  }

  private static long last(List<Long> numbers) {
    return numbers.get(numbers.size() - 1);
  }

  /** The time of the planned warm-up, or of more iterations, if the fork was given more. */
  private long warmupMillis(ForkRecord fork) {
    Iterations planned = plan().effort().warmup(fork.cell());
    return Math.max(planned.totalMillis(), fork.warmup().size() * planned.millis());
  }

  private long sliceMillis(ForkRecord fork) {
    return plan().measurement(fork.cell()).millis();
  }

  private static int slices(ForkRecord fork) {
    return fork.result() == null ? 0 : fork.result().iterations().size();
  }

  private Plan plan() {
    return run.plan();
  }

  private static double seconds(Instant from, Instant to) {
    return Duration.between(from, to).toMillis() / MILLIS;
  }
}
