package dev.wirebench.campaign;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A run as read from its folder. */
public record Run(
    Plan plan,
    Start start,
    List<CodecInfo> codecs,
    List<Qualified> qualified,
    List<ForkRecord> forks) {

  Run(Plan plan, Journal.Content journal) {
    this(plan, journal.start(), journal.codecs(), journal.qualified(), journal.forks());
  }

  /** The cells that were to be measured, in the order of the plan. */
  public List<Cell> cells() {
    return plan.cells(qualified);
  }

  /**
   * What each cell's forks returned, in the order of the blocks; cells without result are left out.
   */
  public Map<Cell, List<JmhFork>> forksByCell() {
    Map<Cell, List<JmhFork>> byCell = new LinkedHashMap<>();
    for (Cell cell : cells()) {
      List<JmhFork> results =
          forks.stream()
              .filter(fork -> fork.cell().equals(cell) && fork.result() != null)
              .map(ForkRecord::result)
              .toList();
      if (!results.isEmpty()) {
        byCell.put(cell, results);
      }
    }
    return byCell;
  }

  public List<ForkRecord> failures() {
    return forks.stream().filter(fork -> fork.failure() != null).toList();
  }

  /** What of the plan has no row, and why. */
  public List<Exclusion> exclusions() {
    List<Exclusion> exclusions = new ArrayList<>();
    for (Qualified row : qualified) {
      row.reasons()
          .forEach(
              (operation, reason) ->
                  exclusions.add(
                      new Exclusion(row.codec(), row.payload(), row.medium(), operation, reason)));
    }
    return exclusions;
  }

  /** A combination that the plan names and the run does not measure. */
  public record Exclusion(
      String codec, String payload, String medium, String operation, String reason) {}
}
