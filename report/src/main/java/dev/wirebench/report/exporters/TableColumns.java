package dev.wirebench.report.exporters;

import dev.wirebench.report.analysis.CodecQualities;
import dev.wirebench.report.analysis.CodecQualities.Cases;
import dev.wirebench.report.analysis.Further;
import dev.wirebench.report.analysis.Notation;
import dev.wirebench.report.analysis.Ratio;
import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.analysis.Row;
import dev.wirebench.report.analysis.Settings;
import dev.wirebench.report.analysis.Table;
import dev.wirebench.report.analysis.Units;
import dev.wirebench.report.analysis.Words;
import dev.wirebench.report.document.Column;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;

/**
 * The columns of a comparison for people. Without a choice, they are at most seven, those that
 * decide most. A column of which no configuration has a number is left out. All numbers are in
 * {@code cells.csv}.
 */
public final class TableColumns {
  /** As many as a reader takes in, and as a screen has room for. */
  static final int MOST = 7;

  /** The columns after the time, the ratio and the verdict, which a reader may choose, too. */
  private static final List<String> MORE =
      List.of("corrected", "cpu", "share", "allocation", "bytes", "first", "gzip", "zstd", "forks");

  private static final String TIME = "time";
  private static final String RATIO = "ratio";
  private static final String VERDICT = "verdict";
  private static final String DEFECTS = "defects";

  /**
   * The names of all columns, as {@link Settings#columns} takes them: {@code corrected} is the
   * adjusted interval that a verdict rests on, {@code first} are the bytes of the first value.
   */
  public static final List<String> NAMES =
      Stream.of(
              List.of(TIME, RATIO, VERDICT),
              Further.KINDS.stream().map(Further.Kind::key).toList(),
              MORE,
              List.of(DEFECTS))
          .flatMap(List::stream)
          .toList();

  /**
   * A column, and when it is shown.
   *
   * @param isKnown false for a configuration without a number in it
   * @param isUsual whether it is shown if nobody chooses columns
   */
  private record Offered(Column<Row> column, Predicate<Row> isKnown, boolean isUsual) {
    static Offered number(String id, String heading, Function<Row, String> cell) {
      return number(id, heading, cell, row -> true);
    }

    static Offered number(
        String id, String heading, Function<Row, String> cell, Predicate<Row> isKnown) {
      return new Offered(new Column<>(id, heading, true, cell), isKnown, true);
    }

    static Offered bytes(String id, String heading, ToDoubleFunction<Row> bytes) {
      return number(
          id,
          heading,
          row -> Cells.bytes(bytes.applyAsDouble(row)),
          row -> Double.isFinite(bytes.applyAsDouble(row)));
    }

    Offered onRequest() {
      return new Offered(column, isKnown, false);
    }
  }

  /** The columns that a narrow screen goes without, the first of these first. */
  private static final List<String> DISPENSABLE = List.of(DEFECTS, "share", "bytes", "allocation");

  private final List<Column<Row>> columns;

  private TableColumns(List<Column<Row>> columns) {
    this.columns = columns;
  }

  static TableColumns of(Report report, Table table) {
    List<Offered> known =
        offered(report, table).stream()
            .filter(one -> table.rows().stream().anyMatch(one.isKnown()))
            .toList();
    List<String> chosen = report.settings().columns();
    Column<Row> name = Column.text(table.comparedBy(), Row::label);
    Stream<Offered> others =
        chosen.isEmpty()
            ? known.stream().filter(Offered::isUsual).limit(MOST - 1)
            : chosen.stream()
                .flatMap(id -> known.stream().filter(one -> one.column().id().equals(id)));
    return new TableColumns(Stream.concat(Stream.of(name), others.map(Offered::column)).toList());
  }

