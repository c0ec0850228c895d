package dev.wirebench.run;

import dev.wirebench.plan.Cell;
import dev.wirebench.run.JournalLines.Entry;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Checks that no fork and no interleaved group is missing between others. Nothing is known of that
 * after a repair, which leaves out lines, and where lines cannot be read.
 */
final class SequenceCheck {
  private final boolean complete;
  private final Set<Fork> seen = new HashSet<>();
  private int lastHeat = -1;

  private record Fork(Cell cell, int block) {}

  /**
   * @param content which says whether it was repaired
   * @param entries of all lines that can be read
   */
  SequenceCheck(JournalContent content, List<Entry> entries) {
    this.complete =
        content.history().repairs().isEmpty()
            && !entries.isEmpty()
            && entries.get(entries.size() - 1).line() == entries.size();
  }

  /**
   * The reason why a line cannot follow those before it; empty if it can.
   *
   * @param entry behind those that were asked for before
   */
  Optional<String> objection(Entry entry) {
    if (!complete) {
      return Optional.empty();
    }
    return switch (entry.kind()) {
      case FORK -> fork((ForkRecord) entry.content());
      case HEAT -> number(((HeatRecord) entry.content()).number());
      case START,
          RESUMED,
          REPAIRED,
          CLOCK,
          CODEC,
          QUALIFIED,
          CHECKED,
          SCOPE,
          TRIAL,
          EFFORT,
          REVISED ->
          Optional.empty();
    };
  }

  private Optional<String> fork(ForkRecord fork) {
    Optional<String> lacking = fork.heat() == null ? Optional.empty() : number(fork.heat());
    if (lacking.isPresent()) {
      return lacking;
    }
    seen.add(new Fork(fork.cell(), fork.block()));
    if (fork.block() > 0 && !seen.contains(new Fork(fork.cell(), fork.block() - 1))) {
      return Optional.of(
          "it is of block "
              + (fork.block() + 1)
              + ", and no line before says what its cell did in block "
              + fork.block());
    }
    return Optional.empty();
  }

  /** One that was cut off leaves its number to the lines of its forks, and is not missing. */
  private Optional<String> number(int heat) {
    if (heat != lastHeat && heat != lastHeat + 1) {
      return Optional.of(
          "it is of heat "
              + heat
              + ", and the last before is "
              + (lastHeat < 0 ? "none" : "heat " + lastHeat));
    }
    lastHeat = heat;
    return Optional.empty();
  }
}
