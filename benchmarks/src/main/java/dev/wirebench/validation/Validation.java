package dev.wirebench.validation;

import dev.wirebench.codec.Medium;
import dev.wirebench.codec.Operation;
import dev.wirebench.jmh.Variant;
import dev.wirebench.plan.Cell;
import dev.wirebench.plan.Plan;
import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.analysis.Row;
import dev.wirebench.report.analysis.Settings;
import dev.wirebench.report.analysis.Table;
import dev.wirebench.report.analysis.Verdict;
import dev.wirebench.report.statistics.Estimate;
import dev.wirebench.report.statistics.Estimates;
import dev.wirebench.results.CellForks;
import dev.wirebench.run.ForkRecord;
import dev.wirebench.run.Run;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** What two campaigns of one plan, run after each other, say of the method. */
final class Validation {
  /** Slowdowns that are planted, as shares. */
  static final List<Double> SLOWDOWNS = List.of(0.05, 0.10);

  static final int CONTROLS = 3;

  private final Run first;
  private final Run second;
  private final Plan plan;

  Validation(Run first, Run second) {
    this.first = first;
    this.second = second;
    this.plan = first.plan();
  }

  /** The plan's further rows: repetitions of the baseline, and what is slower by design. */
  static List<String> variants(String codec, Map<Operation, Calibration> byOperation) {
    List<String> variants = new ArrayList<>();
    for (int control = 1; control <= CONTROLS; control++) {
      variants.add(Variant.control(codec, control));
    }
    for (double slowdown : SLOWDOWNS) {
      variants.add(
          Variant.work(
              codec,
              byOperation.get(Operation.SERIALIZE).tokens(slowdown),
              byOperation.get(Operation.DESERIALIZE).tokens(slowdown)));
    }
    return variants;
  }

  private List<Run> runs() {
    return List.of(first, second);
  }

  Cell cell(Operation operation, String name) {
    return Cell.of(
        operation,
        Medium.BYTES,
        name,
        plan.selection().payloads().get(0),
        plan.machines().jdks().get(0).label());
  }

  /** Numbers of blocks that intervals are made of: five, ten, and all of both campaigns. */
  List<Integer> sizes() {
    int all = plan.effort().blocks() * 2;
    return IntStream.of(5, 10, all).filter(size -> size <= all).distinct().boxed().toList();
  }

  /** How often identical rows are told apart. */
  Splits falseAlarms(int blocks) {
    Splits sum = new Splits(0, 0);
    for (Operation operation : plan.selection().operations()) {
      sum = sum.plus(Splits.ofIdentical(identical(operation), blocks));
    }
    return sum;
  }

  /** By block of both campaigns and row; blocks in which a row has no result are left out. */
  private List<double[]> identical(Operation operation) {
    List<String> names = new ArrayList<>(List.of(plan.comparison().baseline()));
    plan.comparison().variants().stream().filter(Variant::isControl).forEach(names::add);
    List<double[]> blocks = new ArrayList<>();
    for (Run run : runs()) {
      Map<Cell, List<ForkRecord>> forks = run.measuredByCell();
      for (int block = 0; block < plan.effort().blocks(); block++) {
        int number = block;
        double[] logs =
            names.stream()
                .flatMap(name -> forks.getOrDefault(cell(operation, name), List.of()).stream())
                .filter(fork -> fork.block() == number)
                .mapToDouble(fork -> Math.log(fork.result().mean()))
                .toArray();
        if (logs.length == names.size()) {
          blocks.add(logs);
        }
      }
    }
    return blocks;
  }

  /** The ratios of all blocks of both campaigns. */
  double[] logRatios(Operation operation, String name) {
    return runs().stream()
        .map(CellForks::of)
        .flatMapToDouble(
            forks ->
                Arrays.stream(
                    forks.logRatios(
                        cell(operation, name), cell(operation, plan.comparison().baseline()))))
        .toArray();
  }

  /** What the SPI adds to a plain call. */
  Estimate fidelity(Operation operation, String codec) {
    Cell plain = Cell.plain(operation, codec, plan.machines().jdks().get(0).label());
    double[] logs =
        runs().stream()
            .map(CellForks::of)
            .flatMapToDouble(forks -> Arrays.stream(forks.logRatios(cell(operation, codec), plain)))
            .toArray();
    return Estimates.ratio(logs, Settings.CONFIDENCE);
  }

  /** A row's verdicts in both campaigns. */
  record Pair(String table, String row, Verdict first, Verdict second) {

    /** Both say something, and not both can be true. */
    boolean isContradiction() {
      return isFirm(first) && isFirm(second) && first != second;
    }

    private static boolean isFirm(Verdict verdict) {
      return verdict == Verdict.FASTER || verdict == Verdict.SLOWER || verdict == Verdict.TIE;
    }
  }

  /** Ranked rows that both reports have. */
  static List<Pair> agreement(Report first, Report second) {
    Map<String, Table> others =
        second.tables().stream()
            .collect(Collectors.toMap(table -> table.key().title(), table -> table));
    List<Pair> pairs = new ArrayList<>();
    for (Table table : first.tables()) {
      Table other = others.get(table.key().title());
      for (Row row : table.rows()) {
        if (row.ranked() && row.verdict() != Verdict.BASELINE && other != null) {
          other
              .row(row.name())
              .ifPresent(
                  again ->
                      pairs.add(
                          new Pair(
                              table.key().title(), row.name(), row.verdict(), again.verdict())));
        }
      }
    }
    return pairs;
  }
}
