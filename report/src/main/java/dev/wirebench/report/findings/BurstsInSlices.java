package dev.wirebench.report.findings;

import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.analysis.ResultTable;
import dev.wirebench.report.analysis.Row;
import dev.wirebench.report.statistics.TrimmedRatio;
import dev.wirebench.report.verdicts.Words;
import java.util.List;

/**
 * Interleaved rows whose ratio differs by more than 2 % from the one without its most unusual
 * passes: something hit single iterations.
 */
final class BurstsInSlices implements Analyser {
  private static final double TOLERANCE = 0.02;

  @Override
  public List<Finding> find(Report report) {
    FindingPlaces places = new FindingPlaces();
    for (ResultTable table : report.tables()) {
      for (Row row : table.rows()) {
        row.slices()
            .filter(slices -> Math.abs(slices.trimmed().difference()) > TOLERANCE)
            .ifPresent(
                slices ->
                    places.add(table, row, words(slices.trimmed()), slices.trimmed().difference()));
      }
    }
    return places.isEmpty()
        ? List.of()
        : List.of(
            new Finding(
                places.severity(),
                "bursts-in-slices",
                "Single iterations decide ratios",
                Words.count(places.count(), "ratio")
                    + (places.count() == 1 ? " changes" : " change")
                    + " by more than 2 % without their most unusual passes, a fifth at each end: "
                    + places
                    + ". Bursts of the machine may be the cause, or pauses of the garbage collector,"
                    + " which are part of a codec's cost.",
                "Ignore differences of that size, or measure more passes (--measurement, for instance"
                    + " 40x100ms) on a quieter machine.",
                places.tables(),
                places.effect()));
  }

  private static String words(TrimmedRatio ratio) {
    return Words.ratio(ratio.plain()) + ", without them " + Words.ratio(ratio.trimmed());
  }
}
