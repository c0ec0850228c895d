package dev.wirebench.report.exporters;

import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.analysis.ResultTable;
import dev.wirebench.report.document.Column;
import dev.wirebench.report.document.Csv;
import dev.wirebench.report.statistics.Estimate;
import dev.wirebench.report.statistics.RoundKinds;
import dev.wirebench.report.verdicts.Slices;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

/** The columns of {@code cells.csv} that only a run by turns has. */
final class SliceColumns {
  private static final List<Column<Slices>> ALL =
      Stream.of(
              Stream.of(
                  number("heats", Slices::heats),
                  number("within.share", slices -> slices.variance().share()),
                  number("within.deviation", slices -> slices.variance().deviationWithin()),
                  number("between.deviation", slices -> slices.variance().deviationBetween()),
                  number("correlation", slices -> slices.pairing().correlation()),
                  number("pairing.gain", slices -> slices.pairing().gain()),
                  number("trimmed.ratio", slices -> slices.trimmed().trimmed())),
              ofKind("quiet", RoundKinds::quiet),
              ofKind("slow", RoundKinds::slow),
              ofKind("slow/quiet", RoundKinds::change))
          .flatMap(columns -> columns)
          .toList();

  private SliceColumns() {}

  /** None unless forks took turns. */
  static List<Column<Slices>> of(Report report) {
    return report.tables().stream().anyMatch(ResultTable::isByTurns) ? ALL : List.of();
  }

  private static Column<Slices> number(String name, ToDoubleFunction<Slices> number) {
    return Column.number(name, slices -> Csv.number(number.applyAsDouble(slices)));
  }

  private static Stream<Column<Slices>> ofKind(String name, Function<RoundKinds, Estimate> kind) {
    return Stream.of(
        ofKind(name, kind, Estimate::value),
        ofKind(name + ".low", kind, Estimate::low),
        ofKind(name + ".high", kind, Estimate::high));
  }

  private static Column<Slices> ofKind(
      String name, Function<RoundKinds, Estimate> kind, ToDoubleFunction<Estimate> end) {
    return number(
        name, slices -> slices.kinds().map(kind).map(end::applyAsDouble).orElse(Double.NaN));
  }
}
