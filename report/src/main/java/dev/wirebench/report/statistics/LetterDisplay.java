package dev.wirebench.report.statistics;

import java.util.ArrayList;
import java.util.List;

/**
 * Compact letter display: rows that share a letter are not told apart. By insertion and absorption
 * (Piepho 2004, "An algorithm for a letter-based representation of all-pairwise comparisons").
 */
public final class LetterDisplay {
  /** A letter's rows are the bits of a long. */
  public static final int MOST_ROWS = 64;

  private static final int ALPHABET = 26;

  private LetterDisplay() {}

  /** The test that tells two rows apart. */
  public interface Differ {
    boolean test(int first, int second);
  }

  /**
   * @param rows how many, best first, at most {@link #MOST_ROWS}
   * @return one text per row, letters in order from {@code a}; if there are more than 26, {@code
   *     a1}, {@code b1} … follow z, with spaces between
   */
  public static List<String> of(int rows, Differ differ) {
    if (rows > MOST_ROWS) {
      throw new IllegalArgumentException("too many rows for letters: " + rows);
    }
    List<Long> columns = new ArrayList<>();
    columns.add(rows == 0 ? 0 : -1L >>> MOST_ROWS - rows);
    for (int i = 0; i < rows; i++) {
      for (int j = i + 1; j < rows; j++) {
        if (differ.test(i, j)) {
          split(columns, 1L << i, 1L << j);
        }
      }
    }
    columns.sort(LetterDisplay::compare);
    return letters(rows, columns);
  }

  /** Replaces each column with both rows by two with one of them, where these say something new. */
  private static void split(List<Long> columns, long first, long second) {
    long both = first | second;
    List<Long> whole = new ArrayList<>();
    for (long column : columns) {
      if ((column & both) == both) {
        whole.add(column);
      }
    }
    columns.removeIf(column -> (column & both) == both);
    // Those with more rows first. A half cannot contain a column that stayed, as the whole did not.
    whole.sort((a, b) -> Integer.compare(Long.bitCount(b), Long.bitCount(a)));
    for (long column : whole) {
      addIfNew(columns, column & ~first);
      addIfNew(columns, column & ~second);
    }
  }

  private static void addIfNew(List<Long> columns, long half) {
    for (long column : columns) {
      if ((half & ~column) == 0) {
        return;
      }
    }
    columns.add(half);
  }

  /** Orders columns by their first row, then by their second, and so on. */
  private static int compare(long first, long second) {
    long difference = Long.lowestOneBit(first ^ second);
    return difference == 0 ? 0 : (first & difference) != 0 ? -1 : 1;
  }

  private static List<String> letters(int rows, List<Long> columns) {
    String separator = columns.size() > ALPHABET ? " " : "";
    List<String> result = new ArrayList<>();
    for (int row = 0; row < rows; row++) {
      List<String> letters = new ArrayList<>();
      for (int column = 0; column < columns.size(); column++) {
        if ((columns.get(column) >> row & 1) == 1) {
          letters.add(letter(column));
        }
      }
      result.add(String.join(separator, letters));
    }
    return result;
  }

  private static String letter(int column) {
    String letter = String.valueOf((char) ('a' + column % ALPHABET));
    return column < ALPHABET ? letter : letter + column / ALPHABET;
  }
}
