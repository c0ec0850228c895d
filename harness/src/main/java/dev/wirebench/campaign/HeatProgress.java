package dev.wirebench.campaign;

import dev.wirebench.plan.Cell;
import dev.wirebench.plan.Heat;
import dev.wirebench.plan.HeatDraw;
import dev.wirebench.run.ForkRecord;
import dev.wirebench.run.HeatRecord;
import dev.wirebench.run.Run;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The progress of a plan whose forks are interleaved: the forks of the groups that came to their
 * end.
 */
final class HeatProgress {
  /** A heat without its baseline is measured once more; then its forks have had their chance. */
  private static final int MOST_HEATS = 2;

  private record Fork(int block, Cell cell) {}

  private final HeatDraw draw;
  private final Failures failures = new Failures();
  private final Map<Fork, Integer> heats = new HashMap<>();
  private final Set<Fork> paired = new HashSet<>();
  private int done;
  private int nextNumber;

  private HeatProgress(HeatDraw draw) {
    this.draw = draw;
  }

  static HeatProgress of(Run run) {
    HeatProgress progress = new HeatProgress(new HeatDraw(run.plan()));
    for (HeatRecord heat : run.heats()) {
      progress.add(heat, run.forksOf(heat));
    }
    // The number of a heat that was cut off is not given again: its forks are in the journal.
    run.forks().stream()
        .filter(fork -> fork.heat() != null)
        .forEach(fork -> progress.nextNumber = Math.max(progress.nextNumber, fork.heat() + 1));
    return progress;
  }

  void add(HeatRecord heat, List<ForkRecord> forks) {
    Set<String> withoutBaseline =
        forks.stream()
            .filter(fork -> heat.isBaseline(fork.cell()) && fork.failure() != null)
            .map(fork -> fork.cell().jdk())
            .collect(Collectors.toSet());
    for (ForkRecord record : forks) {
      Fork fork = new Fork(record.block(), record.cell());
      heats.merge(fork, 1, Integer::sum);
      if (heat.isBaseline(record.cell()) || !withoutBaseline.contains(record.cell().jdk())) {
        paired.add(fork);
      }
      failures.add(record);
      done++;
    }
    nextNumber = Math.max(nextNumber, heat.number() + 1);
  }

  /** The number of the next heat. */
  int nextNumber() {
    return nextNumber;
  }

  int done() {
    return done;
  }

  boolean hasFailed(Cell cell) {
    return failures.isOut(cell);
  }

  /** The heats that a block lacks, of these cells. */
  List<Heat> due(int block, Collection<Cell> cells) {
    List<Cell> able = cells.stream().filter(cell -> !hasFailed(cell)).toList();
    List<Cell> due = new ArrayList<>();
    for (Cell cell : able) {
      Fork fork = new Fork(block, cell);
      if (!paired.contains(fork) && heats.getOrDefault(fork, 0) < MOST_HEATS) {
        due.add(cell);
      }
    }
    return draw.draw(block, able, due);
  }
}
