package dev.wirebench.report.statistics;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * Compact letter display: rows that share a letter are not told apart. By insertion and absorption
 * (Piepho 2004, "An algorithm for a letter-based representation of all-pairwise comparisons").
 */
public final class LetterDisplay {
  private static final int ALPHABET = 26;

  private LetterDisplay() {}

  /** Whether two rows are told apart. */
  public interface Differ {
    boolean test(int first, int second);
  }

  /**
   * @param rows how many, best first
   * @return one text per row, letters in order from {@code a}; beyond z: {@code a1}, {@code b1} …,
   *     with spaces between
   */
  public static List<String> of(int rows, Differ differ) {
    List<BitSet> columns = new ArrayList<>();
    BitSet all = new BitSet(rows);
    all.set(0, rows);
    columns.add(all);
    for (int i = 0; i < rows; i++) {
      for (int j = i + 1; j < rows; j++) {
        if (differ.test(i, j)) {
          columns = absorbed(split(columns, i, j));
        }
      }
    }
    columns.sort(LetterDisplay::compare);
    return letters(rows, columns);
  }

  /** By their first row, then by their second, and so on. */
  private static int compare(BitSet first, BitSet second) {
    BitSet difference = (BitSet) first.clone();
    difference.xor(second);
    int row = difference.nextSetBit(0);
    return row < 0 ? 0 : first.get(row) ? -1 : 1;
  }

  private static List<BitSet> split(List<BitSet> columns, int i, int j) {
    List<BitSet> result = new ArrayList<>();
    for (BitSet column : columns) {
      if (column.get(i) && column.get(j)) {
        result.add(without(column, i));
        result.add(without(column, j));
      } else {
        result.add(column);
      }
    }
    return result;
  }

  private static BitSet without(BitSet column, int row) {
    BitSet result = (BitSet) column.clone();
    result.clear(row);
    return result;
  }

  /** Leaves out a column that says nothing which another does not say. */
  private static List<BitSet> absorbed(List<BitSet> columns) {
    List<BitSet> kept = new ArrayList<>();
    for (int i = 0; i < columns.size(); i++) {
      if (!isAbsorbed(columns, i)) {
        kept.add(columns.get(i));
      }
    }
    return kept;
  }

  private static boolean isAbsorbed(List<BitSet> columns, int index) {
    BitSet column = columns.get(index);
    for (int other = 0; other < columns.size(); other++) {
      if (other != index && contains(columns.get(other), column)) {
        boolean equal = columns.get(other).equals(column);
        if (!equal || other < index) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean contains(BitSet larger, BitSet smaller) {
    BitSet rest = (BitSet) smaller.clone();
    rest.andNot(larger);
    return rest.isEmpty();
  }

  private static List<String> letters(int rows, List<BitSet> columns) {
    String separator = columns.size() > ALPHABET ? " " : "";
    List<String> result = new ArrayList<>();
    for (int row = 0; row < rows; row++) {
      List<String> letters = new ArrayList<>();
      for (int column = 0; column < columns.size(); column++) {
        if (columns.get(column).get(row)) {
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
