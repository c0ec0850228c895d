package dev.wirebench.campaign;

import dev.wirebench.plan.Cell;
import dev.wirebench.plan.Effort;
import dev.wirebench.plan.Heat;
import dev.wirebench.plan.HeatDraw;
import dev.wirebench.plan.Plan;
import dev.wirebench.run.HeatRecord;
import java.time.Duration;
import java.util.List;

/**
 * The cost of interleaved groups. It is estimated from the cost of a fork, and corrected by the
 * time that measured groups took.
 */
final class HeatCost implements CellCost {
  /** The time between two iterations: JMH's own work, and the way to a gate and back. */
  private static final double BESIDE_SLICE_MILLIS = 8;

  /** The work and the readings that show what the machine does. */
  private static final double BESIDE_ROUND_MILLIS = 50;

  /** The time in which a fork asks its codec again and ends, if it leaves by itself. */
  private static final double LEAVING_MILLIS = 600;

  private Plan plan;
  private final ForkCost forks;
  private double reckoned;
  private double took;

  HeatCost(Plan plan, ForkCost forks) {
    this.plan = plan;
    this.forks = forks;
  }

  /** Takes note of a heat that was measured under the plan. */
  void add(HeatRecord heat) {
    reckoned += reckoned(plan, heat.heat(), heat.rounds().size());
    took += Duration.between(heat.start(), heat.stop()).toMillis();
  }

  /** The time that an interleaved group takes, in milliseconds. */
  double millis(Heat heat) {
    return correction() * reckoned(plan, heat, slices(plan));
  }

  /** Reckons later groups by another plan. */
  void revise(Plan changed) {
    plan = changed;
  }

  /** The time that one more repetition of these benchmarks takes, in milliseconds. */
  double repetitionMillis(Effort effort, List<Cell> cells) {
    return millis(effort, cells, 2) - millis(effort, cells, 1);
  }

  private double correction() {
    return reckoned == 0 ? 1 : took / reckoned;
  }

  @Override
  public double millis(Effort effort, List<Cell> cells, int blocks) {
    Plan changed = plan.with(effort);
    // The floors are in the first block alone, and all others are alike.
    double first = millis(changed, 0, cells);
    return blocks == 1 ? first : first + (blocks - 1) * millis(changed, 1, cells);
  }

  private static int slices(Plan plan) {
    return plan.effort().measurement().count();
  }

  private double millis(Plan changed, int block, List<Cell> cells) {
    return correction()
        * new HeatDraw(changed)
            .draw(block, cells, cells).stream()
                .mapToDouble(heat -> reckoned(changed, heat, slices(changed)))
                .sum();
  }

  private double reckoned(Plan changed, Heat heat, int slices) {
    double starting = 0;
    double round = BESIDE_ROUND_MILLIS;
    for (Cell cell : heat.cells()) {
      starting += forks.millis(cell) + changed.effort().warmup(cell).totalMillis() + LEAVING_MILLIS;
      round += changed.measurement(cell).millis() + BESIDE_SLICE_MILLIS;
    }
    // The last pass is the one on fresh values.
    return starting / changed.interleaving().warmingUp() + (slices + 1) * round;
  }
}
