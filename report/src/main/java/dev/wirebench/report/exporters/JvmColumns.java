package dev.wirebench.report.exporters;

import dev.wirebench.report.analysis.JvmComparison;
import dev.wirebench.report.analysis.JvmComparison.At;
import dev.wirebench.report.analysis.JvmComparison.Line;
import dev.wirebench.report.analysis.Notation;
import dev.wirebench.report.analysis.Units;
import dev.wirebench.report.analysis.Words;
import dev.wirebench.report.statistics.Estimate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;

/** The columns of a table on several JVMs, as text. */
public final class JvmColumns {
  /** What stands above all of them. */
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

  /** What is to be known to read them. */
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

  String[] header() {
    List<String> header = new ArrayList<>(List.of("codec"));
    for (int i = 0; i < comparison.jvms().size(); i++) {
      String jvm = comparison.jvms().get(i);
      header.add(jvm + ", " + unit);
      if (i > 0) {
        header.add("×");
        header.add("95 %");
        if (comparison.hasThreads()) {
          header.add("all threads");
          header.add("95 %");
        }
      }
      if (collects(comparison)) {
        header.add("collecting");
      }
    }
    return header.toArray(String[]::new);
  }

  String[] cells(Line line) {
    List<String> cells = new ArrayList<>(List.of(line.name()));
    for (int i = 0; i < line.at().size(); i++) {
      At at = line.at().get(i);
      cells.add(
          Cells.numbers(at.score().stream().mapToDouble(one -> factor * one.value()), notation));
      if (i > 0) {
        cells.addAll(both(at.ratio()));
        if (comparison.hasThreads()) {
          cells.addAll(both(at.speedUp()));
        }
      }
      if (collects(comparison)) {
        cells.add(Double.isFinite(at.collecting()) ? Words.percent(at.collecting()) : Cells.NONE);
      }
    }
    return cells.toArray(String[]::new);
  }

  private static List<String> both(Optional<Estimate> ratio) {
    return Stream.<Function<Estimate, String>>of(Cells::ratio, Cells::ratioInterval)
        .map(text -> ratio.map(text).orElse(Cells.NONE))
        .toList();
  }
}
