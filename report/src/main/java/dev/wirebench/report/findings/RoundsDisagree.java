package dev.wirebench.report.findings;

import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.analysis.ResultTable;
import dev.wirebench.report.analysis.Row;
import dev.wirebench.report.statistics.Estimate;
import dev.wirebench.report.statistics.RoundKinds;
import dev.wirebench.report.verdicts.Words;
import java.util.List;

/**
 * Interleaved rows whose ratio differs in the passes in which the machine was slow: by more than 2
 * %, and the 95 % interval of the paired change excludes 1.
 */
final class RoundsDisagree implements Analyser {
  private static final double TOLERANCE = 0.02;

  @Override
  public List<Finding> find(Report report) {
    FindingPlaces places = new FindingPlaces();
    for (ResultTable table : report.tables()) {
      for (Row row : table.rows()) {
        row.slices()
            .flatMap(slices -> slices.kinds())
            .filter(kinds -> disagree(kinds.change()))
            .ifPresent(kinds -> places.add(table, row, words(kinds), effect(row, kinds)));
      }
    }
    return places.isEmpty()
        ? List.of()
        : List.of(
            new Finding(
                places.severity(),
                "rounds-disagree",
                "Quiet and slow passes disagree",
                "While the machine was slow, it slowed "
                    + Words.count(places.count(), "configuration")
                    + " more, or less, than the baseline, so that the ratio is a mixture: "
                    + places
                    + ".",
                "Take the ratio of the quiet passes (in the supplement of the page, and in"
                    + " cells.csv), or measure at another hour.",
                places.tables(),
                places.effect()));
  }

  private static boolean disagree(Estimate change) {
    return change.excludes(1) && Math.abs(change.value() - 1) > TOLERANCE;
  }

  /** The ratio of the quiet rounds relative to the printed one. */
  private static double effect(Row row, RoundKinds kinds) {
    return kinds.quiet().value() / row.ratio().orElseThrow().plain().value() - 1;
  }

  private static String words(RoundKinds kinds) {
    return Words.ratio(kinds.quiet().value())
        + " in quiet passes, "
        + Words.ratio(kinds.slow().value())
        + " in slow ones";
  }
}
