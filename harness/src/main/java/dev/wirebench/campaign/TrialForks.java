package dev.wirebench.campaign;

import dev.wirebench.base.SteadyClock;
import dev.wirebench.plan.Cell;
import dev.wirebench.plan.Effort;
import dev.wirebench.plan.Iterations;
import dev.wirebench.plan.Plan;
import dev.wirebench.run.Journal;
import dev.wirebench.run.Journal.Kind;
import dev.wirebench.run.TrialRecord;
import dev.wirebench.warmup.Settling;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;

/**
 * Runs a trial fork of each benchmark that warms up by need, as many at a time as warm up in
 * interleaved groups, since these share the processors with each other, too. A fork is ended as
 * soon as it has settled, see {@link Settling}.
 */
final class TrialForks {
  private static final long WINDOW_MILLIS = Settling.WINDOW * Settling.ITERATION_MILLIS;
  private static final String UNLESS_REACHED = "say how long they warm up with --warmup";
  private static final int POLL_MILLIS = 20;
  private static final Iterations UNUSED = new Iterations(1, 10);

  private final Plan plan;
  private final ForkLauncher launcher;
  private final Journal journal;
  private final Interruption interruption;
  private final CampaignListener listener;

  TrialForks(
      Plan plan,
      ForkLauncher launcher,
      Journal journal,
      Interruption interruption,
      CampaignListener listener) {
    this.plan = plan;
    this.launcher = launcher;
    this.journal = journal;
    this.interruption = interruption;
    this.listener = listener;
  }

  /**
   * The time that the trials of these benchmarks take in an effort, in milliseconds, if they settle
   * in half their usual warm-up.
   */
  static double millis(Plan plan, Effort effort, List<Cell> cells, ForkCost cost) {
    return cells.stream()
            .filter(effort::needsTrial)
            .mapToDouble(
                cell -> cost.millis(cell) + effort.warmup(cell).totalMillis() / 2.0 + WINDOW_MILLIS)
            .sum()
        / plan.interleaving().forksWarmingUp();
  }

  /** Runs the trials that a run lacks; nothing if it needs none. */
  List<TrialRecord> run(List<Cell> cells) throws IOException {
    Deque<Cell> due = new ArrayDeque<>(cells.stream().filter(plan.effort()::needsTrial).toList());
    List<TrialRecord> done = new ArrayList<>();
    if (due.isEmpty()) {
      return done;
    }
    listener.trying(due.size());
    List<LivingFork> running = new ArrayList<>();
    try (Gatekeeper gates = new Gatekeeper(UNLESS_REACHED)) {
      int number = 0;
      while (!due.isEmpty() || !running.isEmpty()) {
        interruption.stopHere();
        while (!due.isEmpty() && running.size() < plan.interleaving().forksWarmingUp()) {
          running.add(start(due.remove(), gates, number++));
        }
        for (TrialRecord trial : ended(running)) {
          done.add(trial);
          listener.trialDone(trial, done.size(), done.size() + running.size() + due.size());
        }
        TimeUnit.MILLISECONDS.sleep(POLL_MILLIS);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      running.forEach(LivingFork::close);
    }
    listener.tried(done);
    return done;
  }

  private LivingFork start(Cell cell, Gatekeeper gates, int number) {
    long longest = plan.effort().longestWarmup(cell).totalMillis() + WINDOW_MILLIS;
    int iterations = (int) Math.ceil((double) longest / Settling.ITERATION_MILLIS);
    LivingFork fork =
        new LivingFork(
            cell, new Iterations(iterations, Settling.ITERATION_MILLIS), UNUSED, launcher);
    fork.start(gates, number, plan.limits().timeoutMillis(0));
    return fork;
  }

  /** Ends the forks that have shown what they can, and writes their records. */
  private List<TrialRecord> ended(List<LivingFork> running) throws IOException {
    List<TrialRecord> records = new ArrayList<>();
    for (Iterator<LivingFork> forks = running.iterator(); forks.hasNext(); ) {
      LivingFork fork = forks.next();
      boolean isLate =
          SteadyClock.now()
              .isAfter(
                  fork.started()
                      .plusMillis(plan.limits().timeoutMillis(fork.warmup().totalMillis())));
      OptionalInt settled = Settling.after(fork.output().trial());
      if (settled.isPresent() || !fork.isWarmingUp() || isLate) {
        fork.end();
        TrialRecord record = record(fork, settled);
        if (record.failure() != null) {
          interruption.awaitSignal();
        }
        journal.append(Kind.TRIAL, record);
        records.add(record);
        forks.remove();
      }
    }
    return records;
  }

  private TrialRecord record(LivingFork fork, OptionalInt settled) {
    Long millis = settled.isPresent() ? settled.getAsInt() * Settling.ITERATION_MILLIS : null;
    boolean isWhole = settled.isPresent() || fork.hasWarmedUp();
    return new TrialRecord(
        fork.cell(),
        fork.started(),
        SteadyClock.now(),
        isWhole ? null : fork.failure().orElse("did not end"),
        Settling.ITERATION_MILLIS,
        fork.output().trial(),
        millis,
        isWhole
            ? Settling.warmup(plan.effort(), fork.cell(), settled)
            : plan.effort().warmup(fork.cell()));
  }
}
