package dev.wirebench.report.findings;

import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.analysis.ResultTable;
import dev.wirebench.report.findings.Finding.Severity;
import dev.wirebench.report.verdicts.Settings;
import dev.wirebench.report.verdicts.Words;
import java.util.List;

/** Tables with fewer forks than verdicts need. */
final class FewForks implements Analyser {
  @Override
  public List<Finding> find(Report report) {
    FindingPlaces places = new FindingPlaces();
    int fewest = Integer.MAX_VALUE;
    for (ResultTable table : report.tables()) {
      int most = table.rows().stream().mapToInt(row -> row.means().length).max().orElse(0);
      if (most < Settings.FORKS_FOR_VERDICTS) {
        places.add(table, table.key().title());
        fewest = Math.min(fewest, most);
      }
    }
    return places.isEmpty()
        ? List.of()
        : List.of(
            new Finding(
                Severity.WARNING,
                "few-forks",
                "Preliminary: fewer than " + Settings.FORKS_FOR_VERDICTS + " JVMs",
                Words.count(places.count(), "table")
                    + (fewest == 1
                        ? " with one fork only, which has no interval: "
                        : " with too few forks to tell a difference from chance: ")
                    + places
                    + ".",
                "Run at least " + Settings.FORKS_FOR_VERDICTS + " blocks (--blocks; with JMH -f).",
                places.tables()));
  }
}
