package dev.wirebench.campaign;

import dev.wirebench.plan.Cell;
import dev.wirebench.plan.Effort;
import dev.wirebench.plan.Plan;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

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
   * its first block. Indicative cells get one block with this effort. Time that is left is spent on
   * further repetitions: as many as the plan asks for, or as there is time for.
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
    return plan.limits().spends() ? fitting.withoutCap() : fitting.upTo(plan.effort().mostBlocks());
  }

  /**
   * The effort that a trial fork of each benchmark is made for: the first one by need that leaves
   * time for these and five repetitions. Empty if there is none: all then warm up for the same
   * time.
   *
   * @param millis that are left
   */
  Optional<Effort> tried(long millis, ForkCost fork) {
    List<Cell> all = Stream.concat(cells.stream(), indicative.stream()).toList();
    return new Efforts(plan)
        .verdicts().stream()
            .filter(Effort::warmupByNeed)
            .filter(
                effort ->
                    TrialForks.millis(plan, effort, all, fork)
                            + millis(Efforts.expected(effort)) * RESERVE
                        <= millis)
            .findFirst();
  }

  private double millis(Effort effort) {
    double others = indicative.isEmpty() ? 0 : cost.millis(effort, indicative, 1);
    return cost.millis(effort, cells, effort.blocks()) + others;
  }
}
