package dev.wirebench.reports;

import dev.wirebench.report.comparison.BeforeAfter;
import dev.wirebench.report.comparison.CellChange;
import dev.wirebench.report.comparison.ComparisonWords;
import dev.wirebench.report.comparison.Difference;
import dev.wirebench.report.comparison.RunComparison;
import dev.wirebench.report.document.TextTable;
import dev.wirebench.report.statistics.Estimate;
import dev.wirebench.report.verdicts.Notation;
import dev.wirebench.report.verdicts.Words;
import java.util.List;
import java.util.Locale;
import java.util.stream.DoubleStream;

/** A comparison of two runs as text. */
final class ComparisonTables {
  private static final String NONE = "-";

  private final RunComparison comparison;
  private final StringBuilder text = new StringBuilder();

  private ComparisonTables(RunComparison comparison) {
    this.comparison = comparison;
  }

  static String of(RunComparison comparison) {
    ComparisonTables tables = new ComparisonTables(comparison);
    ComparisonWords.of(comparison).forEach(tables::line);
    tables.cells();
    tables.differences();
    tables.only(comparison.beforeName(), comparison.onlyBefore());
    tables.only(comparison.afterName(), comparison.onlyAfter());
    return tables.text.toString();
  }

  /** Names come from files, and must not steer the terminal. */
  private void line(String line) {
    text.append(Words.printable(line)).append('\n');
  }

  private void cells() {
    line("");
    TextTable table =
        new TextTable(
            true,
            "cell (* is a study row)",
            "before",
            "after",
            "unit",
            "x time",
            "95 % interval",
            "corrected",
            "verdict",
            "B/op",
            "bytes");
    Notation scores =
        Notation.of(
            comparison.cells().stream()
                .flatMapToDouble(
                    cell -> DoubleStream.of(cell.before().value(), cell.after().value())));
    for (CellChange cell : comparison.cells()) {
      table.add(
          cell.name() + (cell.ranked() ? "" : " *"),
          number(cell.before().value(), scores),
          number(cell.after().value(), scores),
          cell.unit(),
          Double.isFinite(cell.slowdown().value()) ? ratio(cell.slowdown().value()) : NONE,
          interval(cell.slowdown()),
          cell.hasVerdict() ? interval(cell.family()) : NONE,
          cell.verdict().words(comparison.settings().delta()),
          amount(cell.allocation()),
          amount(cell.bytes()));
    }
    table.toString().lines().forEach(this::line);
    line("");
    line("x time: time after / before, above 1 is slower. corrected: for the number of cells.");
  }

  private void differences() {
    line("");
    line(comparison.differences().isEmpty() ? "Nothing else changed." : "What changed besides:");
    for (Difference difference : comparison.differences()) {
      line(
          "  "
              + difference.kind().words()
              + ", "
              + difference.name()
              + ": "
              + value(difference.before())
              + " -> "
              + value(difference.after()));
    }
  }

  private void only(String run, List<String> cells) {
    if (!cells.isEmpty()) {
      line("");
      line("Only in " + run + ":");
      cells.forEach(cell -> line("  " + cell));
    }
  }

  private static String value(String text) {
    return text.isEmpty() ? "none" : text;
  }

  private static String number(double value, Notation notation) {
    return Double.isFinite(value) ? notation.text(value) : NONE;
  }

  private static String number(double value) {
    return number(value, Notation.of(DoubleStream.of(value)));
  }

  private static String amount(BeforeAfter amount) {
    return amount.isChanged()
        ? number(amount.before()) + " -> " + number(amount.after())
        : number(Double.isFinite(amount.after()) ? amount.after() : amount.before());
  }

  private static String interval(Estimate estimate) {
    return Double.isFinite(estimate.low())
        ? ratio(estimate.low()) + " - " + ratio(estimate.high())
        : NONE;
  }

  private static String ratio(double value) {
    return String.format(Locale.ROOT, "%.3f", value);
  }
}
