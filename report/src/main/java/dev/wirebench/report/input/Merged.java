package dev.wirebench.report.input;

import dev.wirebench.report.input.RunJson.CellJson;
import dev.wirebench.report.input.RunJson.ForkJson;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Cells with what {@code run.json} knows of their forks. */
final class Merged {
  private Merged() {}

  /**
   * @param folder for messages
   * @return the cells unchanged if {@code run.json} lists none
   * @throws BadInput if the two files are not of the same run
   */
  static List<MeasuredCell> of(Path folder, List<MeasuredCell> cells, RunJson run) {
    List<CellJson> known = run.cells();
    if (known == null || known.isEmpty()) {
      return cells;
    }
    if (known.size() != cells.size()) {
      throw apart(folder, known.size() + " cells against " + cells.size());
    }
    List<MeasuredCell> merged = new ArrayList<>();
    for (int i = 0; i < cells.size(); i++) {
      merged.add(merged(folder, cells.get(i), known.get(i)));
    }
    return merged;
  }

  private static MeasuredCell merged(Path folder, MeasuredCell cell, CellJson known) {
    if (!isSame(cell, known)) {
      throw apart(folder, "entry " + (cell.index() + 1) + " is another cell");
    }
    return new MeasuredCell(
        cell.benchmark(),
        known.protocol(),
        cell.mode(),
        cell.threads(),
        cell.params(),
        cell.unit(),
        jvm(cell.jvm(), known.jdk()),
        cell.warmup(),
        cell.measurement(),
        cell.askedForks(),
        forks(folder, cell, known.forks()),
        cell.secondaryUnits(),
        cell.percentiles(),
        cell.index());
  }

  private static boolean isSame(MeasuredCell cell, CellJson known) {
    return known != null
        && cell.benchmark().equals(known.benchmark())
        && cell.params().equals(Absent.map(known.params()));
  }

  private static Jvm jvm(Jvm jvm, String label) {
    return label == null || label.isEmpty() ? jvm : jvm.labelled(label);
  }

  private static List<Fork> forks(Path folder, MeasuredCell cell, List<ForkJson> known) {
    if (known == null || known.isEmpty()) {
      return cell.forks();
    }
    if (known.size() != cell.forks().size()) {
      throw apart(
          folder,
          "entry "
              + (cell.index() + 1)
              + " has "
              + known.size()
              + " forks against "
              + cell.forks().size());
    }
    List<Fork> forks = new ArrayList<>();
    for (int i = 0; i < known.size(); i++) {
      forks.add(fork(cell.forks().get(i), known.get(i)));
    }
    return forks;
  }

  private static Fork fork(Fork fork, ForkJson known) {
    if (known == null) {
      return fork;
    }
    return new Fork(
        known.block() == null ? Fork.NONE : known.block(),
        known.order() == null ? fork.order() : known.order(),
        known.attempt() == null ? 0 : known.attempt(),
        fork.scores(),
        known.warmup() == null ? fork.warmup() : known.warmup(),
        fork.secondary(),
        known.host(),
        known.drifting(),
        known.turns());
  }

  private static BadInput apart(Path folder, String difference) {
    return new BadInput(
        "run.json and jmh.json in "
            + folder
            + " are not of the same run ("
            + difference
            + "): make both again from the run's journal, or give jmh.json alone.");
  }
}
