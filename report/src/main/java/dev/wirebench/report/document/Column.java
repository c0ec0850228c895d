package dev.wirebench.report.document;

import java.util.function.Function;

/**
 * A column of a table, defined once for every form of the document.
 *
 * @param id the name by which it is chosen
 * @param title its heading, with the unit
 * @param isNumeric whether its cells are numbers
 * @param spans the text of a row's cell
 */
public record Column<R>(String id, Spans title, boolean isNumeric, Function<R, Spans> spans) {
  /** A column of texts that nobody chooses. */
  public static <R> Column<R> text(String heading, Function<R, String> cell) {
    return spans(heading, cell.andThen(Spans::of));
  }

  /** A column of texts with emphasis, code or links. */
  public static <R> Column<R> spans(String heading, Function<R, Spans> cell) {
    return new Column<>(heading, Spans.of(heading), false, cell);
  }

  /** A column of numbers that nobody chooses. */
  public static <R> Column<R> number(String heading, Function<R, String> cell) {
    return number(heading, heading, cell);
  }

  /** A column of numbers that is chosen by its name. */
  public static <R> Column<R> number(String id, String heading, Function<R, String> cell) {
    return new Column<>(id, Spans.of(heading), true, cell.andThen(Spans::of));
  }

  /** A column of numbers whose heading has emphasis or code. */
  public static <R> Column<R> number(Spans heading, Function<R, String> cell) {
    return new Column<>(heading.text(), heading, true, cell.andThen(Spans::of));
  }

  /** The words of its heading. */
  public String heading() {
    return title.text();
  }

  /** The words of a row's cell. */
  public String cell(R row) {
    return spans.apply(row).text();
  }
}
