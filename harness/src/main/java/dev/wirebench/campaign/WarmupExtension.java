package dev.wirebench.campaign;

import dev.wirebench.plan.Cell;
import dev.wirebench.plan.Effort;
import dev.wirebench.plan.Iterations;
import dev.wirebench.run.ForkRecord;
import java.util.HashMap;
import java.util.Map;

/**
 * Lengthens the warm-up of cells that are still changing speed when their measurement begins: by
 * half after each such fork, up to three times the plan's. What decides is the check of the
 * warm-up, never the score.
 */
final class WarmupExtension {
  private static final double STEP = 1.5;
  private static final double MOST = 3;

  private final Effort effort;
  private final Map<Cell, Double> factors = new HashMap<>();

  WarmupExtension(Effort effort) {
    this.effort = effort;
  }

  void add(ForkRecord fork) {
    if (effort.extendWarmup() && Boolean.TRUE.equals(fork.drifting())) {
      factors.merge(fork.cell(), STEP, (old, step) -> Math.min(MOST, old * step));
    }
  }

  /** The warm-up for the next fork of a cell. */
  Iterations warmup(Cell cell) {
    Iterations planned = effort.warmup(cell);
    double factor = factors.getOrDefault(cell, 1.0);
    return new Iterations((int) Math.ceil(planned.count() * factor), planned.millis());
  }
}
