package dev.wirebench.models;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Equality by content for lists and maps of byte arrays, and of such lists, which the generated
 * beans use, and what turns buffers into arrays, which their conversions use.
 */
public final class ByteArrays {
  private ByteArrays() {}

  public static boolean equals(Object a, Object b) {
    if (a instanceof List<?> list && b instanceof List<?> other) {
      return sameElements(list, other);
    }
    if (a instanceof Map<?, ?> map && b instanceof Map<?, ?> other) {
      // What a map holds is not null, so that a key that is missing is not equal to any.
      return map.size() == other.size()
          && map.entrySet().stream()
              .allMatch(entry -> equals(entry.getValue(), other.get(entry.getKey())));
    }
    return Objects.deepEquals(a, b);
  }

  private static boolean sameElements(List<?> list, List<?> other) {
    if (list.size() != other.size()) {
      return false;
    }
    Iterator<?> others = other.iterator();
    for (Object element : list) {
      if (!equals(element, others.next())) {
        return false;
      }
    }
    return true;
  }

  /**
   * The hash code of a value that may hold byte arrays. The order of a map's entries does not
   * count, as for other maps.
   */
  public static int hashCode(Object value) {
    if (value instanceof List<?> list) {
      int hash = 1;
      for (Object element : list) {
        hash = 31 * hash + hashCode(element);
      }
      return hash;
    }
    if (value instanceof Map<?, ?> map) {
      return map.entrySet().stream()
          .mapToInt(entry -> Objects.hashCode(entry.getKey()) ^ hashCode(entry.getValue()))
          .sum();
    }
    return value instanceof byte[] bytes ? Arrays.hashCode(bytes) : Objects.hashCode(value);
  }

  public static String toString(Object value) {
    if (value instanceof List<?> list) {
      return list.stream().map(ByteArrays::toString).toList().toString();
    }
    if (value instanceof Map<?, ?> map) {
      return map.entrySet().stream()
          .map(entry -> entry.getKey() + "=" + toString(entry.getValue()))
          .toList()
          .toString();
    }
    return value instanceof byte[] bytes ? Arrays.toString(bytes) : Objects.toString(value);
  }

  /** A copy of what is left to read in a buffer, which stays as it is. */
  public static byte[] copy(ByteBuffer buffer) {
    byte[] bytes = new byte[buffer.remaining()];
    buffer.get(buffer.position(), bytes);
    return bytes;
  }
}
