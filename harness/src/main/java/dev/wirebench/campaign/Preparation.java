package dev.wirebench.campaign;

import dev.wirebench.base.BadInput;
import dev.wirebench.base.SteadyClock;
import dev.wirebench.plan.Cell;
import dev.wirebench.plan.Effort;
import dev.wirebench.plan.Iterations;
import dev.wirebench.plan.Plan;
import dev.wirebench.plan.Scope;
import dev.wirebench.registry.CodecFacts;
import dev.wirebench.registry.CodecRegistry;
import dev.wirebench.run.ForkRecord;
import dev.wirebench.run.Journal;
import dev.wirebench.run.Journal.Kind;
import dev.wirebench.run.PlannedCells;
import dev.wirebench.run.QualificationRecord;
import dev.wirebench.run.Run;
import dev.wirebench.run.RunFolder;
import dev.wirebench.run.TrialRecord;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The part of a campaign before the first fork that counts: codecs are checked, and a budget is
 * divided among those that pass.
 */
final class Preparation {
  private static final int TRIAL_BYTES = 64;
  private static final int MOST_REASONS = 10;
  private static final Iterations SHORTEST = new Iterations(1, 10);

  private final RunFolder folder;
  private final CodecRegistry codecs;
  private final Archives archives;
  private final Journal journal;
  private final Interruption interruption;
  private final CampaignListener listener;

  Preparation(
      RunFolder folder,
      CodecRegistry codecs,
      Archives archives,
      Journal journal,
      Interruption interruption,
      CampaignListener listener) {
    this.folder = folder;
    this.codecs = codecs;
    this.archives = archives;
    this.journal = journal;
    this.interruption = interruption;
    this.listener = listener;
  }

  /** The forks that are due, and how long they take. */
  record Prepared(Forecast forecast, Measuring measuring, ProfileForks profiling) {}

  /**
   * Prepares what the run lacks.
   *
   * @param mostBlocks after which the campaign pauses
   * @throws BadInput if no codec qualified
   */
  Prepared prepare(Run begun, int mostBlocks) throws IOException {
    return prepare(begun, mostBlocks, true);
  }

  /** Prepares a run that will not be measured: warm-ups by need are not tried. */
  Prepared rehearse(Run begun, int mostBlocks) throws IOException {
    return prepare(begun, mostBlocks, false);
  }

  private Prepared prepare(Run begun, int mostBlocks, boolean tries) throws IOException {
    Run run = begun;
    describe(run);
    ForkCost fork = new ForkCost();
    run.forks().forEach(fork::add);
    if (run.forks().isEmpty()) {
      interruption.stopHere();
      fork.add(trial(run.plan()));
    }
    TimeBudget budget = TimeBudget.of(run, SteadyClock.now());
    if (budget.isLimited() && run.scope() == null && !run.planned()) {
      Scope scope =
          new Scoping(run.plan(), codecs, run.start().documentBytes(), fork)
              .fit(budget.leftMillis());
      journal.append(Kind.SCOPE, scope);
      run = run.with(scope);
    }
    if (run.scope() != null) {
      listener.scoped(run.scope());
    }
    List<QualificationRecord> qualified =
        new CorrectnessChecks(folder.values(), codecs, journal, interruption, listener)
            .complete(run);
    List<Cell> cells = cells(run.plan(), qualified);
    if (tries) {
      Optional<Effort> tried =
          run.planned()
              ? Optional.of(run.plan().effort())
              : new Planner(run.plan(), cells, CellCost.of(run.plan(), fork))
                  .tried(budget.leftMillis(), fork);
      List<TrialRecord> trials = new ArrayList<>(run.trials());
      if (tried.isPresent()) {
        trials.addAll(trials(run.plan().with(tried.get()), qualified).run(cells));
      }
      run = run.withTrials(trials);
    }
    if (!run.planned() && !cells.isEmpty()) {
      Effort affordable =
          new Planner(run.plan(), cells, CellCost.of(run.plan(), fork)).fit(budget.leftMillis());
      journal.append(Kind.EFFORT, affordable);
      run = run.with(affordable);
    }
    Effort effort = run.plan().effort();
    if (effort.blocks() > mostBlocks) {
      run = run.with(effort.withBlocks(mostBlocks));
    }
    return prepared(run, cells, launcher(run.plan(), qualified), budget, fork);
  }

  private TrialForks trials(Plan plan, List<QualificationRecord> qualified) {
    return new TrialForks(plan, launcher(plan, qualified), journal, interruption, listener);
  }

  private void describe(Run run) throws IOException {
    for (String id : run.plan().selection().codecs()) {
      Optional<CodecFacts> codec = codecs.find(id);
      if (codec.isPresent() && !run.codecs().contains(codec.get())) {
        journal.append(Kind.CODEC, codec.get());
      }
    }
  }

  /** Runs a fork that is not recorded, to see what it costs to start one here. */
  private ForkRecord trial(Plan plan) {
    Cell cell = Cell.floor(TRIAL_BYTES, plan.machines().jdks().get(0).label());
    Plan trial = plan.with(Effort.fixed(1, SHORTEST, Map.of(), SHORTEST));
    return new ForkRunner(trial, launcher(trial, List.of())).run(0, 0, 0, cell, SHORTEST);
  }

  private ForkLauncher launcher(Plan plan, List<QualificationRecord> qualified) {
    return new ForkLauncher(
        plan,
        codecs,
        ForkClassPath.of(plan.machines()),
        folder,
        new QualifiedOutputs(qualified),
        archives);
  }

  /**
   * Returns the cells to measure; none if codecs are still to be checked and no other one
   * qualified.
   *
   * @throws BadInput if no codec qualified: arrays that are copied tell nothing without one
   */
  private static List<Cell> cells(Plan plan, List<QualificationRecord> qualified) {
    if (qualified.stream().anyMatch(row -> !row.operations().isEmpty())) {
      return PlannedCells.of(plan, qualified);
    }
    if (qualified.size() < plan.candidates().size()) {
      return List.of();
    }
    throw new BadInput(
        "Nothing can be measured: "
            + qualified.stream()
                .filter(row -> row.firstReason().isPresent())
                .map(QualificationRecord::exclusion)
                .distinct()
                .limit(MOST_REASONS)
                .collect(Collectors.joining("; "))
            + ". Choose other codecs, payloads, operations or APIs.");
  }

  private Prepared prepared(
      Run run, List<Cell> cells, ForkLauncher launcher, TimeBudget budget, ForkCost fork) {
    Plan plan = run.planOfNextForks();
    ProfileForks profiling = new ProfileForks(plan, launcher, folder);
    if (plan.interleaving().isByTurns()) {
      HeatCost cost = new HeatCost(plan, fork);
      run.heats().forEach(cost::add);
      return new Prepared(
          Forecast.of(plan, cells, HeatProgress.of(run).done(), cost, budget),
          new Heats(run, cells, new HeatRunner(plan, launcher), budget, cost),
          profiling);
    }
    return new Prepared(
        Forecast.of(plan, cells, Progress.of(run).done(), fork, budget),
        new Blocks(run, cells, new ForkRunner(plan, launcher), budget, fork),
        profiling);
  }
}
