package dev.wirebench.report.findings;

import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.analysis.ResultTable;
import dev.wirebench.report.analysis.Row;
import dev.wirebench.report.coordinates.Units;
import dev.wirebench.report.findings.Finding.Severity;
import dev.wirebench.report.input.Fork;
import dev.wirebench.report.input.MeasuredCell;
import dev.wirebench.report.input.RunJson.Turns;
import dev.wirebench.report.verdicts.Words;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Configurations whose times leave out work, in more than half of the repetitions.
 *
 * <ul>
 *   <li>Other threads work while one is timed: their CPU time is a share of the time of an
 *       operation that exceeds the baseline's by more than a tenth. With several measured threads,
 *       it is a share of the time of all of them.
 *   <li>A pass on values that the codec has not seen takes more than 1.3 times as long as the
 *       measured ones, of at least five: the codec knows the measured values.
 * </ul>
 */
final class HiddenWork implements Analyser {
  private static final double TOLERANCE = 0.1;
  private static final double MOST_FOR_FRESH = 1.3;
  private static final int FEWEST_FRESH = 5;
  private static final String UNIT = "ns/op";

  @Override
  public List<Finding> find(Report report) {
    FindingPlaces others = new FindingPlaces();
    FindingPlaces known = new FindingPlaces();
    for (ResultTable table : report.tables()) {
      Map<Integer, Double> usual = table.baselineRow().map(HiddenWork::byOccasion).orElse(Map.of());
      for (Row row : table.rows()) {
        findOthers(table, row, usual, others);
        findKnown(table, row, known);
      }
    }
    return Stream.of(ofOthers(others), ofKnown(known)).flatMap(Optional::stream).toList();
  }

  private static Optional<Finding> ofOthers(FindingPlaces places) {
    return places.isEmpty()
        ? Optional.empty()
        : Optional.of(
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

  private static Optional<Finding> ofKnown(FindingPlaces places) {
    return places.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Finding(
                Severity.WARNING,
                "known-values",
                "Faster for values that it knows",
                Words.count(places.count(), "configuration")
                    + " took longer in a pass on values that differ from the measured ones in a"
                    + " leaf, so that the times are those of a cache: "
                    + places
                    + ".",
                "Read the measured times as those of values that come again and again; multiply"
                    + " them by this ratio for others, and look for what the codec remembers.",
                places.tables(),
                places.effect()));
  }

  private static void findKnown(ResultTable table, Row row, FindingPlaces places) {
    double[] ratios =
        row.cell().analysed().stream()
            .map(Fork::turns)
            .filter(turns -> turns != null && turns.freshRatio() != null)
            .mapToDouble(Turns::freshRatio)
            .sorted()
            .toArray();
    long above = Arrays.stream(ratios).filter(ratio -> ratio > MOST_FOR_FRESH).count();
    if (ratios.length >= FEWEST_FRESH && 2 * above > ratios.length) {
      double median = ratios[ratios.length / 2];
      places.add(table, row, Words.ratio(median) + " times the time", median - 1);
    }
  }

  private static void findOthers(
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