  /** All columns, in the order in which they are shown. */
  private static List<Offered> offered(Report report, Table table) {
    String baseline = table.baseline().orElse("baseline");
    String unit =
        Units.fitting(table.unit(), table.rows().stream().mapToDouble(row -> row.score().value()));
    double factor = Units.factor(table.unit(), unit).orElseThrow();
    Map<String, Cases> defects = defects(report);
    List<Offered> all = new ArrayList<>();
    all.add(
        Offered.number(
            TIME, unit, numbers(table, row -> DoubleStream.of(factor * row.score().value()))));
    all.add(Offered.number(RATIO, "× " + baseline + " (95 % CI)", TableColumns::ratio));
    all.add(
        Offered.number(VERDICT, "verdict", row -> row.verdict().words(report.settings().delta())));
    all.add(
        Offered.number(
                "corrected",
                "95 % CI, adjusted",
                row -> row.corrected().map(Words::interval).orElse(Cells.NONE),
                row -> row.corrected().isPresent())
            .onRequest());
    Further.kinds(table).forEach(kind -> all.add(further(table, kind, factor)));
    all.add(
        Offered.number(
                "cpu",
                "CPU ns/op",
                row -> row.cpu().map(nanos -> Cells.number(nanos.value())).orElse(Cells.NONE),
                row -> row.cpu().isPresent())
            .onRequest());
    all.add(
        Offered.number(
            "share",
            "share",
            row -> hasShare(row) ? Words.percent(row.size().share()) : Cells.NONE,
            TableColumns::hasShare));
    all.add(
        Offered.number(
            "allocation",
            "B/op",
            row -> row.allocation().map(bytes -> Cells.bytes(bytes.value())).orElse(Cells.NONE),
            row -> row.allocation().isPresent()));
    all.add(Offered.bytes("bytes", "bytes", row -> row.size().raw()));
    all.add(Offered.bytes("first", "bytes of value 0", row -> row.size().first()).onRequest());
    all.add(Offered.bytes("gzip", "gzip", row -> row.size().gzip()).onRequest());
    all.add(Offered.bytes("zstd", "zstd", row -> row.size().zstd()).onRequest());
    all.add(
        Offered.number("forks", "JVMs", row -> Integer.toString(row.means().length)).onRequest());
    all.add(
        Offered.number(
            DEFECTS,
            "known defects",
            row -> defects.containsKey(row.name()) ? defects.get(row.name()).words() : Cells.NONE,
            row -> defects.containsKey(row.name())));
    return all;
  }

  /** Executed cases of each codec that was tried, by name. */
  private static Map<String, Cases> defects(Report report) {
    return report.besidesSpeed().codecs().stream()
        .filter(codec -> !codec.executed().isEmpty())
        .collect(Collectors.toMap(CodecQualities::codec, CodecQualities::cases));
  }

  private static Offered further(Table table, Further.Kind kind, double factor) {
    double scale = kind.isInUnitOfTable() ? factor : 1;
    return Offered.number(
        kind.key(),
        kind.title(),
        numbers(table, row -> row.further(kind).stream().mapToDouble(one -> scale * one.value())),
        row -> row.further(kind).isPresent());
  }

  /** The columns that {@link #without} takes first, as far as there are such. */
  List<Column<Row>> dispensable() {
    return DISPENSABLE.stream()
        .flatMap(id -> columns.stream().filter(column -> column.id().equals(id)))
        .toList();
  }

  /** These columns without one of them. */
  TableColumns without(Column<Row> column) {
    return new TableColumns(columns.stream().filter(other -> other != column).toList());
  }

  String[] header() {
    return columns.stream().map(Column::heading).toArray(String[]::new);
  }

  String[] cells(Row row) {
    return columns.stream().map(column -> column.cell().apply(row)).toArray(String[]::new);
  }

  /** Numbers of each row, in the notation that all of the column can be read in. */
  private static Function<Row, String> numbers(Table table, Function<Row, DoubleStream> numbers) {
    Notation notation = Notation.of(table.rows().stream().flatMapToDouble(numbers));
    return row -> Cells.numbers(numbers.apply(row), notation);
  }

  /** The ratio and its plain interval, as sentences have them. */
  private static String ratio(Row row) {
    return row.ratio().map(Ratio::plain).map(Cells::ratioWithInterval).orElse(Cells.NONE);
  }

  /** Says whether its messages were compressed. */
  private static boolean hasShare(Row row) {
    return Double.isFinite(row.size().share());
  }
}
