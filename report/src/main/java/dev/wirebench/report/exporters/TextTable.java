package dev.wirebench.report.exporters;

import dev.wirebench.report.analysis.Words;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Columns of text, the first to the left, numbers to the right. */
public final class TextTable {
  private final List<String[]> rows = new ArrayList<>();
  private final boolean numbers;

  /**
   * @param numbers whether all columns but the first hold numbers
   */
  public TextTable(boolean numbers, String... header) {
    this.numbers = numbers;
    rows.add(header);
  }

  public void add(String... row) {
    rows.add(Arrays.stream(row).map(Words::printable).toArray(String[]::new));
  }

  /** Characters of its longest line. */
  public int width() {
    return toString().lines().mapToInt(String::length).max().orElse(0);
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (String[] row : rows) {
      StringBuilder line = new StringBuilder();
      for (int column = 0; column < row.length; column++) {
        boolean right = numbers && column > 0;
        line.append(column == 0 ? "" : "  ").append(padded(row[column], width(column), right));
      }
      text.append(line.toString().stripTrailing()).append('\n');
    }
    return text.toString();
  }

  private int width(int column) {
    return rows.stream().mapToInt(row -> row[column].length()).max().orElse(0);
  }

  private static String padded(String cell, int width, boolean right) {
    String space = " ".repeat(width - cell.length());
    return right ? space + cell : cell + space;
  }
}
