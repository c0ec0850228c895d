package dev.wirebench.report.analysis;

import dev.wirebench.report.coordinates.Units;
import dev.wirebench.report.statistics.Estimate;
import dev.wirebench.report.statistics.Estimates;
import dev.wirebench.report.verdicts.Sample;
import dev.wirebench.report.verdicts.Sample.Pairs;
import dev.wirebench.report.verdicts.Settings;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The ratios of rows to themselves on another JVM, over all comparisons together: one number for
 * each configuration, with an interval over repetitions.
 *
 * @param jvm that the configurations are compared on
 * @param first the JVM that they are compared with
 * @param comparisons how many there are
 */
public record JvmTotals(String jvm, String first, int comparisons, List<Line> lines) {
  /**
   * A configuration.
   *
   * @param ratio the geometric mean over comparisons, with its 95 % interval
   */
  public record Line(String name, Estimate ratio) {}

  /**
   * The totals of JVMs on which there are two comparisons or more. There are none without
   * repetitions, as in JMH's own files.
   */
  static List<JvmTotals> of(List<JvmComparison> comparisons, List<ResultTable> tables) {
    Map<List<String>, List<JvmComparison>> byJvms = new LinkedHashMap<>();
    comparisons.forEach(
        one -> byJvms.computeIfAbsent(one.jvms(), key -> new ArrayList<>()).add(one));
    List<JvmTotals> totals = new ArrayList<>();
    byJvms.forEach(
        (jvms, several) -> {
          if (several.size() > 1) {
            for (int jvm = 1; jvm < jvms.size(); jvm++) {
              totals.add(of(several, jvm, tables));
            }
          }
        });
    totals.removeIf(one -> one.lines().isEmpty());
    return totals;
  }

  private static JvmTotals of(List<JvmComparison> several, int jvm, List<ResultTable> tables) {
    List<Line> lines = new ArrayList<>();
    for (JvmComparison.Line line : several.get(0).lines()) {
      ratio(line.name(), several, jvm, tables)
          .ifPresent(ratio -> lines.add(new Line(line.name(), ratio)));
    }
    List<String> jvms = several.get(0).jvms();
    return new JvmTotals(jvms.get(jvm), jvms.get(0), several.size(), lines);
  }

  /** The mean over comparisons of each repetition that all of them have; empty if one has none. */
  private static Optional<Estimate> ratio(
      String name, List<JvmComparison> several, int jvm, List<ResultTable> tables) {
    Map<Integer, Double> sums = new TreeMap<>();
    Map<Integer, Integer> counts = new TreeMap<>();
    for (JvmComparison comparison : several) {
      logs(name, table(comparison, jvm, tables), table(comparison, 0, tables))
          .forEach(
              (block, log) -> {
                sums.merge(block, log, Double::sum);
                counts.merge(block, 1, Integer::sum);
              });
    }
    sums.keySet().removeIf(block -> counts.get(block) < several.size());
    return sums.isEmpty()
        ? Optional.empty()
        : Optional.of(
            Estimates.ratio(
                sums.values().stream().mapToDouble(sum -> sum / several.size()).toArray(),
                Settings.CONFIDENCE));
  }

  private static ResultTable table(JvmComparison comparison, int jvm, List<ResultTable> tables) {
    return tables.stream()
        .filter(table -> table.key().id().equals(comparison.tables().get(jvm)))
        .findFirst()
        .orElseThrow();
  }

  /** The mean logarithm of the ratios in each repetition. */
  private static Map<Integer, Double> logs(String name, ResultTable here, ResultTable there) {
    Optional<Sample> other = sample(name, here, there.unit());
    Optional<Sample> own = sample(name, there, there.unit());
    Map<Integer, Double> logs = new TreeMap<>();
    if (other.isEmpty() || own.isEmpty()) {
      return logs;
    }
    Pairs pairs = Pairs.of(other.get(), own.get());
    Map<Integer, Integer> counts = new TreeMap<>();
    for (int i = 0; pairs.paired() && i < pairs.first().means().length; i++) {
      int block = pairs.first().blocks()[i];
      logs.merge(block, pairs.first().logs()[i] - pairs.second().logs()[i], Double::sum);
      counts.merge(block, 1, Integer::sum);
    }
    logs.replaceAll((block, sum) -> sum / counts.get(block));
    return logs;
  }

  private static Optional<Sample> sample(String name, ResultTable table, String unit) {
    double factor = Units.factor(table.unit(), unit).orElse(Double.NaN);
    return table
        .row(name)
        .map(row -> Sample.of(table.key().source(), row.cell(), score -> score * factor))
        .filter(sample -> !sample.isEmpty());
  }
}
