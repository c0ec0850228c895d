package dev.wirebench.campaign;

import dev.wirebench.plan.Cell;
import dev.wirebench.plan.Plan;
import dev.wirebench.run.ForkRecord;
import dev.wirebench.run.Run;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** Which forks of a plan are done: the journal, seen by what is still to do. */
final class Progress {
  /** A cell that fails so often is not forked again: a library that hangs costs a minute each. */
  private static final int MOST_FAILURES = 2;

  private record Fork(int block, Cell cell) {}

  private final Set<Fork> done = new HashSet<>();
  private final Set<Fork> spoiled = new HashSet<>();
  private final Map<Cell, Integer> failures = new HashMap<>();

  static Progress of(Run run) {
    Progress progress = new Progress();
    run.forks().forEach(progress::add);
    return progress;
  }

  void add(ForkRecord record) {
    Fork fork = new Fork(record.block(), record.cell());
    if (record.spoiled() != null && record.attempt() == 0) {
      spoiled.add(fork);
      return;
    }
    done.add(fork);
    if (record.failure() != null) {
      failures.merge(record.cell(), 1, Integer::sum);
    }
  }

  /** Whether nothing is to be done: it was forked, or its cell has failed too often. */
  boolean isDone(int block, Cell cell) {
    return done.contains(new Fork(block, cell)) || hasFailed(cell);
  }

  /** How many forks are done. */
  int done() {
    return done.size();
  }

  /**
   * How many forks are still to be done, if nothing more fails or leaves.
   *
   * @param block the current one; all earlier ones are done
   * @param cells that have not left
   */
  int left(int block, Collection<Cell> cells, Plan plan) {
    int count = 0;
    for (Cell cell : cells) {
      if (!hasFailed(cell)) {
        int blocks = plan.effort().mostBlocks(cell) - block;
        count += Math.max(0, isDone(block, cell) ? blocks - 1 : blocks);
      }
    }
    return count;
  }

  /** Whether the cell failed so often that it is not forked again. */
  boolean hasFailed(Cell cell) {
    return failures.getOrDefault(cell, 0) >= MOST_FAILURES;
  }

  /** The number of the next attempt: 0, or 1 if the machine spoiled the first. */
  int attempt(int block, Cell cell) {
    return spoiled.contains(new Fork(block, cell)) ? 1 : 0;
  }
}
