package dev.wirebench.warmup;

import dev.wirebench.plan.Cell;
import dev.wirebench.plan.Effort;
import dev.wirebench.plan.Iterations;
import dev.wirebench.run.ForkRecord;
import java.util.HashMap;
import java.util.Map;

/**
 * Lengthens the warm-up of benchmarks that still changed speed while they were measured: by half
 * after each such fork, up to {@link Effort#longestWarmup}. A benchmark's own drift decides, never
 * how it compares with others. A control has the warm-up of its baseline.
 */
public final class WarmupGrowth {
  private static final double STEP = 1.5;

  private final Effort effort;
  private final Map<Cell, Double> factors = new HashMap<>();

  public WarmupGrowth(Effort effort) {
    this.effort = effort;
  }

  /** Takes note of a fork that counts. */
  public void add(ForkRecord fork) {
    if (effort.warmupByNeed() && Boolean.TRUE.equals(fork.drifting())) {
      factors.merge(fork.cell().uncontrolled(), STEP, (old, step) -> old * step);
    }
  }

  /** The warm-up of a benchmark's next fork. */
  public Iterations warmup(Cell cell) {
    Iterations usual = effort.warmup(cell);
    double factor = factors.getOrDefault(cell.uncontrolled(), 1.0);
    int longest = Math.max(usual.count(), effort.longestWarmup(cell).count());
    return new Iterations(
        (int) Math.min(longest, Math.ceil(usual.count() * factor)), usual.millis());
  }
}
