package dev.wirebench.report.document;

import java.util.function.Function;

/**
 * A column of a table, defined once for every form of the document.
 *
 * @param id the name by which it is chosen
 * @param heading with the unit
 * @param isNumeric whether its cells are numbers
 * @param cell the text of a row's cell
 */
public record Column<R>(String id, String heading, boolean isNumeric, Function<R, String> cell) {
  /** A column of texts that nobody chooses. */
  public static <R> Column<R> text(String heading, Function<R, String> cell) {
    return new Column<>(heading, heading, false, cell);
  }

  /** A column of numbers that nobody chooses. */
  public static <R> Column<R> number(String heading, Function<R, String> cell) {
    return new Column<>(heading, heading, true, cell);
  }
}
