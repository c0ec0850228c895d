package dev.wirebench.report.findings;

import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.analysis.Row;
import dev.wirebench.report.analysis.Table;
import dev.wirebench.report.analysis.Words;
import dev.wirebench.report.findings.Finding.Severity;
import dev.wirebench.report.statistics.Estimate;
import dev.wirebench.report.statistics.RoundKinds;
import java.util.List;

/**
 * Rows by turns whose ratio is another one in the rounds in which the machine was slow: by more
 * than 2 %, and the 95 % interval of the paired change excludes 1.
 */
final class RoundsDisagree implements Analyser {
  private static final double TOLERANCE = 0.02;

  @Override
  public List<Finding> find(Report report) {
    Places places = new Places();
    for (Table table : report.tables()) {
      for (Row row : table.rows()) {
        row.slices()
            .flatMap(slices -> slices.kinds())
            .filter(kinds -> disagree(kinds.change()))
            .ifPresent(kinds -> places.add(table, row, words(kinds)));
      }
    }
    return places.isEmpty()
        ? List.of()
        : List.of(
            new Finding(
                Severity.WARNING,
                "rounds-disagree",
                "Quiet and slow rounds disagree",
                "When the machine is slow, it slows "
                    + Words.count(places.count(), "row")
                    + " more, or less, than the baseline, so that the ratio is a mixture: "
                    + places
                    + ".",
                "For a quiet machine take the ratio of the quiet rounds (in the supplement of the"
                    + " page, and in cells.csv); measure there, or at another hour.",
                places.tables()));
  }

  private static boolean disagree(Estimate change) {
    return change.excludes(1) && Math.abs(change.value() - 1) > TOLERANCE;
  }

  private static String words(RoundKinds kinds) {
    return Words.ratio(kinds.quiet().value())
        + " in quiet rounds, "
        + Words.ratio(kinds.slow().value())
        + " in slow ones";
  }
}
