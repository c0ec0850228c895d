package dev.wirebench.report.exporters;

import dev.wirebench.report.analysis.CodecQualities;
import dev.wirebench.report.analysis.CodecQualities.Cases;
import dev.wirebench.report.analysis.Further;
import dev.wirebench.report.analysis.Notation;
import dev.wirebench.report.analysis.Ratio;
import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.analysis.Row;
import dev.wirebench.report.analysis.Table;
import dev.wirebench.report.analysis.Units;
import dev.wirebench.report.analysis.Words;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;

/**
 * The columns of a table for people: at most seven, those that decide most. The others are in
 * {@code cells.csv} and on the report's page. A column of which no row has a number is left out.
 */
final class TableColumns {
  /** As many as a reader takes in, and as a screen has room for. */
  static final int MOST = 7;

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

  /** What a narrow screen goes without, the first of these first. */
  private static final List<String> DISPENSABLE =
      List.of("known defects", "share", "bytes", "B/op");

  private final List<Column> columns;

  private TableColumns(List<Column> columns) {
    this.columns = columns;
  }

  static TableColumns of(Report report, Table table) {
    String baseline = table.baseline().orElse("baseline");
    String unit =
        Units.fitting(table.unit(), table.rows().stream().mapToDouble(row -> row.score().value()));
    double factor = Units.factor(table.unit(), unit).orElseThrow();
    Map<String, Cases> defects = defects(report);
    Stream<Column> first =
        Stream.of(
            Column.always(table.comparedBy(), TableColumns::name),
            Column.always(
                unit, numbers(table, row -> DoubleStream.of(factor * row.score().value()))),
            Column.always("× " + baseline + " (95 % CI)", TableColumns::ratio),
            Column.always("verdict", row -> row.verdict().words(report.settings().delta())));
    Stream<Column> special =
        Further.kinds(table).stream().map(kind -> further(table, kind, factor));
    Stream<Column> last =
        Stream.of(
            new Column(
                "share",
                row -> hasShare(row) ? Words.percent(row.size().share()) : Cells.NONE,
                TableColumns::hasShare),
            new Column("B/op", TableColumns::allocation, row -> row.allocation().isPresent()),
            new Column("bytes", row -> Cells.bytes(row.size().raw()), TableColumns::hasSize),
            new Column(
                "known defects",
                row ->
                    defects.containsKey(row.name()) ? defects.get(row.name()).words() : Cells.NONE,
                row -> defects.containsKey(row.name())));
    return new TableColumns(
        Stream.of(first, special, last)
            .flatMap(some -> some)
            .filter(column -> table.rows().stream().anyMatch(column.isKnown))
            .limit(MOST)
            .toList());
  }

  /** Executed cases of each codec that was tried, by name. */
  private static Map<String, Cases> defects(Report report) {
    return report.besidesSpeed().codecs().stream()
        .filter(codec -> !codec.executed().isEmpty())
        .collect(Collectors.toMap(CodecQualities::codec, CodecQualities::cases));
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
    return row.label();
  }

  /** The ratio and its plain interval, as sentences have them. */
  private static String ratio(Row row) {
    return row.ratio().map(Ratio::plain).map(Cells::ratioWithInterval).orElse(Cells.NONE);
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
