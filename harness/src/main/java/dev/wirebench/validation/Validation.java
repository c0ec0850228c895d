package dev.wirebench.validation;

import dev.wirebench.codec.Operation;
import dev.wirebench.fork.Variant;
import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.analysis.ResultTable;
import dev.wirebench.report.analysis.Row;
import dev.wirebench.report.statistics.Estimate;
import dev.wirebench.report.statistics.Estimates;
import dev.wirebench.report.verdicts.Settings;
import dev.wirebench.report.verdicts.Verdict;
import dev.wirebench.run.Run;
import dev.wirebench.validation.Measured.RowId;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The results of both orders for the same rows, measured in the same hours. */
final class Validation {
  /** Slowdowns that are planted, as shares. */
  static final List<Double> SLOWDOWNS = List.of(0.05, 0.10);

  static final int CONTROLS = 3;

  /** The number of codecs that the default suite compares with its baseline. */
  static final int FAMILY = 7;

  /** The verdict of a report on the default suite. */
  static final Criterion SLOWER = Criterion.slower(FAMILY);

  private final ValidationPlan plan;
  private final Measured turns;
  private final Measured blocks;

  Validation(ValidationPlan plan, Run turns, Run blocks) {
    this.plan = plan;
    this.turns = new Measured(turns);
    this.blocks = new Measured(blocks);
  }

  /** The plans' further rows: repetitions of the baseline, and what is slower by design. */
  static List<String> variants(String codec, Map<Operation, Calibration> byOperation) {
    List<String> variants = new ArrayList<>();
    for (int control = 1; control <= CONTROLS; control++) {
      variants.add(Variant.control(codec, control));
    }
    variants.add(Variant.never(codec));
    for (double slowdown : SLOWDOWNS) {
      variants.add(
          Variant.twice(
              codec,
              byOperation.get(Operation.SERIALIZE).every(slowdown),
              byOperation.get(Operation.DESERIALIZE).every(slowdown)));
    }
    return variants;
  }

  Measured turns() {
    return turns;
  }

  Measured blocks() {
    return blocks;
  }

  /** Numbers of blocks that intervals are made of: five, ten, and all. */
  List<Integer> sizes() {
    return IntStream.of(Settings.FORKS_FOR_VERDICTS, 2 * Settings.FORKS_FOR_VERDICTS, plan.blocks())
        .filter(size -> size <= plan.blocks())
        .distinct()
        .sorted()
        .boxed()
        .toList();
  }

  /**
   * The ratio by turns as a multiple of that in blocks, which is 1 unless one of them is biased;
   * with Welch's interval, corrected for as many rows (Bonferroni).
   */
  Estimate bias(RowId row) {
    double confidence = 1 - (1 - Settings.CONFIDENCE) / turns.rows().size();
    return Estimates.welchRatio(ratios(turns, row), ratios(blocks, row), confidence);
  }

  private static double[] ratios(Measured measured, RowId row) {
    return Arrays.stream(measured.logRatios(row)).map(Math::exp).toArray();
  }

  /** exp of the mean over rows of the logarithm of their {@link #bias}. */
  double meanBias() {
    return Math.exp(
        turns.rows().stream()
            .mapToDouble(row -> Math.log(bias(row).value()))
            .average()
            .orElse(Double.NaN));
  }

  /** Half of an interval, as a share of its ratio. */
  static double halfWidth(Estimate ratio) {
    return Math.expm1(ratio.logHalfWidth());
  }

  /** Half-width by turns as a multiple of that in blocks: the median over rows. */
  double widthQuotient() {
    return Estimates.median(
        turns.rows().stream()
            .mapToDouble(row -> halfWidth(turns.ratio(row)) / halfWidth(blocks.ratio(row)))
            .toArray());
  }

  static double medianHalfWidth(Measured measured) {
    return Estimates.median(
        measured.rows().stream().mapToDouble(row -> halfWidth(measured.ratio(row))).toArray());
  }

  /** A row's verdicts in both orders. */
  record Pair(String table, String row, Verdict turns, Verdict blocks) {

    /** Both say something, and not both can be true. */
    boolean isContradiction() {
      return isFirm(turns) && isFirm(blocks) && turns != blocks;
    }

    private static boolean isFirm(Verdict verdict) {
      return verdict == Verdict.FASTER || verdict == Verdict.SLOWER || verdict == Verdict.TIE;
    }
  }

  /** Ranked rows that both reports have. */
  static List<Pair> agreement(Report turns, Report blocks) {
    Map<String, ResultTable> others =
        blocks.tables().stream()
            .collect(Collectors.toMap(table -> table.key().title(), table -> table));
    List<Pair> pairs = new ArrayList<>();
    for (ResultTable table : turns.tables()) {
      ResultTable other = others.get(table.key().title());
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
