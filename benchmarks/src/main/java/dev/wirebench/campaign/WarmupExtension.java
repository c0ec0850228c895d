package dev.wirebench.campaign;

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

  private final Plan plan;
  private final Map<Cell, Double> factors = new HashMap<>();

  WarmupExtension(Plan plan) {
    this.plan = plan;
  }

  void add(ForkRecord fork) {
    if (plan.extendWarmup() && Boolean.TRUE.equals(fork.drifting())) {
      factors.merge(fork.cell(), STEP, (old, step) -> Math.min(MOST, old * step));
    }
  }

  /** For the next fork of a cell. */
  Iterations warmup(Cell cell) {
    Iterations planned = plan.warmup(cell);
    double factor = factors.getOrDefault(cell, 1.0);
    return new Iterations((int) Math.ceil(planned.count() * factor), planned.millis());
  }
}
