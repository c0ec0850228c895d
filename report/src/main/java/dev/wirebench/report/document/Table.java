package dev.wirebench.report.document;

import java.util.List;

/**
 * A table.
 *
 * @param caption what it shows
 * @param columns their headings
 * @param rows of cells, one for each column
 */
public record Table(String caption, List<Heading> columns, List<List<Spans>> rows) implements Part {
  /**
   * The heading of a column.
   *
   * @param numeric whether the cells below it are numbers
   */
  public record Heading(Spans heading, boolean numeric) {}

  /** A table with a row for each of some things. */
  public static <R> Table of(String caption, List<Column<R>> columns, List<R> things) {
    return new Table(
        caption,
        columns.stream().map(one -> new Heading(one.title(), one.isNumeric())).toList(),
        things.stream()
            .map(thing -> columns.stream().map(one -> one.spans().apply(thing)).toList())
            .toList());
  }
}
