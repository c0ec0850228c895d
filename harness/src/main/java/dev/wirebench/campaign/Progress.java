package dev.wirebench.campaign;

import dev.wirebench.plan.Cell;
import dev.wirebench.plan.Plan;
import dev.wirebench.run.ForkRecord;
import dev.wirebench.run.Run;
import java.util.Collection;
import java.util.HashSet;
import java.util.Set;

/** The progress of a plan whose forks run one at a time. */
final class Progress {
  private record Fork(int block, Cell cell) {}

  private final Set<Fork> done = new HashSet<>();
  private final Set<Fork> spoiled = new HashSet<>();
  private final Failures failures = new Failures();

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
    failures.add(record);
  }

  /**
   * Says whether nothing is left to do: the fork is done, or its benchmark has failed too often.
   */
  boolean isDone(int block, Cell cell) {
    return done.contains(new Fork(block, cell)) || hasFailed(cell);
  }

  int done() {
    return done.size();
  }

  /**
   * The number of forks still to be done if nothing more fails or leaves.
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

  /** Says whether the benchmark failed so often that it is not forked again. */
  boolean hasFailed(Cell cell) {
    return failures.isOut(cell);
  }

  /** The number of the next attempt: 0, or 1 if the machine spoiled the first. */
  int attempt(int block, Cell cell) {
    return spoiled.contains(new Fork(block, cell)) ? 1 : 0;
  }
}
