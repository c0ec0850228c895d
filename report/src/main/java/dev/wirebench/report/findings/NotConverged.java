package dev.wirebench.report.findings;

import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.analysis.ResultTable;
import dev.wirebench.report.analysis.Row;
import dev.wirebench.report.findings.Finding.Severity;
import dev.wirebench.report.input.RunInfo;
import dev.wirebench.report.input.Source;
import dev.wirebench.report.verdicts.Words;
import java.util.List;

/** Rows of a run that measures until it is precise, and was not when it ended. */
final class NotConverged implements Analyser {
  @Override
  public List<Finding> find(Report report) {
    return report.sources().stream()
        .flatMap(
            source ->
                source.run().stream()
                    .filter(NotConverged::isMeasuredUntilPrecise)
                    .map(run -> finding(report, source, run)))
        .toList();
  }

  private static boolean isMeasuredUntilPrecise(RunInfo run) {
    return run.plan().effort().stopsEarly() && run.plan().comparison().precision() != null;
  }

  private static Finding finding(Report report, Source source, RunInfo run) {
    FindingPlaces open = new FindingPlaces();
    int rows = 0;
    for (ResultTable table : report.tables()) {
      if (table.key().source().equals(source.name())) {
        for (Row row : table.rows()) {
          rows++;
          if (run.sampling().left().stream().noneMatch(left -> left.is(row.cell()))) {
            open.add(table, row, "");
          }
        }
      }
    }
    String aim = "± " + Words.percent(run.plan().comparison().precision());
    return new Finding(
        Severity.NOTE,
        "not-converged",
        "Precise to " + aim + ": " + (rows - open.count()) + " of " + Words.count(rows, "row"),
        open.isEmpty()
            ? "Every row needed no more forks before the plan's were done."
            : Words.count(open.count(), "row") + " did not converge: " + open + ".",
        open.isEmpty() ? "Nothing." : "Give a larger --budget, or --precision.",
        open.tables());
  }
}
