package dev.wirebench.report.statistics;

/**
 * Random indices: the sequence of {@link java.util.SplittableRandom} with the same seed. Most of a
 * bootstrap's time is for them, and code that is small enough to be inlined takes a fraction of it.
 */
final class Draws {
  private static final long GOLDEN_GAMMA = 0x9e3779b97f4a7c15L;

  private long state;

  Draws(long seed) {
    state = seed;
  }

  /**
   * @param bound at least 1
   * @return from 0 to below the bound, all alike
   */
  int below(int bound) {
    int bits = mixed(state += GOLDEN_GAMMA);
    int most = bound - 1;
    if ((bound & most) == 0) {
      return bits & most;
    }
    int candidate = bits >>> 1;
    int index = candidate % bound;
    while (candidate + most - index < 0) {
      candidate = mixed(state += GOLDEN_GAMMA) >>> 1;
      index = candidate % bound;
    }
    return index;
  }

  private static int mixed(long bits) {
    long z = (bits ^ (bits >>> 33)) * 0x62a9d9ed799705f5L;
    return (int) (((z ^ (z >>> 28)) * 0xcb24d0a5c88c35b3L) >>> 32);
  }
}
