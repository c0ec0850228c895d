package dev.wirebench.report.findings;

import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.analysis.ResultTable;
import dev.wirebench.report.analysis.Row;
import dev.wirebench.report.findings.Finding.Severity;
import dev.wirebench.report.verdicts.Words;
import java.util.Arrays;
import java.util.List;

/** Rows with scores that are no positive numbers, of which there are no ratios. */
final class UnusableScores implements Analyser {
  @Override
  public List<Finding> find(Report report) {
    FindingPlaces places = new FindingPlaces();
    for (ResultTable table : report.tables()) {
      for (Row row : table.rows()) {
        long unusable =
            Arrays.stream(row.means()).filter(mean -> !(Double.isFinite(mean) && mean > 0)).count();
        if (unusable > 0) {
          places.add(table, row, unusable + " of " + Words.count(row.means().length, "fork"));
        }
      }
    }
    return places.isEmpty()
        ? List.of()
        : List.of(
            new Finding(
                Severity.ERROR,
                "unusable-scores",
                "Scores that are no positive numbers",
                "Forks without a positive score, which ratios leave out, in "
                    + Words.count(places.count(), "row")
                    + ": "
                    + places
                    + ".",
                "Look at what JMH printed for these benchmarks; iterations may be too short to hold"
                    + " one operation.",
                places.tables()));
  }
}
