package dev.wirebench.report.findings;

import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.analysis.ResultTable;
import dev.wirebench.report.analysis.Row;
import dev.wirebench.report.findings.Finding.Severity;
import dev.wirebench.report.verdicts.Words;
import java.util.List;

/** Rows that take less time than to copy as many bytes: they cannot do what they say. */
final class BelowFloor implements Analyser {
  @Override
  public List<Finding> find(Report report) {
    FindingPlaces places = new FindingPlaces();
    for (ResultTable table : report.tables()) {
      for (Row row : table.rows()) {
        if (row.score().value() < row.floor()) {
          places.add(
              table,
              row,
              Words.number(row.score().value())
                  + " against "
                  + Words.number(row.floor())
                  + " "
                  + table.unit());
        }
      }
    }
    return places.isEmpty()
        ? List.of()
        : List.of(
            new Finding(
                Severity.ERROR,
                "below-floor",
                "Faster than a copy of the bytes",
                Words.count(places.count(), "row")
                    + " took less time than to copy as many bytes, so the work was not done: "
                    + places
                    + ".",
                "Do not use these rows; look for a result that is cached, lazy or not returned.",
                places.tables()));
  }
}
