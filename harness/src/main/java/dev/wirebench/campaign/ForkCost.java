package dev.wirebench.campaign;

import dev.wirebench.plan.Cell;
import dev.wirebench.plan.Effort;
import dev.wirebench.run.ForkRecord;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The time that a fork takes apart from its iterations: starting the JVM, set-up, tear-down. It is
 * measured by payload, since large payloads take longer to set up.
 */
public final class ForkCost implements CellCost {
  /** The cost that is assumed until the first fork has been measured. */
  private static final double ASSUMED_MILLIS = 1100;

  private final Map<String, Sum> byPayload = new HashMap<>();
  private final Sum all = new Sum();

  private static final class Sum {
    private double millis;
    private int forks;

    void add(double more) {
      millis += more;
      forks++;
    }

    double mean() {
      return millis / forks;
    }
  }

  /** A fork without a result says nothing, nor one that waited for turns. */
  void add(ForkRecord fork) {
    if (fork.result() == null || fork.heat() != null) {
      return;
    }
    double took = Duration.between(fork.start(), fork.stop()).toMillis();
    double iterations =
        fork.result().warmup().totalMillis() + fork.result().measurement().totalMillis();
    double besides = Math.max(0, took - iterations);
    all.add(besides);
    fork.cell()
        .payload()
        .ifPresent(p -> byPayload.computeIfAbsent(p, key -> new Sum()).add(besides));
  }

  /** The time that a fork of this benchmark takes apart from its iterations, in milliseconds. */
  public double millis(Cell cell) {
    Sum own = cell.payload().map(byPayload::get).orElse(null);
    if (own != null) {
      return own.mean();
    }
    return all.forks == 0 ? ASSUMED_MILLIS : all.mean();
  }

  @Override
  public double millis(Effort effort, List<Cell> cells, int blocks) {
    return cells.stream()
        .mapToDouble(
            cell ->
                Math.min(blocks, effort.mostBlocks(cell))
                    * (effort.iterationMillis(cell) + millis(cell)))
        .sum();
  }
}
