package dev.wirebench.report.document;

import dev.wirebench.report.verdicts.Words;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Columns of text, the first to the left, numbers to the right. */
public final class TextTable {
  private static final String GAP = "  ";

  /** A column that is narrower than this can hardly be read. */
  private static final int NARROWEST = 8;

  private final List<String[]> rows = new ArrayList<>();
  private final boolean numbers;

  /**
   * @param numbers whether all columns but the first hold numbers
   */
  public TextTable(boolean numbers, String... header) {
    this.numbers = numbers;
    rows.add(header);
  }

  /** The rows of a table, with numbers to the right where all columns but the first hold some. */
  public static TextTable of(Table table) {
    TextTable text =
        new TextTable(
            table.columns().stream().skip(1).allMatch(Table.Heading::numeric),
            table.columns().stream().map(one -> one.heading().text()).toArray(String[]::new));
    table.rows().forEach(row -> text.add(row.stream().map(Spans::text).toArray(String[]::new)));
    return text;
  }

  public void add(String... row) {
    rows.add(Arrays.stream(row).map(Words::printable).toArray(String[]::new));
  }

  /** Characters of its longest line. */
  public int width() {
    return Arrays.stream(widths()).sum() + GAP.length() * (widths().length - 1);
  }

  @Override
  public String toString() {
    return within(Integer.MAX_VALUE);
  }

  /**
   * The table on a screen: cells of its widest columns go on in the next lines until it fits, or no
   * column can become narrower.
   *
   * @param most characters of a line
   */
  public String within(int most) {
    int[] widths = widths();
    for (int over = width() - most; over > 0; over--) {
      int widest = 0;
      for (int column = 1; column < widths.length; column++) {
        widest = widths[column] > widths[widest] ? column : widest;
      }
      if (widths[widest] <= NARROWEST) {
        break;
      }
      widths[widest]--;
    }
    StringBuilder text = new StringBuilder();
    rows.forEach(row -> add(row, widths, text));
    return text.toString();
  }

  private void add(String[] row, int[] widths, StringBuilder text) {
    List<List<String>> cells = new ArrayList<>();
    for (int column = 0; column < row.length; column++) {
      cells.add(lines(row[column], widths[column]));
    }
    int lines = cells.stream().mapToInt(List::size).max().orElse(0);
    for (int line = 0; line < lines; line++) {
      StringBuilder joined = new StringBuilder();
      for (int column = 0; column < row.length; column++) {
        List<String> cell = cells.get(column);
        joined
            .append(column == 0 ? "" : GAP)
            .append(
                padded(
                    line < cell.size() ? cell.get(line) : "",
                    widths[column],
                    numbers && column > 0));
      }
      text.append(joined.toString().stripTrailing()).append('\n');
    }
  }

  /** Breaks a cell at blanks, and a word that is too long for them where the line ends. */
  private static List<String> lines(String cell, int width) {
    List<String> lines = new ArrayList<>();
    String rest = cell;
    while (rest.length() > width) {
      int blank = rest.lastIndexOf(' ', width);
      int end = blank > 0 ? blank : width;
      lines.add(rest.substring(0, end));
      rest = rest.substring(end).stripLeading();
    }
    lines.add(rest);
    return lines;
  }

  private int[] widths() {
    int[] widths = new int[rows.get(0).length];
    for (String[] row : rows) {
      for (int column = 0; column < widths.length; column++) {
        widths[column] = Math.max(widths[column], row[column].length());
      }
    }
    return widths;
  }

  private static String padded(String cell, int width, boolean right) {
    String space = " ".repeat(width - cell.length());
    return right ? space + cell : cell + space;
  }
}
