package dev.wirebench.qualification;

import dev.wirebench.fresh.PassSize;
import java.util.stream.IntStream;

/** The prefixes of a message that a codec is asked to reject. */
final class Prefixes {
  /** More prefixes than this are sampled: a large message has too many to read them all. */
  private static final int MOST = 600;

  /** The bytes of all prefixes that are sampled: a bound for the same reason. */
  private static final long MOST_BYTES = 24 << 20;

  /** Prefixes that lack less than this are all read: the end of a message is missed most easily. */
  private static final int END = 64;

  private static final int END_OF_LARGE = 4;

  private Prefixes() {}

  /** All lengths for a small message; for a large one some, evenly spread, and all near the end. */
  static int[] lengths(int whole) {
    // They are half as long as the message, on average.
    long prefixes = Math.min(MOST, 2 * MOST_BYTES / Math.max(1, whole));
    int end = whole < PassSize.LARGE ? END : END_OF_LARGE;
    int step = (int) Math.max(1, whole / Math.max(1, prefixes));
    return IntStream.range(0, whole).filter(i -> i % step == 0 || whole - i <= end).toArray();
  }
}
