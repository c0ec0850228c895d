package dev.wirebench.report.analysis;

import dev.wirebench.report.coordinates.Dimensions;
import dev.wirebench.report.coordinates.Units;
import dev.wirebench.report.input.MeasuredCell;
import dev.wirebench.report.statistics.Estimate;
import dev.wirebench.report.verdicts.Ratios;
import dev.wirebench.report.verdicts.Sample;
import dev.wirebench.report.verdicts.Words;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One table on several JVMs: what another release, other flags, more threads or another collector
 * make of the same rows. Each row is compared with itself on the first JVM, where both were in the
 * same blocks fork by fork; nothing is ranked, and there are no verdicts.
 *
 * @param title of the table, without its JVM
 * @param tables ids of the tables, that on the first JVM first
 * @param unit of the scores
 * @param jvms how they are called here: only what tells them apart
 * @param threads how many call an operation on each
 * @param leftOut names of rows that the first JVM lacks, so that they have nothing to be compared
 *     with
 */
public record JvmComparison(
    String title,
    List<String> tables,
    String unit,
    List<String> jvms,
    List<Integer> threads,
    List<Line> lines,
    List<String> leftOut) {
  /** JMH's metric of the time in which the collector ran, in ms for each iteration. */
  private static final String COLLECTING = "gc.time";

  /** Before the difference of one JVM from another in labels. */
  private static final String DIFFERENCE = ", ";

  /** Says whether the JVMs differ in how many threads call an operation. */
  public boolean hasThreads() {
    return threads.stream().distinct().count() > 1;
  }

  /**
   * A row.
   *
   * @param at on each JVM, in their order
   */
  public record Line(String name, List<At> at) {}

  /**
   * A row on one JVM.
   *
   * @param score its time, or throughput; empty where it was not measured
   * @param ratio to its score on the first; empty there, and where either was not measured
   * @param speedUp how many operations all threads together do for one on the first JVM; empty
   *     where {@code ratio} is
   * @param collecting share of the time in which the collector ran, 0 to 1; NaN if unknown
   */
  public record At(
      Optional<Estimate> score,
      Optional<Estimate> ratio,
      Optional<Estimate> speedUp,
      double collecting) {}

  /**
   * The comparisons of all tables that there are on more than one JVM, in the order of the first.
   */
  static List<JvmComparison> of(List<ResultTable> tables) {
    Map<Map<String, String>, List<ResultTable>> groups = new LinkedHashMap<>();
    for (ResultTable table : tables) {
      if (table.comparedBy().equals(Dimensions.CODEC) && table.key().jdk().isPresent()) {
        Map<String, String> dimensions = new LinkedHashMap<>(table.key().dimensions());
        dimensions.keySet().removeAll(List.of(Dimensions.JDK, Dimensions.THREADS));
        groups.computeIfAbsent(dimensions, key -> new ArrayList<>()).add(table);
      }
    }
    return groups.values().stream()
        .filter(group -> group.size() > 1)
        .map(JvmComparison::beside)
        .toList();
  }

  private static JvmComparison beside(List<ResultTable> group) {
    ResultTable first = group.get(0);
    List<Line> lines = new ArrayList<>();
    for (Row row : first.rows()) {
      lines.add(new Line(row.name(), group.stream().map(table -> at(table, row, first)).toList()));
    }
    return new JvmComparison(
        title(first),
        group.stream().map(table -> table.key().id()).toList(),
        first.unit(),
        names(group.stream().map(table -> table.key().jdk().orElseThrow()).toList()),
        group.stream().map(JvmComparison::threads).toList(),
        lines,
        leftOut(group));
  }

  private static List<String> leftOut(List<ResultTable> group) {
    return group.stream()
        .flatMap(table -> table.rows().stream())
        .map(Row::name)
        .distinct()
        .filter(name -> group.get(0).row(name).isEmpty())
        .toList();
  }

  private static String title(ResultTable table) {
    return String.join(
        ", ",
        table.key().payload().orElse(""),
        table.key().operation().orElse(""),
        table.key().medium().map(Words::medium).orElse(""));
  }

  /** The first as it is; of one that differs from it in something that its label adds, that. */
  private static List<String> names(List<String> labels) {
    String first = labels.get(0);
    return labels.stream()
        .map(
            label ->
                label.startsWith(first + DIFFERENCE)
                    ? label.substring(first.length() + DIFFERENCE.length())
                    : label)
        .toList();
  }

  private static int threads(ResultTable table) {
    return table.rows().get(0).cell().setup().threads();
  }

  private static At at(ResultTable table, Row base, ResultTable first) {
    Optional<Row> found = table.row(base.name()).filter(row -> row.means().length > 0);
    if (found.isEmpty()) {
      return new At(Optional.empty(), Optional.empty(), Optional.empty(), Double.NaN);
    }
    Row row = found.get();
    double factor = Units.factor(table.unit(), first.unit()).orElse(Double.NaN);
    Optional<Estimate> ratio = row == base ? Optional.empty() : ratio(table, row, base, factor);
    double threads = (double) threads(table) / Math.max(1, threads(first));
    return new At(
        Optional.of(times(row.score(), factor)),
        ratio,
        ratio.map(one -> speedUp(one, threads, table.largerIsBetter())),
        collecting(row.cell()));
  }

  private static Optional<Estimate> ratio(ResultTable table, Row row, Row base, double factor) {
    String source = table.key().source();
    Sample here = Sample.of(source, row.cell(), score -> score * factor);
    Sample there = Sample.of(source, base.cell(), score -> score);
    return here.isEmpty() || there.isEmpty()
        ? Optional.empty()
        : Optional.of(Ratios.of(here, there, 1).plain());
  }

  private static Estimate times(Estimate one, double factor) {
    return new Estimate(one.value() * factor, one.low() * factor, one.high() * factor, one.n());
  }

  /** A throughput is already of all threads. */
  private static Estimate speedUp(Estimate ratio, double threads, boolean isThroughput) {
    return isThroughput
        ? ratio
        : new Estimate(
            threads / ratio.value(), threads / ratio.high(), threads / ratio.low(), ratio.n());
  }

  private static double collecting(MeasuredCell cell) {
    return Arrays.stream(cell.means(COLLECTING)).average().orElse(Double.NaN)
        / cell.setup().measurementIterationMillis().orElse(Double.NaN);
  }
}
