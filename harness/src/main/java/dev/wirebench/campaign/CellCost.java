package dev.wirebench.campaign;

import dev.wirebench.plan.Cell;
import dev.wirebench.plan.Effort;
import dev.wirebench.plan.Plan;
import java.util.List;

/** An estimate of the time that measuring takes. */
interface CellCost {
  /** The cost of a plan's forks, estimated from the cost of one. */
  static CellCost of(Plan plan, ForkCost fork) {
    return plan.interleaving().isByTurns() ? new HeatCost(plan, fork) : fork;
  }

  /** The first blocks of these cells, in milliseconds. */
  double millis(Effort effort, List<Cell> cells, int blocks);
}
