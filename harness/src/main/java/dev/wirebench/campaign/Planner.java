package dev.wirebench.campaign;

import dev.wirebench.plan.Cell;
import dev.wirebench.plan.Effort;
import dev.wirebench.plan.Plan;
import java.util.List;

/** Decides what a budget pays for in each cell, once it is known which cells there are. */
final class Planner {
  /** Forks differ in length, and some are repeated. */
  static final double RESERVE = 1.03;

  private final Plan plan;
  private final List<Cell> cells;
  private final List<Cell> indicative;
  private final CellCost cost;

  Planner(Plan plan, List<Cell> cells, CellCost cost) {
    this.plan = plan;
    this.cells = cells.stream().filter(cell -> !plan.isIndicative(cell)).toList();
    this.indicative = cells.stream().filter(plan::isIndicative).toList();
    this.cost = cost;
  }

  /**
   * The most that fits; the least if not even that does: the run then ends with its budget, within
   * its first block. Indicative cells get one block of the same.
   *
   * @param millis that are left
   */
  Effort fit(long millis) {
    List<Effort> efforts =
        new Efforts(plan)
            .all().stream()
                .map(effort -> plan.with(effort).effort())
                .filter(effort -> cells.stream().noneMatch(effort::needsTrial))
                .toList();
    Effort fitting =
        efforts.stream()
            .filter(effort -> millis(effort) * RESERVE <= millis)
            .findFirst()
            .orElse(efforts.get(efforts.size() - 1));
    return plan.limits().spends() ? fitting.withoutCap() : fitting;
  }

  /**
   * Says whether there is time for a trial fork of each benchmark and five repetitions after it. If
   * not, all warm up for the same time.
   *
   * @param millis that are left
   */
  boolean paysForTrials(long millis, ForkCost fork) {
    return new Efforts(plan)
        .verdicts().stream()
            .filter(Effort::warmupByNeed)
            .anyMatch(
                effort ->
                    TrialForks.millis(plan, effort, cells, fork)
                            + millis(Efforts.expected(effort)) * RESERVE
                        <= millis);
  }

  private double millis(Effort effort) {
    double others = indicative.isEmpty() ? 0 : cost.millis(effort, indicative, 1);
    return cost.millis(effort, cells, effort.blocks()) + others;
  }
}
