package dev.wirebench.campaign;

import dev.wirebench.plan.Cell;
import dev.wirebench.plan.Effort;
import java.util.List;

/** How long measuring takes. */
interface Cost {
  /** The first blocks of these cells, in milliseconds. */
  double millis(Effort effort, List<Cell> cells, int blocks);
}
