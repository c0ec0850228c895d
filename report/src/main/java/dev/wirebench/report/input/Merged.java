package dev.wirebench.report.input;

import dev.wirebench.base.BadInput;
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
    if (known.isEmpty()) {
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
        cell.index(),
        cell.benchmark(),
        cell.params(),
        known.protocol(),
        jvm(cell.jvm(), known.jdk()),
        cell.setup(),
        cell.scores(),
        forks(folder, cell, known.forks()));
  }

  private static boolean isSame(MeasuredCell cell, CellJson known) {
    return cell.benchmark().equals(known.benchmark()) && cell.params().equals(known.params());
  }

  private static Jvm jvm(Jvm jvm, String label) {
    return label.isEmpty() ? jvm : jvm.labelled(label);
  }

  private static List<Fork> forks(Path folder, MeasuredCell cell, List<ForkJson> known) {
    if (known.isEmpty()) {
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
      Fork fork = cell.forks().get(i);
      forks.add(new Fork(i, fork.scores(), fork.secondary(), known.get(i)));
    }
    return forks;
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
