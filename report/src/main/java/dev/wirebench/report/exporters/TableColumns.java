package dev.wirebench.report.exporters;

import dev.wirebench.report.analysis.Further;
import dev.wirebench.report.analysis.Notation;
import dev.wirebench.report.analysis.Ratio;
import dev.wirebench.report.analysis.Row;
import dev.wirebench.report.analysis.Table;
import dev.wirebench.report.analysis.Units;
import dev.wirebench.report.analysis.Words;
import dev.wirebench.report.statistics.Estimate;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;

/** A table's columns as text, without those of which no row has a number. */
final class TableColumns {
  /**
   * @param key what it is called where columns are left out
   * @param isKnown whether a row has a number here; a column that no row knows is left out
   */
  private record Column(
      String key, String header, Function<Row, String> text, Predicate<Row> isKnown) {
    Column(String header, Function<Row, String> text, Predicate<Row> isKnown) {
      this(header, header, text, isKnown);
    }

    static Column always(String header, Function<Row, String> text) {
      return new Column(header, text, row -> true);
    }
  }

  /** In which processor time is measured. */
  private static final String NANOS = "ns/op";

  /** What a narrow screen goes without, the first of these first. */
  private static final List<String> DISPENSABLE =
      List.of(
          "zstd",
          "gzip",
          "bytes of value 0",
          "floor",
          "CPU",
          "uncompressed",
          "95 % of time",
          "share",
          "mean bytes",
          "B/op",
          "95 %");

  private final List<Column> columns;

  private TableColumns(List<Column> columns) {
    this.columns = columns;
  }

  static TableColumns of(Table table) {
    String baseline = table.baseline().orElse("baseline");
    String unit =
        Units.fitting(table.unit(), table.rows().stream().mapToDouble(row -> row.score().value()));
    double factor = Units.factor(table.unit(), unit).orElseThrow();
    OptionalDouble perNano = Units.factor(NANOS, unit);
    List<Column> all =
        List.of(
            Column.always(table.comparedBy(), TableColumns::name),
            Column.always(
                unit, numbers(table, row -> DoubleStream.of(factor * row.score().value()))),
            new Column(
                "95 % of time",
                "95 %",
                numbers(
                    table,
                    row ->
                        DoubleStream.of(factor * row.score().low(), factor * row.score().high())),
                row -> true),
            Column.always("× " + baseline, row -> ratio(row, Cells::ratio)),
            Column.always("95 %", row -> ratio(row, Cells::ratioInterval)),
            new Column("corrected", TableColumns::corrected, row -> row.corrected().isPresent()),
            Column.always("verdict", row -> row.verdict().words()),
            new Column("B/op", TableColumns::allocation, row -> row.allocation().isPresent()),
            new Column(
                "CPU",
                "CPU " + (perNano.isPresent() ? unit : NANOS),
                numbers(
                    table,
                    row -> row.cpu().stream().mapToDouble(cpu -> perNano.orElse(1) * cpu.value())),
                row -> row.cpu().isPresent()),
            new Column(
                "floor",
                numbers(table, row -> DoubleStream.of(factor * row.floor())),
                row -> !Double.isNaN(row.floor())),
            new Column("mean bytes", row -> Cells.bytes(row.size().raw()), TableColumns::hasSize),
            new Column(
                "bytes of value 0",
                row -> Cells.bytes(row.size().first()),
                row -> hasSize(row) && row.size().first() != row.size().raw()),
            new Column(
                "uncompressed",
                row -> Cells.bytes(row.size().uncompressed()),
                TableColumns::hasShare),
            new Column(
                "share",
                row -> hasShare(row) ? Words.percent(row.size().share()) : Cells.NONE,
                TableColumns::hasShare),
            new Column(
                "gzip",
                row -> Cells.bytes(row.size().gzip()),
                row -> Double.isFinite(row.size().gzip())),
            new Column(
                "zstd",
                row -> Cells.bytes(row.size().zstd()),
                row -> Double.isFinite(row.size().zstd())));
    return new TableColumns(
        Stream.concat(
                all.stream(),
                Further.kinds(table).stream().map(kind -> further(table, kind, factor)))
            .filter(column -> table.rows().stream().anyMatch(column.isKnown))
            .toList());
  }

  private static Column further(Table table, Further.Kind kind, double factor) {
    double scale = kind.isInUnitOfTable() ? factor : 1;
    return new Column(
        kind.title(),
        numbers(table, row -> row.further(kind).stream().mapToDouble(one -> scale * one.value())),
        row -> row.further(kind).isPresent());
  }

  /** The headers of what goes first, as {@link #without} takes them, as far as there are such. */
  List<String> dispensable() {
    return DISPENSABLE.stream()
        .filter(key -> columns.stream().anyMatch(column -> column.key.equals(key)))
        .toList();
  }

  /** The same without one of the columns. */
  TableColumns without(String key) {
    return new TableColumns(columns.stream().filter(column -> !column.key.equals(key)).toList());
  }

  String[] header() {
    return columns.stream().map(Column::header).toArray(String[]::new);
  }

  String[] cells(Row row) {
    return columns.stream().map(column -> column.text.apply(row)).toArray(String[]::new);
  }

  /** Numbers of each row, in the notation that all of the column can be read in. */
  private static Function<Row, String> numbers(Table table, Function<Row, DoubleStream> numbers) {
    Notation notation = Notation.of(table.rows().stream().flatMapToDouble(numbers));
    return row -> Cells.numbers(numbers.apply(row), notation);
  }

  private static String name(Row row) {
    return row.name() + row.mark();
  }

  private static String ratio(Row row, Function<Estimate, String> text) {
    return row.ratio().map(Ratio::plain).map(text).orElse(Cells.NONE);
  }

  private static String corrected(Row row) {
    return row.corrected().map(Cells::ratioInterval).orElse(Cells.NONE);
  }

  private static String allocation(Row row) {
    return row.allocation().map(bytes -> Cells.bytes(bytes.value())).orElse(Cells.NONE);
  }

  /** Whether its messages were compressed. */
  private static boolean hasShare(Row row) {
    return Double.isFinite(row.size().share());
  }

  private static boolean hasSize(Row row) {
    return row.size().isKnown();
  }
}
