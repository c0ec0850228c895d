package dev.wirebench.run;

import dev.wirebench.codec.Medium;
import dev.wirebench.codec.Operation;
import dev.wirebench.plan.Cell;
import dev.wirebench.plan.Effort;
import dev.wirebench.plan.Iterations;
import dev.wirebench.plan.Plan;
import dev.wirebench.plan.PlannedCandidate;
import dev.wirebench.plan.Scope;
import dev.wirebench.registry.CodecFacts;
import dev.wirebench.run.QualificationRecord.Key;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A run as read from its folder.
 *
 * @param plan with what its budget pays for, once that is decided
 * @param scope the tables that its budget pays for; null without a budget, or where that is not
 *     decided yet
 * @param planned whether it is decided what is spent on each cell
 */
public record Run(
    Plan plan,
    RunHistory history,
    List<CodecFacts> codecs,
    List<QualificationRecord> qualified,
    Scope scope,
    boolean planned,
    List<ForkRecord> forks,
    List<HeatRecord> heats) {

  Run(Plan plan, JournalContent journal) {
    this(
        planned(plan, journal),
        journal.history(),
        journal.codecs(),
        inOrder(planned(plan, journal), journal.qualified()),
        journal.scope(),
        plan.limits().budgetMillis() == null || journal.effort() != null,
        journal.forks(),
        journal.heats());
  }

  public Start start() {
    return history.start();
  }

  public List<Resumption> resumptions() {
    return history.resumptions();
  }

  public List<RepairRecord> repairs() {
    return history.repairs();
  }

  public List<ClockSet> clockSets() {
    return history.clockSets();
  }

  public List<ChecksDone> checks() {
    return history.checks();
  }

  public List<TrialRecord> trials() {
    return history.trials();
  }

  /** The plan of the forks that are still to come. */
  public Plan planOfNextForks() {
    RevisedIterations revised = history.revised();
    return revised == null ? plan : plan.revised(revised.count());
  }

  /**
   * Says whether forks that are still to come may be given another number of iterations: where a
   * budget leaves room for further repetitions.
   */
  public boolean mayRevise() {
    return history.revised() == null
        && plan.interleaving().isByTurns()
        && plan.limits().budgetMillis() != null
        && plan.effort().stopsEarly();
  }

  /** After a repair, rows may have been qualified anew, behind others. */
  private static List<QualificationRecord> inOrder(Plan plan, List<QualificationRecord> qualified) {
    Map<Key, QualificationRecord> rows = new HashMap<>();
    qualified.forEach(row -> rows.putIfAbsent(row.key(), row));
    return plan.candidates().stream()
        .map(planned -> rows.get(Key.of(planned)))
        .filter(Objects::nonNull)
        .toList();
  }

  private static Plan planned(Plan plan, JournalContent journal) {
    Plan shown = plan.with(plan.effort().with(shown(journal.history().trials())));
    if (plan.limits().budgetMillis() == null) {
      return shown;
    }
    Plan planned = journal.scope() == null ? shown : shown.with(journal.scope());
    return journal.effort() == null ? planned : planned.with(journal.effort());
  }

  private static Map<Cell, Iterations> shown(List<TrialRecord> trials) {
    Map<Cell, Iterations> warmups = new HashMap<>();
    trials.forEach(trial -> warmups.put(trial.cell(), trial.warmup()));
    return warmups;
  }

  /** Copies this run with the comparisons that are measured, once they are decided. */
  public Run with(Scope chosen) {
    return new Run(plan.with(chosen), history, codecs, qualified, chosen, planned, forks, heats);
  }

  /** Copies this run with the warm-ups that trial forks have shown. */
  public Run withTrials(List<TrialRecord> trials) {
    return new Run(
        plan.with(plan.effort().with(shown(trials))),
        history.with(trials),
        codecs,
        qualified,
        scope,
        planned,
        forks,
        heats);
  }

  /** Copies this run with the effort for each benchmark, once it is decided. */
  public Run with(Effort effort) {
    return new Run(plan.with(effort), history, codecs, qualified, scope, true, forks, heats);
  }

  /** The begin of the last session. */
  public Instant session() {
    return resumptions().isEmpty()
        ? start().time()
        : resumptions().get(resumptions().size() - 1).time();
  }

  /** The time of all sessions, each from its begin to the end of its last fork, trials included. */
  public Duration worked() {
    return workedBefore().plus(worked(session(), Instant.MAX));
  }

  /** The time of all sessions but the last. */
  public Duration workedBefore() {
    Duration worked = Duration.ZERO;
    Instant session = start().time();
    for (Resumption resumption : resumptions()) {
      worked = worked.plus(worked(session, resumption.time()));
      session = resumption.time();
    }
    return worked;
  }

  private Duration worked(Instant begin, Instant end) {
    return Stream.concat(
            forks.stream().map(ForkRecord::stop), trials().stream().map(TrialRecord::stop))
        .filter(stop -> stop.isAfter(begin) && stop.isBefore(end))
        .max(Instant::compareTo)
        .map(last -> Duration.between(begin, last))
        .orElse(Duration.ZERO);
  }

  /** The candidates that were not checked, since their JVM was ended from outside. */
  public List<PlannedCandidate> unchecked() {
    Set<Key> checked = qualified.stream().map(QualificationRecord::key).collect(Collectors.toSet());
    return plan.candidates().stream()
        .filter(planned -> !checked.contains(Key.of(planned)))
        .toList();
  }

  /** The cells that were to be measured, in the order of the plan. */
  public List<Cell> cells() {
    return PlannedCells.of(plan, qualified);
  }

  /** The forks of an interleaved group, with failed ones. */
  public List<ForkRecord> forksOf(HeatRecord heat) {
    return forks.stream().filter(heat::holds).toList();
  }

  /** The occasion on which a fork measured: forks of one occasion are compared with each other. */
  private record Occasion(int block, Integer heat) {
    static Occasion of(ForkRecord fork) {
      return new Occasion(fork.block(), fork.heat());
    }
  }

  /**
   * The forks that count: of a fork that the machine spoiled, its repetition; of forks that took
   * turns, those whose heat came to its end, with the rounds that count. Ordered as the plan's
   * cells, and within a cell by time; cells without a fork are left out.
   */
  public Map<Cell, List<ForkRecord>> forksByCell() {
    Map<Integer, HeatRecord> byNumber = new HashMap<>();
    heats.forEach(heat -> byNumber.put(heat.number(), heat));
    Map<Cell, Map<Occasion, ForkRecord>> byOccasion = new LinkedHashMap<>();
    cells().forEach(cell -> byOccasion.put(cell, new LinkedHashMap<>()));
    forks.stream()
        .filter(fork -> byOccasion.containsKey(fork.cell()))
        .filter(fork -> fork.heat() == null || byNumber.containsKey(fork.heat()))
        .sorted(Comparator.comparing(ForkRecord::block).thenComparing(ForkRecord::attempt))
        .map(fork -> fork.heat() == null ? fork : byNumber.get(fork.heat()).counted(fork))
        .forEach(fork -> byOccasion.get(fork.cell()).put(Occasion.of(fork), fork));
    Map<Cell, List<ForkRecord>> byCell = new LinkedHashMap<>();
    byOccasion.forEach(
        (cell, all) -> {
          if (!all.isEmpty()) {
            byCell.put(cell, List.copyOf(all.values()));
          }
        });
    return byCell;
  }

  /** The forks that count and have a result; cells without result are left out. */
  public Map<Cell, List<ForkRecord>> measuredByCell() {
    Map<Cell, List<ForkRecord>> measured = new LinkedHashMap<>();
    forksByCell()
        .forEach(
            (cell, all) -> {
              List<ForkRecord> results = all.stream().filter(f -> f.result() != null).toList();
              if (!results.isEmpty()) {
                measured.put(cell, results);
              }
            });
    return measured;
  }

  /** The results that JMH returned for the forks that count. */
  public Map<Cell, List<JmhFork>> resultsByCell() {
    Map<Cell, List<JmhFork>> results = new LinkedHashMap<>();
    measuredByCell()
        .forEach((cell, all) -> results.put(cell, all.stream().map(ForkRecord::result).toList()));
    return results;
  }

  /**
   * Says whether each benchmark has the forks that it had to have before it may stop, or has
   * failed. With a budget, any number of forks may be all that the budget paid for. A run that was
   * stopped cannot be told from one that has ended.
   */
  public boolean isFinished() {
    Map<Cell, List<ForkRecord>> done = forksByCell();
    return planned
        && (plan.limits().budgetMillis() != null
            || cells().stream().allMatch(cell -> isFinished(cell, done)));
  }

  private boolean isFinished(Cell cell, Map<Cell, List<ForkRecord>> forksByCell) {
    List<ForkRecord> done = forksByCell.getOrDefault(cell, List.of());
    int blocks = Math.min(plan.effort().blocks(), plan.effort().mostBlocks(cell));
    return done.size() >= blocks || done.stream().anyMatch(fork -> fork.failure() != null);
  }

  public List<ForkRecord> failures() {
    return forksByCell().values().stream()
        .flatMap(List::stream)
        .filter(fork -> fork.failure() != null)
        .toList();
  }

  /**
   * The number of forks that the machine spoiled.
   *
   * @param attempt 0 for those that were repeated, 1 for repetitions
   */
  public long spoiled(int attempt) {
    return forks.stream()
        .filter(fork -> fork.spoiled() != null && fork.attempt() == attempt)
        .count();
  }

  /** The combinations of the plan that have no row, and why. */
  public List<Exclusion> exclusions() {
    List<Exclusion> exclusions = new ArrayList<>();
    for (QualificationRecord row : qualified) {
      row.reasons()
          .forEach(
              (operation, reason) ->
                  exclusions.add(
                      new Exclusion(
                          row.codec(), row.payload(), row.medium(), row.jdk(), operation, reason)));
    }
    return exclusions;
  }

  /** A combination that the plan names and the run does not measure. */
  public record Exclusion(
      String codec,
      String payload,
      Medium medium,
      String jdk,
      Operation operation,
      String reason) {}
}
