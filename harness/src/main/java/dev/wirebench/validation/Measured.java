package dev.wirebench.validation;

import dev.wirebench.codec.Medium;
import dev.wirebench.codec.Operation;
import dev.wirebench.fork.Variant;
import dev.wirebench.plan.Cell;
import dev.wirebench.plan.Plan;
import dev.wirebench.report.statistics.Estimate;
import dev.wirebench.report.statistics.Estimates;
import dev.wirebench.report.verdicts.Settings;
import dev.wirebench.results.CellForks;
import dev.wirebench.run.ForkRecord;
import dev.wirebench.run.Run;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;

/** The measurements of one order of forks, with rows whose true ratio is known. */
final class Measured {
  private final Run run;
  private final Plan plan;
  private final CellForks forks;

  Measured(Run run) {
    this.run = run;
    this.plan = run.plan();
    this.forks = CellForks.of(run);
  }

  /**
   * A row that has a ratio.
   *
   * @param name of a codec or a variant
   */
  record RowId(Operation operation, String name) {
    String label() {
      return operation + " " + name;
    }
  }

  Run run() {
    return run;
  }

  /** All but the baseline. */
  List<RowId> rows() {
    return plan.selection().operations().stream()
        .flatMap(
            operation ->
                Stream.concat(
                        plan.selection().codecs().stream(), plan.comparison().variants().stream())
                    .filter(name -> !name.equals(plan.comparison().baseline()))
                    .map(name -> new RowId(operation, name)))
        .toList();
  }

  Cell cell(RowId row) {
    return Cell.of(
        row.operation(),
        Medium.BYTES,
        row.name(),
        plan.selection().payloads().get(0),
        plan.machines().jdks().get(0).label());
  }

  /**
   * Logarithm of a row's ratio in each block that both have a result in: to the baseline, and of a
   * planted slowdown to the baseline that counts its operations likewise.
   */
  double[] logRatios(RowId row) {
    String baseline = plan.comparison().baseline();
    String counting = Variant.never(baseline);
    boolean planted = Variant.counts(row.name()) && !row.name().equals(counting);
    return forks.logRatios(cell(row), cell(row).of(planted ? counting : baseline));
  }

  Estimate ratio(RowId row) {
    return Estimates.ratio(logRatios(row), Settings.CONFIDENCE);
  }

  /** Counts how often identical rows are told apart, over many choices of this number of blocks. */
  Splits falseAlarms(int blocks) {
    return ofIdentical(logs -> Splits.ofIdentical(logs, blocks));
  }

  /** Counts how often identical rows are told apart by intervals that have no fork in common. */
  Splits falseAlarmsOnce(int blocks) {
    return ofIdentical(logs -> Splits.ofIdenticalOnce(logs, blocks));
  }

  /** Counts how often an identical row is found whose times are longer by a share. */
  Splits found(double slowdown, int blocks, Criterion criterion) {
    return ofIdentical(logs -> Splits.ofSlowed(logs, blocks, slowdown, criterion));
  }

  private Splits ofIdentical(Function<List<double[]>, Splits> splits) {
    return plan.selection().operations().stream()
        .map(operation -> splits.apply(identical(operation)))
        .reduce(new Splits(0, 0), Splits::plus);
  }

  /** Logarithm of fork means by block and row; blocks in which a row has no result are left out. */
  private List<double[]> identical(Operation operation) {
    List<String> names = new ArrayList<>(List.of(plan.comparison().baseline()));
    plan.comparison().variants().stream().filter(Variant::isControl).forEach(names::add);
    Map<Cell, List<ForkRecord>> measured = run.measuredByCell();
    Map<Integer, List<Double>> byBlock = new TreeMap<>();
    for (String name : names) {
      for (ForkRecord fork : measured.getOrDefault(cell(new RowId(operation, name)), List.of())) {
        byBlock
            .computeIfAbsent(fork.block(), block -> new ArrayList<>())
            .add(Math.log(fork.result().mean()));
      }
    }
    return byBlock.values().stream()
        .filter(logs -> logs.size() == names.size())
        .map(logs -> logs.stream().mapToDouble(log -> log).toArray())
        .toList();
  }
}
