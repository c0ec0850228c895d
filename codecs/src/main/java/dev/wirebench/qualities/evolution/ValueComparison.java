package dev.wirebench.qualities.evolution;

import java.math.BigDecimal;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Lays what was read beside what was to be read. A field is the same, or it is empty where there is
 * to be something, or it holds what nobody has written.
 *
 * <p>Empty are null, 0, false, the empty text, list, map or object, and the enum value of number 0:
 * what a class has in a field that nobody sets.
 */
public final class ValueComparison {
  private final List<String> alsoEmpty;
  private Alike worst = Alike.SAME;

  /** The likeness of two values, the closest first. */
  enum Alike {
    SAME,
    /** It lacks a value, and has something empty instead. */
    EMPTIER,
    OTHER
  }

  private ValueComparison(List<String> alsoEmpty) {
    this.alsoEmpty = alsoEmpty;
  }

  /**
   * Both are of maps, lists and values of the JDK.
   *
   * @param expected what it lacks is to be empty
   * @param alsoEmpty texts that stand for no value, beside the empty one
   */
  public static Alike of(Object expected, Object read, List<String> alsoEmpty) {
    ValueComparison comparison = new ValueComparison(alsoEmpty);
    comparison.compare(expected, read);
    return comparison.worst;
  }

  private void compare(Object expected, Object read) {
    if (expected instanceof Map<?, ?> members && read instanceof Map<?, ?> fields) {
      Set<Object> names = new LinkedHashSet<>(members.keySet());
      names.addAll(fields.keySet());
      names.forEach(name -> compare(members.get(name), fields.get(name)));
    } else if (expected instanceof List<?> wanted
        && read instanceof List<?> elements
        && elements.size() == wanted.size()) {
      for (int i = 0; i < elements.size(); i++) {
        compare(wanted.get(i), elements.get(i));
      }
    } else if (!isSame(expected, read)) {
      found(isEmpty(read) ? Alike.EMPTIER : Alike.OTHER);
    }
  }

  private boolean isSame(Object expected, Object read) {
    if (expected == null) {
      return isEmpty(read);
    }
    return expected instanceof Number wanted && read instanceof Number number
        ? isSame(wanted, number)
        : expected.equals(read);
  }

  /** Compares two numbers by value: an int may have become a long. */
  private static boolean isSame(Number wanted, Number number) {
    return Double.isFinite(number.doubleValue())
        && new BigDecimal(wanted.toString()).compareTo(new BigDecimal(number.toString())) == 0;
  }

  private boolean isEmpty(Object read) {
    if (read instanceof Map<?, ?> fields) {
      return fields.values().stream().allMatch(this::isEmpty);
    }
    return read == null
        || read.equals("")
        || read.equals(Boolean.FALSE)
        || (read instanceof List<?> elements && elements.isEmpty())
        || (read instanceof Number number && number.doubleValue() == 0)
        || (read instanceof String text && alsoEmpty.contains(text));
  }

  private void found(Alike difference) {
    if (difference.compareTo(worst) > 0) {
      worst = difference;
    }
  }
}
