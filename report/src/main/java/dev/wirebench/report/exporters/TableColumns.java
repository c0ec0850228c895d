package dev.wirebench.report.exporters;

import dev.wirebench.report.analysis.CodecQualities;
import dev.wirebench.report.analysis.CodecQualities.Cases;
import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.analysis.ResultTable;
import dev.wirebench.report.analysis.Row;
import dev.wirebench.report.coordinates.Units;
import dev.wirebench.report.document.Column;
import dev.wirebench.report.document.RowColumn;
import dev.wirebench.report.statistics.Estimate;
import dev.wirebench.report.verdicts.Notation;
import dev.wirebench.report.verdicts.Settings;
import dev.wirebench.report.verdicts.Words;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;

/**
 * The columns of a comparison for people. Without a choice, they are at most seven, those that
 * decide most. A column of which no configuration has a number is left out. All numbers are in
 * {@code cells.csv}.
 */
public final class TableColumns {
  /** The number of columns that a reader takes in, and that a screen has room for. */
  static final int MOST = 7;

  /** The names of all columns, as {@link Settings#columns} takes them. */
  public static final List<String> NAMES = RowColumn.ALL.stream().map(RowColumn::id).toList();

  /** The columns that a narrow screen goes without, the first of these first. */
  private static final List<String> DISPENSABLE =
      List.of("defects", "share", "bytes", "allocation");

  private final ResultTable table;
  private final List<Column<Row>> columns;

  private TableColumns(ResultTable table, List<Column<Row>> columns) {
    this.table = table;
    this.columns = columns;
  }

  static TableColumns of(Report report, ResultTable table) {
    Forms forms = new Forms(report, table);
    List<RowColumn> known = RowColumn.ALL.stream().filter(forms::isKnown).toList();
    List<String> chosen = report.settings().columns();
    Stream<RowColumn> shown =
        chosen.isEmpty()
            ? known.stream().filter(RowColumn::isUsual).limit(MOST - 1)
            : chosen.stream().flatMap(id -> known.stream().filter(one -> one.id().equals(id)));
    Column<Row> name = Column.text(table.comparedBy(), Row::label);
    return new TableColumns(
        table, Stream.concat(Stream.of(name), shown.map(forms::column)).toList());
  }

  /**
   * The way in which columns are written in one table.
   *
   * @param unit of scores
   * @param factor from the table's unit to that
   * @param defects executed cases of each codec that was tried, by name
   */
  private record Forms(
      ResultTable table, double delta, String unit, double factor, Map<String, Cases> defects) {

    Forms(Report report, ResultTable table) {
      this(
          table,
          report.settings().delta(),
          Units.fitting(
              table.unit(), table.rows().stream().mapToDouble(row -> row.score().value())),
          report.besidesSpeed().codecs().stream()
              .filter(codec -> !codec.executed().isEmpty())
              .collect(Collectors.toMap(CodecQualities::codec, CodecQualities::cases)));
    }

    private Forms(ResultTable table, double delta, String unit, Map<String, Cases> defects) {
      this(table, delta, unit, Units.factor(table.unit(), unit).orElseThrow(), defects);
    }

    /** Finds out whether a configuration has something in a column; a verdict is always there. */
    boolean isKnown(RowColumn column) {
      return switch (column.style()) {
        case RATIO, VERDICT -> true;
        case DEFECTS -> table.rows().stream().anyMatch(row -> defects.containsKey(row.name()));
        default -> table.rows().stream().anyMatch(row -> column.value().apply(row).isPresent());
      };
    }

    Column<Row> column(RowColumn column) {
      String heading =
          switch (column.style()) {
            case SCORE -> column.heading().isEmpty() ? unit : column.heading();
            case NANOS -> column.heading() + " ns/op";
            case RATIO ->
                column.heading() + " " + table.baseline().orElse("baseline") + " (95 % CI)";
            default -> column.heading();
          };
      return Column.number(column.id(), heading, cells(column));
    }

    private Function<Row, String> cells(RowColumn column) {
      return switch (column.style()) {
        case SCORE -> numbers(column, factor);
        case NUMBER -> numbers(column, 1);
        case NANOS -> each(column, nanos -> Cells.number(nanos.value()));
        case BYTES -> each(column, bytes -> Cells.bytes(bytes.value()));
        case PERCENT -> each(column, share -> Words.percent(share.value()));
        case COUNT -> each(column, count -> Long.toString((long) count.value()));
        case RATIO -> each(column, Cells::ratioWithInterval);
        case INTERVAL -> each(column, Cells::interval);
        case VERDICT -> row -> row.verdict().words(delta);
        case DEFECTS ->
            row -> defects.containsKey(row.name()) ? defects.get(row.name()).words() : Cells.NONE;
      };
    }

    private static Function<Row, String> each(RowColumn column, Function<Estimate, String> text) {
      return row -> column.value().apply(row).map(text).orElse(Cells.NONE);
    }

    /** Numbers of each row, in the notation that all of the column can be read in. */
    private Function<Row, String> numbers(RowColumn column, double factor) {
      Function<Row, DoubleStream> numbers =
          row -> column.value().apply(row).stream().mapToDouble(one -> factor * one.value());
      Notation notation = Notation.of(table.rows().stream().flatMapToDouble(numbers));
      return row -> Cells.numbers(numbers.apply(row), notation);
    }
  }

  /** The columns that {@link #without} takes first, as far as there are such. */
  List<Column<Row>> dispensable() {
    return DISPENSABLE.stream()
        .flatMap(id -> columns.stream().filter(column -> column.id().equals(id)))
        .toList();
  }

  /** These columns without one of them. */
  TableColumns without(Column<Row> column) {
    return new TableColumns(table, columns.stream().filter(other -> other != column).toList());
  }

  dev.wirebench.report.document.Table table() {
    return dev.wirebench.report.document.Table.of(table.key().title(), columns, table.rows());
  }
}
