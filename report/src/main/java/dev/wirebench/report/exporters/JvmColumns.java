package dev.wirebench.report.exporters;

import dev.wirebench.report.analysis.JvmComparison;
import dev.wirebench.report.analysis.JvmComparison.At;
import dev.wirebench.report.analysis.JvmComparison.Line;
import dev.wirebench.report.coordinates.Units;
import dev.wirebench.report.document.Column;
import dev.wirebench.report.document.Table;
import dev.wirebench.report.statistics.Estimate;
import dev.wirebench.report.verdicts.Notation;
import dev.wirebench.report.verdicts.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.DoubleStream;

/** The table of rows on several JVMs. */
public final class JvmColumns {
  /** The heading above all comparisons of JVMs. */
  public static final String TITLE = "Between JVMs";

  /** Below this share, a column that says how long the collector ran is left out. */
  private static final double LEAST_COLLECTING = 0.001;

  private final JvmComparison comparison;
  private final String unit;
  private final double factor;
  private final Notation notation;

  private JvmColumns(JvmComparison comparison) {
    this.comparison = comparison;
    this.unit = Units.fitting(comparison.unit(), scores(comparison));
    this.factor = Units.factor(comparison.unit(), unit).orElseThrow();
    this.notation = Notation.of(scores(comparison).map(score -> score * factor));
  }

  static JvmColumns of(JvmComparison comparison) {
    return new JvmColumns(comparison);
  }

  private static DoubleStream scores(JvmComparison comparison) {
    return comparison.lines().stream()
        .flatMap(line -> line.at().stream())
        .flatMap(at -> at.score().stream())
        .mapToDouble(Estimate::value);
  }

  /** The sentences that explain the columns. */
  static String words(List<JvmComparison> comparisons) {
    return "Each row beside itself on other JVMs, paired by block; × is its time there over that on"
        + " the first, with a 95 % interval that is corrected for nothing, and without verdicts."
        + (comparisons.stream().anyMatch(JvmComparison::hasThreads)
            ? " Operations of all threads together are what a machine does in the time in which one"
                + " thread did one: with twice the threads, 2 would be perfect."
            : "")
        + (comparisons.stream().anyMatch(JvmColumns::collects)
            ? " Collecting is the share of time in which the garbage collector said that it ran."
            : "");
  }

  /** The rows that are not here, and why; empty if all are. */
  static Optional<String> leftOut(JvmComparison comparison) {
    return comparison.leftOut().isEmpty()
        ? Optional.empty()
        : Optional.of(
            "Not here, since "
                + comparison.jvms().get(0)
                + " has no row to compare with: "
                + String.join(", ", comparison.leftOut())
                + ".");
  }

  private static boolean collects(JvmComparison comparison) {
    return comparison.lines().stream()
        .flatMap(line -> line.at().stream())
        .anyMatch(at -> at.collecting() >= LEAST_COLLECTING);
  }

  Table table() {
    List<Column<Line>> columns = new ArrayList<>(List.of(Column.text("codec", Line::name)));
    for (int i = 0; i < comparison.jvms().size(); i++) {
      columns.add(
          at(
              i,
              comparison.jvms().get(i) + ", " + unit,
              at ->
                  Cells.numbers(
                      at.score().stream().mapToDouble(one -> factor * one.value()), notation)));
      if (i > 0) {
        columns.add(at(i, "×", at -> text(at.ratio(), Cells::ratio)));
        columns.add(at(i, "95 %", at -> text(at.ratio(), Cells::ratioInterval)));
        if (comparison.hasThreads()) {
          columns.add(at(i, "all threads", at -> text(at.speedUp(), Cells::ratio)));
          columns.add(at(i, "95 %", at -> text(at.speedUp(), Cells::ratioInterval)));
        }
      }
      if (collects(comparison)) {
        columns.add(at(i, "collecting", JvmColumns::collecting));
      }
    }
    return Table.of(comparison.title(), columns, comparison.lines());
  }

  /** A column of what a line has on one of the JVMs. */
  private static Column<Line> at(int jvm, String heading, Function<At, String> text) {
    return Column.number(heading, line -> text.apply(line.at().get(jvm)));
  }

  private static String text(Optional<Estimate> ratio, Function<Estimate, String> text) {
    return ratio.map(text).orElse(Cells.NONE);
  }

  private static String collecting(At at) {
    return Double.isFinite(at.collecting()) ? Words.percent(at.collecting()) : Cells.NONE;
  }
}
