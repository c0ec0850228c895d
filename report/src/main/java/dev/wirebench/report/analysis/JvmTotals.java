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
import java.util.stream.Collectors;
import java.util.stream.IntStream;

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
    Map<List<String>, List<JvmComparison>> byJvms =
        comparisons.stream()
            .collect(
                Collectors.groupingBy(
                    JvmComparison::jvms, LinkedHashMap::new, Collectors.toList()));
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
    Map<Integer, List<Double>> byBlock = new TreeMap<>();
    for (JvmComparison comparison : several) {
      logs(name, table(comparison, jvm, tables), table(comparison, 0, tables))
          .forEach((block, log) -> byBlock.computeIfAbsent(block, b -> new ArrayList<>()).add(log));
    }
    double[] means =
        byBlock.values().stream()
            .filter(logs -> logs.size() == several.size())
            .mapToDouble(logs -> logs.stream().collect(Collectors.averagingDouble(log -> log)))
            .toArray();
    return means.length == 0
        ? Optional.empty()
        : Optional.of(Estimates.ratio(means, Settings.CONFIDENCE));
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
    if (other.isEmpty() || own.isEmpty()) {
      return Map.of();
    }
    Pairs pairs = Pairs.of(other.get(), own.get());
    if (!pairs.paired()) {
      return Map.of();
    }
    int[] blocks = pairs.first().blocks();
    double[] logs = pairs.first().logs();
    double[] others = pairs.second().logs();
    return IntStream.range(0, blocks.length)
        .boxed()
        .collect(
            Collectors.groupingBy(
                i -> blocks[i], Collectors.averagingDouble(i -> logs[i] - others[i])));
  }

  private static Optional<Sample> sample(String name, ResultTable table, String unit) {
    double factor = Units.factor(table.unit(), unit).orElse(Double.NaN);
    return table
        .row(name)
        .map(row -> Sample.of(table.key().source(), row.cell(), score -> score * factor))
        .filter(sample -> !sample.isEmpty());
  }
}
