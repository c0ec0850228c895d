package dev.wirebench.campaign;

import dev.wirebench.campaign.HeatRunner.Outcome;
import dev.wirebench.plan.Cell;
import dev.wirebench.plan.Heat;
import dev.wirebench.plan.Plan;
import dev.wirebench.report.statistics.VarianceLevels;
import dev.wirebench.results.CellForks;
import dev.wirebench.results.IterationChoice;
import dev.wirebench.results.SeenVariance;
import dev.wirebench.results.StopRule;
import dev.wirebench.run.ForkRecord;
import dev.wirebench.run.Journal;
import dev.wirebench.run.Journal.Kind;
import dev.wirebench.run.RevisedIterations;
import dev.wirebench.run.Run;
import dev.wirebench.warmup.WarmupGrowth;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The blocks of a campaign whose forks take turns: every heat once, of the cells that have not
 * left, until all have left, the plan's last block is done, or the budget does not pay for another
 * heat.
 */
final class Heats implements Measuring {
  /** Nobody waits for more of them, where time is the only limit. */
  private static final int MOST_PARTS = 60;

  /** The repetitions of comparisons that are measured as far as time allows. */
  private static final int INDICATIVE_BLOCKS = 3;

  /** The repetitions after which it is known what ratios vary by. */
  private static final int SEEN = 2;

  private final SeenVariance variance;
  private final boolean mayRevise;
  private final List<Cell> cells;
  private final HeatRunner runner;
  private final TimeBudget budget;
  private final HeatCost cost;
  private final HeatProgress progress;
  private final CellForks forks;
  private final StopRule stopRule;
  private final WarmupGrowth warmup;
  private Plan plan;

  /**
   * @param run what is done already
   */
  Heats(Run run, List<Cell> cells, HeatRunner runner, TimeBudget budget, HeatCost cost) {
    this.plan = run.planOfNextForks();
    this.mayRevise = run.mayRevise();
    this.variance = SeenVariance.of(run);
    this.cells = cells;
    this.runner = runner;
    this.budget = budget;
    this.cost = cost;
    this.progress = HeatProgress.of(run);
    this.forks = CellForks.of(run);
    this.stopRule = new StopRule(plan, cells, forks);
    this.warmup = new WarmupGrowth(plan.effort());
    run.forksByCell().values().stream().flatMap(List::stream).forEach(warmup::add);
  }

  @Override
  public void measure(Journal journal, Interruption interruption, CampaignListener listener)
      throws IOException {
    for (Part part : parts()) {
      List<Heat> due = due(part);
      while (!due.isEmpty()) {
        Heat heat = due.get(0);
        if (isTooLong(heat)) {
          listener.budgetSpent(part.block(), lackingMillis());
          return;
        }
        interruption.stopHere();
        measure(heat, due.size(), journal, interruption, listener);
        due = due(part);
      }
      if (!part.indicative()) {
        revise(part.block(), journal, listener);
        List<Cell> leaving = stopRule.blockDone(part.block(), failed());
        if (!leaving.isEmpty()) {
          listener.leaving(part.block(), leaving);
        }
      }
    }
  }

  /** Gives later forks the number of iterations that makes intervals narrowest. */
  private void revise(int block, Journal journal, CampaignListener listener) throws IOException {
    Optional<VarianceLevels> levels = variance.levels();
    if (!mayRevise || block + 1 != SEEN || levels.isEmpty() || plan.effort().blocks() <= SEEN) {
      return;
    }
    int before = plan.effort().measurement().count();
    List<Cell> wanted = cells.stream().filter(cell -> !plan.isIndicative(cell)).toList();
    int best =
        new IterationChoice(levels.get(), before, SEEN)
            .best(
                budget.leftMillis() / Planner.RESERVE,
                count -> cost.repetitionMillis(plan.revised(count).effort(), wanted));
    RevisedIterations revised =
        new RevisedIterations(
            progress.nextNumber(), best, levels.get().iterations(), levels.get().forks());
    journal.append(Kind.REVISED, revised);
    plan = plan.revised(best);
    cost.revise(plan);
    listener.revised(before, best, levels.get().shareOfIterations(before));
  }

  /** A block, of the tables that verdicts are wanted of or of the others. */
  private record Part(int block, boolean indicative) {}

  /** The blocks that verdicts need, then what else there is time for, then further blocks. */
  private List<Part> parts() {
    List<Part> parts = new ArrayList<>();
    for (int block = 0; block < plan.effort().mostBlocks(); block++) {
      if (block == plan.effort().blocks()) {
        addIndicative(parts);
      }
      parts.add(new Part(block, false));
    }
    if (plan.effort().blocks() == plan.effort().mostBlocks()) {
      addIndicative(parts);
    }
    return parts;
  }

  private static void addIndicative(List<Part> parts) {
    for (int block = 0; block < INDICATIVE_BLOCKS; block++) {
      parts.add(new Part(block, true));
    }
  }

  private List<Heat> due(Part part) {
    return progress.due(
        part.block(),
        cells.stream()
            .filter(cell -> plan.isIndicative(cell) == part.indicative())
            .filter(cell -> !stopRule.hasLeft(cell))
            .toList());
  }

  /** A heat is not cut short: it begins if it can end in time, as far as can be known. */
  private boolean isTooLong(Heat heat) {
    return budget.isLimited()
        && budget.leftMillis() < (progress.done() == 0 ? 0 : cost.millis(heat));
  }

  /** The time that the repetitions promised by the plan would still take, in milliseconds. */
  private long lackingMillis() {
    return Math.round(
        parts().stream()
            .filter(part -> !part.indicative() && part.block() < plan.effort().blocks())
            .flatMap(part -> due(part).stream())
            .mapToDouble(cost::millis)
            .sum());
  }

  private void measure(
      Heat heat, int due, Journal journal, Interruption interruption, CampaignListener listener)
      throws IOException {
    listener.heatStarting(heat, due);
    Outcome outcome =
        runner.run(progress.nextNumber(), heat, warmup::warmup, plan::measurement, listener);
    if (outcome.forks().stream().anyMatch(fork -> fork.failure() != null)) {
      interruption.awaitSignal();
    }
    for (ForkRecord fork : outcome.forks()) {
      journal.append(Kind.FORK, fork);
    }
    journal.append(Kind.HEAT, outcome.heat());
    progress.add(outcome.heat(), outcome.forks());
    cost.add(outcome.heat());
    variance.add(outcome.heat(), outcome.forks());
    int left = left();
    for (ForkRecord fork : outcome.forks()) {
      ForkRecord counted = outcome.heat().counted(fork);
      forks.add(counted);
      warmup.add(counted);
      listener.forkDone(counted, progress.done(), progress.done() + left);
    }
  }

  private Set<Cell> failed() {
    return cells.stream().filter(progress::hasFailed).collect(Collectors.toSet());
  }

  /** The number of forks still to come by the plan, or as many as the budget allows. */
  private int left() {
    List<Heat> all =
        parts().stream().limit(MOST_PARTS).flatMap(part -> due(part).stream()).toList();
    double planned = forks(all);
    if (!budget.isLimited() || all.isEmpty()) {
      return (int) Math.min(Integer.MAX_VALUE, planned);
    }
    double millisPerFork = all.stream().mapToDouble(cost::millis).sum() / planned;
    return (int) Math.min(planned, Math.floor(Math.max(0, budget.leftMillis()) / millisPerFork));
  }

  private static int forks(List<Heat> heats) {
    return heats.stream().mapToInt(heat -> heat.cells().size()).sum();
  }
}
