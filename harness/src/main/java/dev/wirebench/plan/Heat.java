package dev.wirebench.plan;

import java.util.List;

/**
 * Forks that live at the same time: rows of a table, on one JDK or several, or floors.
 *
 * @param block from 0
 * @param cells one fork each, in the order in which they are started
 * @param anchors those of them that every heat of their table has: the baseline, which the others
 *     are compared with, and its control
 */
public record Heat(int block, List<Cell> cells, List<Cell> anchors) {
  public Heat {
    cells = List.copyOf(cells);
    anchors = List.copyOf(anchors);
  }

  /** The title of the group, for instance {@code order-event, serialize, byte[]}. */
  public String title() {
    return cells.stream()
        .flatMap(cell -> PlannedTable.of(cell).stream())
        .map(PlannedTable::title)
        .findFirst()
        .orElse("floors");
  }
}
