package dev.wirebench.campaign;

import dev.wirebench.plan.Cell;
import dev.wirebench.run.ForkRecord;
import java.util.HashMap;
import java.util.Map;

/** Counts the failures of each benchmark. */
final class Failures {
  /** A cell that fails so often is not forked again: a library that hangs costs a minute each. */
  private static final int MOST = 2;

  private final Map<Cell, Integer> counts = new HashMap<>();

  void add(ForkRecord fork) {
    if (fork.failure() != null) {
      counts.merge(fork.cell(), 1, Integer::sum);
    }
  }

  /** Says whether the benchmark failed so often that it is not forked again. */
  boolean isOut(Cell cell) {
    return counts.getOrDefault(cell, 0) >= MOST;
  }
}
