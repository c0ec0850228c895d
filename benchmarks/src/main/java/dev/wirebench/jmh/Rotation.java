package dev.wirebench.jmh;

import java.util.Arrays;

/**
 * The order in which operations take values: one after the other, and again from the first.
 *
 * <p>Operations step by {@code values[next++ & (values.length - 1)]}, which takes a power of two,
 * since a remainder would cost more than small operations do. Of another number of values, each
 * stands in the array so often that none is taken more than a sixteenth more often than another.
 */
final class Rotation {
  private static final int ROUNDS = 16;

  private Rotation() {}

  /**
   * @param values at least one
   * @return the same array if it will do; else one that begins with all values in their order
   */
  static <T> T[] of(T[] values) {
    int count = values.length;
    if (Integer.bitCount(count) == 1) {
      return values;
    }
    T[] rotation = Arrays.copyOf(values, Integer.highestOneBit(count * ROUNDS) * 2);
    for (int i = count; i < rotation.length; i++) {
      rotation[i] = rotation[i - count];
    }
    return rotation;
  }
}
