package dev.wirebench.campaign;

import dev.wirebench.plan.Cell;
import dev.wirebench.plan.Effort;
import dev.wirebench.plan.Plan;
import java.util.List;

/** How long measuring takes. */
interface Cost {
  /** How the forks of a plan cost, from what one costs. */
  static Cost of(Plan plan, ForkCost fork) {
    return plan.interleaving().isByTurns() ? new HeatCost(plan, fork) : fork;
  }

  /** The first blocks of these cells, in milliseconds. */
  double millis(Effort effort, List<Cell> cells, int blocks);
}
