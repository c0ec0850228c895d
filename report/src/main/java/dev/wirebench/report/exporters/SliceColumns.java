package dev.wirebench.report.exporters;

import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.analysis.Slices;
import dev.wirebench.report.analysis.Table;
import dev.wirebench.report.statistics.Estimate;
import dev.wirebench.report.statistics.RoundKinds;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;

/** The columns of {@code cells.csv} that only a run by turns has. */
final class SliceColumns {
  private static final List<String> NAMES =
      List.of(
          "heats",
          "within.share",
          "within.deviation",
          "between.deviation",
          "correlation",
          "pairing.gain",
          "trimmed.ratio",
          "quiet",
          "quiet.low",
          "quiet.high",
          "slow",
          "slow.low",
          "slow.high",
          "slow/quiet",
          "slow/quiet.low",
          "slow/quiet.high");

  private final boolean shown;

  private SliceColumns(boolean shown) {
    this.shown = shown;
  }

  static SliceColumns of(Report report) {
    return new SliceColumns(report.tables().stream().anyMatch(Table::isByTurns));
  }

  List<String> names() {
    return shown ? NAMES : List.of();
  }

  /** Each with a comma before it. */
  String none() {
    return ",".repeat(names().size());
  }

  /** The same, of one row. */
  String of(Optional<Slices> slices) {
    return slices.map(SliceColumns::fields).orElseGet(this::none);
  }

  private static String fields(Slices slices) {
    DoubleStream first =
        DoubleStream.of(
            slices.heats(),
            slices.variance().share(),
            slices.variance().deviationWithin(),
            slices.variance().deviationBetween(),
            slices.pairing().correlation(),
            slices.pairing().gain(),
            slices.trimmed().trimmed());
    DoubleStream kinds =
        Arrays.<Function<RoundKinds, Estimate>>asList(
                RoundKinds::quiet, RoundKinds::slow, RoundKinds::change)
            .stream()
            .flatMapToDouble(kind -> ends(slices.kinds().map(kind)));
    return DoubleStream.concat(first, kinds)
        .mapToObj(Csv::number)
        .collect(Collectors.joining(",", ",", ""));
  }

  private static DoubleStream ends(Optional<Estimate> estimate) {
    return estimate
        .map(known -> DoubleStream.of(known.value(), known.low(), known.high()))
        .orElse(DoubleStream.of(Double.NaN, Double.NaN, Double.NaN));
  }
}
