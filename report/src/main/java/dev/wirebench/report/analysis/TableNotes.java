package dev.wirebench.report.analysis;

import dev.wirebench.report.statistics.Estimates;
import dev.wirebench.report.verdicts.Ratio;
import dev.wirebench.report.verdicts.Ratio.Pairing;
import dev.wirebench.report.verdicts.Settings;
import dev.wirebench.report.verdicts.Slices;
import dev.wirebench.report.verdicts.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.ToDoubleFunction;

/** The notes that a reader must know about a comparison's ratios. */
final class TableNotes {
  private TableNotes() {}

  /**
   * @param unit of the table
   * @param baseline of the table, if its row can be used
   * @param wanted the name of the row that was to be the baseline
   */
  static List<String> of(
      List<Row> rows, String unit, Optional<String> baseline, Optional<String> wanted) {
    List<String> notes = new ArrayList<>();
    if (baseline.isEmpty()) {
      notes.add(
          wanted.map(name -> name + " has no usable row here").orElse("No row has a usable score")
              + ", so there are no ratios.");
    }
    List<Ratio> ratios = rows.stream().flatMap(row -> row.ratio().stream()).toList();
    if (ratios.stream().anyMatch(TableNotes::isWelch)) {
      notes.add(
          "Not paired: these forks did not run in common blocks, so what happened to the machine"
              + " meanwhile is not taken out of the ratios (Welch's t on the logarithms of fork"
              + " means).");
    }
    int most = ratios.stream().mapToInt(ratio -> ratio.plain().n()).max().orElse(0);
    if (!ratios.isEmpty() && most < Settings.FORKS_FOR_VERDICTS) {
      notes.add(
          "Preliminary: "
              + Words.count(most, "fork")
              + " for a row, and verdicts need "
              + Settings.FORKS_FOR_VERDICTS
              + ".");
    }
    slices(rows).ifPresent(notes::add);
    if (rows.stream().anyMatch(row -> !row.cell().unit().equals(unit))) {
      notes.add("Scores in other units were converted to " + unit + ".");
    }
    return notes;
  }

  /** A note on where the variance of ratios comes from; empty where forks were not interleaved. */
  private static Optional<String> slices(List<Row> rows) {
    List<Slices> slices =
        rows.stream().filter(Row::ranked).flatMap(row -> row.slices().stream()).toList();
    OptionalDouble correlation = median(slices, one -> one.pairing().correlation());
    OptionalDouble share = median(slices, one -> one.variance().share());
    return correlation.isEmpty() || share.isEmpty()
        ? Optional.empty()
        : Optional.of(
            String.format(
                Locale.ROOT,
                "By turns: slices of one round correlate by %.2f, and %s of the variance of ratios"
                    + " from heat to heat stems from within the heats (medians over rows).",
                correlation.getAsDouble(),
                Words.percent(share.getAsDouble())));
  }

  private static OptionalDouble median(List<Slices> slices, ToDoubleFunction<Slices> number) {
    double[] known = slices.stream().mapToDouble(number).filter(Double::isFinite).toArray();
    return known.length == 0 ? OptionalDouble.empty() : OptionalDouble.of(Estimates.median(known));
  }

  private static boolean isWelch(Ratio ratio) {
    return ratio.pairing() == Pairing.WELCH && ratio.plain().n() > 1;
  }
}
