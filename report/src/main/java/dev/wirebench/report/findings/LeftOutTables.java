package dev.wirebench.report.findings;

import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.findings.Finding.Severity;
import dev.wirebench.report.input.RunInfo;
import dev.wirebench.report.verdicts.Words;
import java.util.List;
import java.util.stream.Stream;

/** Tables and codecs that were asked for and that the budget did not pay for. */
final class LeftOutTables implements Analyser {
  private static final double MILLIS_PER_MINUTE = 60_000;

  @Override
  public List<Finding> find(Report report) {
    return report.sources().stream()
        .flatMap(source -> source.run().stream())
        .flatMap(run -> Stream.ofNullable(run.scope()))
        .filter(scope -> !scope.leftOut().isEmpty() || !scope.leftOutCodecs().isEmpty())
        .map(LeftOutTables::finding)
        .toList();
  }

  /** The title that the comparison would have in a report. */
  private static String title(RunInfo.ScopedTable table) {
    return String.join(", ", table.payload(), table.operation(), Words.medium(table.medium()));
  }

  private static String leftOut(String lead, List<String> names) {
    return names.isEmpty() ? "" : lead + FindingPlaces.few(names);
  }

  private static Finding finding(RunInfo.Scope scope) {
    int all = scope.tables().size() + scope.leftOut().size();
    return new Finding(
        Severity.NOTE,
        "left-out-tables",
        "Tables left out",
        "The budget pays for "
            + scope.tables().size()
            + " of "
            + Words.count(all, "table")
            + leftOut("; left out: ", scope.leftOut().stream().map(LeftOutTables::title).toList())
            + leftOut("; configurations left out: ", scope.leftOutCodecs())
            + ".",
        scope.millisForAll() == null
            ? "Give a larger --budget."
            : "Give --budget "
                + (long) Math.ceil(scope.millisForAll() / MILLIS_PER_MINUTE)
                + "m for all of them.",
        List.of());
  }
}
