package dev.wirebench.report.findings;

import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.analysis.ResultTable;
import dev.wirebench.report.analysis.Row;
import dev.wirebench.report.coordinates.Units;
import dev.wirebench.report.findings.Finding.Severity;
import dev.wirebench.report.input.Fork;
import dev.wirebench.report.input.MeasuredCell;
import dev.wirebench.report.verdicts.Words;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Configurations whose work other threads do while one is timed. In more than half of the
 * repetitions, the CPU time of other Java threads is a share of the time of an operation that
 * exceeds the baseline's by more than a tenth. With several measured threads, it is a share of the
 * time of all of them.
 */
final class HiddenWork implements Analyser {
  private static final double TOLERANCE = 0.1;
  private static final String UNIT = "ns/op";

  @Override
  public List<Finding> find(Report report) {
    FindingPlaces places = new FindingPlaces();
    for (ResultTable table : report.tables()) {
      Map<Integer, Double> usual = table.baselineRow().map(HiddenWork::byOccasion).orElse(Map.of());
      table.rows().forEach(row -> find(table, row, usual, places));
    }
    return places.isEmpty()
        ? List.of()
        : List.of(
            new Finding(
                Severity.WARNING,
                "other-threads",
                "Other threads do part of the work",
                "Threads that are not timed worked for "
                    + Words.count(places.count(), "configuration")
                    + ", so that the times leave out part of what the work costs: "
                    + places
                    + ".",
                "Compare the CPU time of these configurations (column cpu of --columns): a program"
                    + " whose processors are busy has none to spare for such threads.",
                places.tables(),
                places.effect()));
  }

  private static void find(
      ResultTable table, Row row, Map<Integer, Double> usual, FindingPlaces places) {
    double[] excess =
        row.cell().analysed().stream()
            .mapToDouble(fork -> share(row.cell(), fork) - usual.getOrDefault(fork.occasion(), 0.0))
            .toArray();
    long above = Arrays.stream(excess).filter(share -> share > TOLERANCE).count();
    if (2 * above > excess.length) {
      double mean = Arrays.stream(excess).filter(Double::isFinite).average().orElse(Double.NaN);
      places.add(
          table,
          row,
          "CPU time of other threads: "
              + Words.percent(mean)
              + " of the time"
              + table.baseline().map(name -> " more than " + name + "'s").orElse(""),
          mean);
    }
  }

  /** The shares of the forks of a row by what they have in common with those of other rows. */
  private static Map<Integer, Double> byOccasion(Row row) {
    return row.cell().analysed().stream()
        .filter(fork -> Double.isFinite(share(row.cell(), fork)))
        .collect(
            Collectors.toMap(
                Fork::occasion, fork -> share(row.cell(), fork), (first, other) -> other));
  }

  /** The CPU time of other threads as a share of the measured ones' time; NaN if unknown. */
  private static double share(MeasuredCell cell, Fork fork) {
    double factor = Units.factor(cell.unit(), UNIT).orElse(Double.NaN);
    return fork.mean(MeasuredCell.CPU_OF_OTHERS) / (fork.mean() * factor);
  }
}
