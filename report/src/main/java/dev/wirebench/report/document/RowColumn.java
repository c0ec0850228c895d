package dev.wirebench.report.document;

import dev.wirebench.report.analysis.Row;
import dev.wirebench.report.analysis.SecondaryEstimate;
import dev.wirebench.report.analysis.WireSize;
import dev.wirebench.report.statistics.Estimate;
import dev.wirebench.report.verdicts.Ratio;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

/**
 * A column of a comparison, defined once for console, {@code summary.md}, page and {@code
 * cells.csv}.
 *
 * @param id the name by which readers choose it, and by which the page sorts
 * @param heading without what differs by table: the unit of times and the name of the baseline
 * @param legend what it shows, in a few words; may be empty
 * @param style how its cells are written
 * @param isUsual whether it is shown unless a reader chooses columns
 * @param field its name in {@code cells.csv}; empty if it is not there
 * @param value empty where a row has none, and where cells are words
 */
public record RowColumn(
    String id,
    String heading,
    String legend,
    Style style,
    boolean isUsual,
    String field,
    Function<Row, Optional<Estimate>> value) {

  /** The way in which the cells of a column are written. */
  public enum Style {
    /** Numbers in the table's unit, in a notation that all of them can be read in. */
    SCORE,
    /** Nanoseconds. */
    NANOS,
    /** Plain numbers, in a notation that all of them can be read in. */
    NUMBER,
    /** Bytes, with two digits behind the point where they are few. */
    BYTES,
    /** Shares, as percent. */
    PERCENT,
    /** Whole numbers. */
    COUNT,
    /** Ratios to the baseline. */
    RATIO,
    /** The ends of an interval, which have a column each in {@code cells.csv}. */
    INTERVAL,
    /** A verdict, in words for people and as a code in {@code cells.csv}. */
    VERDICT,
    /** The number of a codec's executed cases that show a defect. */
    DEFECTS
  }

  /** The figures of a row by itself, which a page holds by their ids. */
  public static final List<RowColumn> FIGURES =
      List.of(
          usual("share", "share", "what is left of a byte", Style.PERCENT, size(WireSize::share)),
          usual("allocation", "B/op", "allocated per operation", Style.BYTES, Row::allocation),
          usual("cpu", "CPU", "of all threads of the JVM", Style.NANOS, Row::cpu).onRequest(),
          usual("bytes", "bytes", "of a message, on average", Style.BYTES, size(WireSize::raw))
              .in("bytes.mean"),
          usual("first", "bytes of value 0", "on the wire", Style.BYTES, size(WireSize::first))
              .onRequest()
              .in("bytes.value0"),
          usual(
                  "uncompressed",
                  "uncompressed",
                  "mean bytes of the same messages as the codec writes them",
                  Style.BYTES,
                  size(WireSize::uncompressed))
              .onRequest()
              .in("bytes.uncompressed"),
          usual("gzip", "gzip", "", Style.BYTES, size(WireSize::gzip)).onRequest().in("bytes.gzip"),
          usual("zstd", "zstd", "", Style.BYTES, size(WireSize::zstd)).onRequest().in("bytes.zstd"),
          usual(
                  "speed",
                  "GB/s",
                  "bytes of a message, as the codec writes it, by the time",
                  Style.NUMBER,
                  row -> exact(row.gigabytesPerSecond()))
              .onRequest()
              .in("gigabytes.per.second"));

  /** All columns, in the order in which they are shown. */
  public static final List<RowColumn> ALL =
      Stream.of(
              compared(),
              SecondaryEstimate.KINDS.stream().map(RowColumn::of).toList(),
              FIGURES,
              others())
          .flatMap(List::stream)
          .toList();

  private static List<RowColumn> compared() {
    Function<Row, Optional<Estimate>> ratio = row -> row.ratio().map(Ratio::plain);
    return List.of(
        usual("time", "", "mean of the fork means", Style.SCORE, row -> Optional.of(row.score())),
        usual("ratio", "×", "", Style.RATIO, ratio).in("ratio"),
        usual("interval", "95 % CI", "of the ratio", Style.INTERVAL, ratio).onRequest().in("ratio"),
        usual(
                "corrected",
                "95 % CI, adjusted",
                "decides the verdict",
                Style.INTERVAL,
                Row::corrected)
            .onRequest()
            .in("corrected"),
        usual(
                "verdict",
                "verdict",
                "rests on the interval that is adjusted for the comparisons of this table",
                Style.VERDICT,
                row -> Optional.empty())
            .in("verdict"));
  }

  private static RowColumn of(SecondaryEstimate.Kind kind) {
    return usual(
        kind.key(),
        kind.title(),
        kind.hint(),
        kind.isInUnitOfTable() ? Style.SCORE : Style.NUMBER,
        row -> row.further(kind));
  }

  private static List<RowColumn> others() {
    return List.of(
        usual("forks", "JVMs", "", Style.COUNT, row -> exact(row.means().length)).onRequest(),
        usual("defects", "known defects", "", Style.DEFECTS, row -> Optional.empty()));
  }

  private static RowColumn usual(
      String id,
      String heading,
      String legend,
      Style style,
      Function<Row, Optional<Estimate>> value) {
    return new RowColumn(id, heading, legend, style, true, "", value);
  }

  private RowColumn onRequest() {
    return new RowColumn(id, heading, legend, style, false, field, value);
  }

  private RowColumn in(String field) {
    return new RowColumn(id, heading, legend, style, isUsual, field, value);
  }

  private static Function<Row, Optional<Estimate>> size(ToDoubleFunction<WireSize> size) {
    return row -> exact(size.applyAsDouble(row.size()));
  }

  private static Optional<Estimate> exact(double value) {
    return Double.isFinite(value)
        ? Optional.of(new Estimate(value, Double.NaN, Double.NaN, 1))
        : Optional.empty();
  }

  /** Its columns in {@code cells.csv}. */
  public Stream<Column<Row>> fields() {
    return switch (style) {
      case INTERVAL -> Stream.of(field(".low", Estimate::low), field(".high", Estimate::high));
      case VERDICT -> Stream.of(Column.text(field, row -> Csv.text(row.verdict().code())));
      default -> field.isEmpty() ? Stream.empty() : Stream.of(field("", Estimate::value));
    };
  }

  private Column<Row> field(String end, ToDoubleFunction<Estimate> number) {
    return Column.number(
        field + end,
        row -> value.apply(row).map(one -> Csv.number(number.applyAsDouble(one))).orElse(""));
  }
}
