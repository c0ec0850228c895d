package dev.wirebench.fresh;

/** The number of values that an operation is looked at with in one pass. */
public final class PassSize {
  /**
   * A size in bytes or characters. Larger values take long to read, so they are read a few times
   * where others repeat.
   */
  public static final int LARGE = 1_000_000;

  private static final int MOST_VALUES = 8;
  private static final int FEWEST_VALUES = 2;

  /** The characters of all values of a pass: large values say as much, and take their time. */
  private static final int LENGTH = 20_000;

  private PassSize() {}

  /**
   * The number of values like one. It is a power of two: libraries that take turns with two buffers
   * allocate more in every other call.
   */
  static int of(Object model) {
    int values = LENGTH / Math.max(1, model.toString().length());
    return Integer.highestOneBit(Math.max(FEWEST_VALUES, Math.min(MOST_VALUES, values)));
  }

  static boolean isLarge(Object model) {
    return model.toString().length() >= LARGE;
  }
}
