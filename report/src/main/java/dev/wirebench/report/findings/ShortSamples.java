package dev.wirebench.report.findings;

import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.analysis.ResultTable;
import dev.wirebench.report.analysis.Row;
import dev.wirebench.report.coordinates.Units;
import dev.wirebench.report.findings.Finding.Severity;
import dev.wirebench.report.verdicts.Words;
import java.util.ArrayList;
import java.util.List;

/** Calls that were timed one by one and are so short that reading the clock is part of the time. */
final class ShortSamples implements Analyser {
  private static final String SAMPLE = "sample";
  private static final double SHORTEST_SECONDS = 1e-6;

  @Override
  public List<Finding> find(Report report) {
    long rows = 0;
    List<String> tables = new ArrayList<>();
    for (ResultTable table : report.tables()) {
      long here = table.rows().stream().filter(row -> isTooShort(table, row)).count();
      if (here > 0) {
        rows += here;
        tables.add(table.key().id());
      }
    }
    return rows == 0
        ? List.of()
        : List.of(
            new Finding(
                Severity.WARNING,
                "short-samples",
                "Too short to be timed one by one",
                Words.count(rows, "row")
                    + (rows == 1 ? " takes" : " take")
                    + " less than a microsecond for a call, of which reading the clock twice, some"
                    + " tens of nanoseconds, is a part that counts.",
                "Take a larger payload for latencies; the mean of short calls is what the mode avgt"
                    + " measures.",
                tables));
  }

  private static boolean isTooShort(ResultTable table, Row row) {
    return row.cell().mode().equals(SAMPLE)
        && Units.secondsPerOperation(row.score().value(), table.unit()) < SHORTEST_SECONDS;
  }
}
