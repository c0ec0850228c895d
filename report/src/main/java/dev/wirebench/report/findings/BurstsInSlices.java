package dev.wirebench.report.findings;

import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.analysis.Row;
import dev.wirebench.report.analysis.Table;
import dev.wirebench.report.analysis.Words;
import dev.wirebench.report.findings.Finding.Severity;
import dev.wirebench.report.statistics.TrimmedRatio;
import java.util.List;

/**
 * Rows by turns whose ratio differs by more than 2 % from the one without the rounds in which it
 * was most unusual: something hit single slices.
 */
final class BurstsInSlices implements Analyser {
  private static final double TOLERANCE = 0.02;

  @Override
  public List<Finding> find(Report report) {
    Places places = new Places();
    for (Table table : report.tables()) {
      for (Row row : table.rows()) {
        row.slices()
            .filter(slices -> Math.abs(slices.trimmed().difference()) > TOLERANCE)
            .ifPresent(slices -> places.add(table, row, words(slices.trimmed())));
      }
    }
    return places.isEmpty()
        ? List.of()
        : List.of(
            new Finding(
                Severity.WARNING,
                "bursts-in-slices",
                "Single slices decide ratios",
                "Without the fifth of the rounds at each end in which they were most unusual, the"
                    + " ratios of "
                    + Words.count(places.count(), "row")
                    + " change by more than 2 %: "
                    + places
                    + ". Something hit single slices: bursts of the machine, or pauses of the"
                    + " collector, which are part of a codec's cost.",
                "Look at the slices of a heat; do not read anything into differences of that size,"
                    + " or measure more rounds (--measurement, for instance 40x100ms) on a quieter"
                    + " machine.",
                places.tables()));
  }

  private static String words(TrimmedRatio ratio) {
    return Words.ratio(ratio.plain()) + ", without them " + Words.ratio(ratio.trimmed());
  }
}
