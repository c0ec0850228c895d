package dev.wirebench.campaign;

import dev.wirebench.plan.Cell;
import dev.wirebench.plan.Plan;
import dev.wirebench.results.CellForks;
import dev.wirebench.results.StopRule;
import dev.wirebench.run.ForkRecord;
import dev.wirebench.run.Journal;
import dev.wirebench.run.Journal.Kind;
import dev.wirebench.run.Run;
import dev.wirebench.warmup.WarmupGrowth;
import java.io.IOException;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The blocks of a campaign: every cell that has not left, one fork at a time, until all have left,
 * the plan's last block is done, or the budget is spent.
 */
final class Blocks implements Measuring {
  private final Plan plan;
  private final List<Cell> cells;
  private final ForkRunner runner;
  private final TimeBudget budget;
  private final ForkCost cost;
  private final Progress progress;
  private final CellForks forks;
  private final StopRule stopRule;
  private final WarmupGrowth warmup;

  /**
   * @param run what is done already
   */
  Blocks(Run run, List<Cell> cells, ForkRunner runner, TimeBudget budget, ForkCost cost) {
    this.plan = run.plan();
    this.cells = cells;
    this.runner = runner;
    this.budget = budget;
    this.cost = cost;
    this.progress = Progress.of(run);
    this.forks = CellForks.of(run);
    this.stopRule = new StopRule(plan, cells, forks);
    this.warmup = new WarmupGrowth(plan.effort());
    run.forks().forEach(warmup::add);
  }

  @Override
  public void measure(Journal journal, Interruption interruption, CampaignListener listener)
      throws IOException {
    for (int block = 0; block < plan.effort().mostBlocks(); block++) {
      List<Cell> order = plan.order(cells, block);
      for (int place = 0; place < order.size(); place++) {
        Cell cell = order.get(place);
        while (!stopRule.hasLeft(cell) && !progress.isDone(block, cell)) {
          if (budget.isOver()) {
            listener.budgetSpent(block, lackingMillis(block));
            return;
          }
          interruption.stopHere();
          listener.forkStarting(block, cell);
          ForkRecord fork =
              runner.run(block, place, progress.attempt(block, cell), cell, warmup.warmup(cell));
          if (fork.failure() != null) {
            interruption.awaitSignal();
          }
          journal.append(Kind.FORK, fork);
          add(fork);
          listener.forkDone(fork, progress.done(), progress.done() + left(block));
        }
      }
      List<Cell> leaving = stopRule.blockDone(block, failed());
      if (!leaving.isEmpty()) {
        listener.leaving(block, leaving);
      }
      if (active(block + 1).isEmpty()) {
        return;
      }
    }
  }

  /** The time that the repetitions promised by the plan would still take, in milliseconds. */
  private long lackingMillis(int block) {
    List<Cell> active = active(block);
    int promised = Math.max(0, plan.effort().blocks() - block);
    return active.isEmpty() || promised == 0
        ? 0
        : Math.round(cost.millis(plan.effort(), active, promised));
  }

  private void add(ForkRecord fork) {
    progress.add(fork);
    forks.add(fork);
    warmup.add(fork);
    cost.add(fork);
  }

  /** The cells that are forked in a block, as far as is known now. */
  private List<Cell> active(int block) {
    return cells.stream()
        .filter(cell -> block < plan.effort().mostBlocks(cell))
        .filter(cell -> !stopRule.hasLeft(cell) && !progress.hasFailed(cell))
        .toList();
  }

  private Set<Cell> failed() {
    return cells.stream().filter(progress::hasFailed).collect(Collectors.toSet());
  }

  /** The number of forks still to come by the plan, or as many as the budget allows. */
  private int left(int block) {
    List<Cell> active = active(block);
    int planned = progress.left(block, active, plan);
    if (!budget.isLimited() || active.isEmpty()) {
      return planned;
    }
    double millisPerFork = cost.millis(plan.effort(), active, 1) / active.size();
    return (int) Math.min(planned, Math.ceil(Math.max(0, budget.leftMillis()) / millisPerFork));
  }
}
