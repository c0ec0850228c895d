package dev.wirebench.fork;

/**
 * The pass on values that no codec has seen, which a campaign asks of a fork when it has measured.
 * The {@link Gate} learns that it is due, and the benchmark's state takes such values before the
 * clock runs. They know of each other by this class alone, since JMH makes both.
 *
 * <p>The values are made before the first iteration, though they are needed after the last: to make
 * them has the JVM compile much, which would slow a pass that follows at once.
 */
public final class FreshPass {
  private static volatile boolean expected;
  private static volatile boolean granted;
  private static volatile boolean begun;

  private FreshPass() {}

  /** Says whether this fork has a gate, so that there will be such a pass. */
  public static boolean isExpected() {
    return expected;
  }

  /** Says whether the next pass is to be on fresh values. */
  public static boolean isGranted() {
    return granted;
  }

  /** Says that there are such values, and that the pass takes them. */
  public static void begin() {
    begun = true;
  }

  static void expect() {
    expected = true;
  }

  static void grant() {
    granted = true;
  }

  /** Ends the pass, if there was one, and says whether it was on fresh values. */
  static boolean end() {
    boolean wasFresh = granted && begun;
    granted = false;
    begun = false;
    return wasFresh;
  }
}
