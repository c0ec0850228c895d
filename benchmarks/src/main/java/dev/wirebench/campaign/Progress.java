package dev.wirebench.campaign;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
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

  /** Whether nothing is to be done: it was forked, or its cell has left. */
  boolean isDone(int block, Cell cell) {
    return done.contains(new Fork(block, cell)) || hasLeft(cell);
  }

  /** How many forks of a plan are done, or will not be. */
  int count(Plan plan, List<Cell> cells) {
    int count = 0;
    for (int block = 0; block < plan.blocks(); block++) {
      for (Cell cell : cells) {
        count += isDone(block, cell) ? 1 : 0;
      }
    }
    return count;
  }

  private boolean hasLeft(Cell cell) {
    return failures.getOrDefault(cell, 0) >= MOST_FAILURES;
  }

  /** 0, or 1 if the machine spoiled the first. */
  int attempt(int block, Cell cell) {
    return spoiled.contains(new Fork(block, cell)) ? 1 : 0;
  }
}
