package dev.wirebench.run;

import dev.wirebench.codec.Medium;
import dev.wirebench.codec.Operation;
import dev.wirebench.fork.Variant;
import dev.wirebench.plan.Cell;
import dev.wirebench.plan.Jdk;
import dev.wirebench.plan.Plan;
import dev.wirebench.plan.PlannedTable;
import java.util.ArrayList;
import java.util.List;

/** The cells of a plan, once it is known what qualified. */
public final class PlannedCells {
  private PlannedCells() {}

  /** The cells that qualified, their variants, the plain calls and the floors. */
  public static List<Cell> of(Plan plan, List<QualificationRecord> qualified) {
    List<Cell> cells = new ArrayList<>();
    for (QualificationRecord row : qualified) {
      for (Operation operation : row.operations()) {
        cells.add(cell(row, operation, row.codec()));
        plan.comparison().variants().stream()
            .filter(name -> Variant.codec(name).equals(row.codec()))
            .forEach(name -> cells.add(cell(row, operation, name)));
      }
    }
    for (Jdk jdk : plan.machines().jdks()) {
      plainCalls(plan, jdk.label(), cells);
      plan.selection().floors().forEach(size -> cells.add(Cell.floor(size, jdk.label())));
    }
    return cells;
  }

  private static Cell cell(QualificationRecord row, Operation operation, String name) {
    return Cell.of(operation, row.medium(), name, row.payload(), row.jdk());
  }

  /** They belong to the tables of the suite's first payload. */
  private static void plainCalls(Plan plan, String jdk, List<Cell> cells) {
    String payload = plan.selection().payloads().get(0);
    for (String codec : plan.selection().plain()) {
      for (Operation operation : plan.selection().operations()) {
        if (plan.measures(new PlannedTable(payload, Medium.BYTES, operation, jdk))) {
          cells.add(Cell.plain(operation, codec, jdk));
        }
      }
    }
  }
}
