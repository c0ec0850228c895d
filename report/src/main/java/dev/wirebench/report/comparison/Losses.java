package dev.wirebench.report.comparison;

import dev.wirebench.report.analysis.ResultTable;
import dev.wirebench.report.analysis.Row;
import dev.wirebench.report.comparison.CellPairs.Pair;
import dev.wirebench.report.comparison.RunComparison.Rows;
import dev.wirebench.report.coordinates.Coordinates;
import dev.wirebench.report.coordinates.Dimensions;
import dev.wirebench.report.input.MeasuredCell;
import dev.wirebench.report.input.RunInfo.Failure;
import dev.wirebench.report.input.RunInfo.NamedCell;
import dev.wirebench.report.input.Source;
import dev.wirebench.report.verdicts.Words;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Benchmarks that are missing on the newer side, or failed there. */
final class Losses {
  private static final String MISSING = "missing";

  private final List<Failure> failures;

  private Losses(Source newer) {
    this.failures = newer.run().map(run -> run.problems().failures()).orElse(List.of());
  }

  /** The losses of a newer run. */
  static List<LostBenchmark> of(CellPairs pairs, Source newer) {
    Losses losses = new Losses(newer);
    List<Map<String, String>> dimensions = new ArrayList<>();
    List<String> reasons = new ArrayList<>();
    for (Coordinates cell : pairs.onlyBefore()) {
      dimensions.add(cell.values());
      reasons.add(losses.failureOnAnyJdk(cell.cell()).orElse(MISSING));
    }
    for (Pair pair : pairs.pairs()) {
      losses
          .why(pair.after().cell())
          .ifPresent(
              reason -> {
                dimensions.add(pair.dimensions());
                reasons.add(reason);
              });
    }
    return losses(CellNames.of(dimensions), reasons);
  }

  /** The losses of the second of two rows. */
  static List<LostBenchmark> of(List<ResultTable> tables, Rows rows, Source source) {
    Losses losses = new Losses(source);
    List<String> names = new ArrayList<>();
    List<String> reasons = new ArrayList<>();
    for (ResultTable table : tables) {
      Optional<Row> older = table.row(rows.before());
      Optional<Row> newer = table.row(rows.after());
      Optional<String> reason =
          newer.isPresent()
              ? losses.why(newer.get().cell())
              : older.map(row -> losses.ofRow(row.cell(), rows.after()));
      if (older.isPresent() && reason.isPresent()) {
        names.add(rows.after() + ": " + table.key().title());
        reasons.add(reason.get());
      }
    }
    return losses(names, reasons);
  }

  private static List<LostBenchmark> losses(List<String> names, List<String> reasons) {
    List<LostBenchmark> losses = new ArrayList<>();
    for (int i = 0; i < names.size(); i++) {
      losses.add(new LostBenchmark(names.get(i), reasons.get(i)));
    }
    return List.copyOf(losses);
  }

  private String ofRow(MeasuredCell older, String row) {
    Map<String, String> params = new LinkedHashMap<>(older.params());
    params.put(Dimensions.CODEC, row);
    return failure(older, params).orElse(MISSING);
  }

  /** Says what a cell lacks; empty if it has all of its forks. */
  private Optional<String> why(MeasuredCell cell) {
    int forks = cell.scoredForks();
    Optional<String> failure = failure(cell, cell.params());
    if (failure.isPresent()) {
      return failure;
    }
    if (forks == 0) {
      return Optional.of("no fork has a score");
    }
    return forks < cell.setup().forks()
        ? Optional.of(
            forks
                + " of its "
                + Words.count(cell.setup().forks(), "fork")
                + (forks == 1 ? " is left" : " are left"))
        : Optional.empty();
  }

  /** Finds the failure of a cell that differs from another one in its parameters alone. */
  private Optional<String> failure(MeasuredCell like, Map<String, String> params) {
    String jdk = like.jvm().label();
    return failures.stream()
        .filter(failure -> isOf(failure.cell(), like, params))
        .filter(failure -> failure.cell().jdk().equals(jdk))
        .map(Losses::words)
        .findFirst();
  }

  /** Finds the failure of a cell of the older run, whose JDK may be another build. */
  private Optional<String> failureOnAnyJdk(MeasuredCell older) {
    return failure(older, older.params())
        .or(
            () ->
                failures.stream()
                    .filter(failure -> isOf(failure.cell(), older, older.params()))
                    .map(Losses::words)
                    .findFirst());
  }

  private static boolean isOf(NamedCell cell, MeasuredCell like, Map<String, String> params) {
    return cell.benchmark().equals(like.benchmark()) && cell.params().equals(params);
  }

  private static String words(Failure failure) {
    return "failed: " + failure.reason();
  }
}
