package dev.wirebench.models;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Equality by content for collections of byte arrays, which the generated beans use, and what turns
 * buffers into arrays, which their conversions use.
 */
public final class ByteArrays {
  private ByteArrays() {}

  public static boolean equals(List<byte[]> a, List<byte[]> b) {
    return Arrays.deepEquals(array(a), array(b));
  }

  public static int hashCode(List<byte[]> list) {
    return Arrays.deepHashCode(array(list));
  }

  public static String toString(List<byte[]> list) {
    return Arrays.deepToString(array(list));
  }

  public static boolean equals(Map<?, byte[]> a, Map<?, byte[]> b) {
    if (a == null || b == null) {
      return a == b;
    }
    // An array is not null, so that a key that is missing is not equal to any.
    return a.size() == b.size()
        && a.entrySet().stream()
            .allMatch(entry -> Arrays.equals(entry.getValue(), b.get(entry.getKey())));
  }

  /** As for other maps, the order of the entries does not count. */
  public static int hashCode(Map<?, byte[]> map) {
    return map == null
        ? 0
        : map.entrySet().stream()
            .mapToInt(entry -> Objects.hashCode(entry.getKey()) ^ Arrays.hashCode(entry.getValue()))
            .sum();
  }

  public static String toString(Map<?, byte[]> map) {
    return map == null
        ? "null"
        : map.entrySet().stream()
            .map(entry -> entry.getKey() + "=" + Arrays.toString(entry.getValue()))
            .toList()
            .toString();
  }

  /** What is left to read in a buffer, which stays as it is. */
  public static byte[] copy(ByteBuffer buffer) {
    byte[] bytes = new byte[buffer.remaining()];
    buffer.get(buffer.position(), bytes);
    return bytes;
  }

  private static Object[] array(List<byte[]> list) {
    return list == null ? null : list.toArray();
  }
}
