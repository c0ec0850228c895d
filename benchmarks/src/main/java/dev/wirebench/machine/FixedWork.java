package dev.wirebench.machine;

/** Work that always is the same, to see how fast the machine is just now. */
public final class FixedWork {
  private static final long WARMUP_NANOS = 1_000_000_000L;
  private static final long SHORTEST_NANOS = 1_000_000L;

  private static final long SEED = 88172645463325252L;

  private final int steps;
  private long state;

  private FixedWork(int steps, long state) {
    this.steps = steps;
    this.state = state;
  }

  /**
   * So much work.
   *
   * @param steps of a few nanoseconds each, every one of which waits for the one before
   */
  public static FixedWork of(int steps) {
    return new FixedWork(steps, SEED);
  }

  /**
   * Takes a second to find out how much work that is.
   *
   * @param nanos how long it is to take on a machine that does nothing else
   */
  public static FixedWork lasting(long nanos) {
    FixedWork tried = of(1000);
    long end = System.nanoTime() + WARMUP_NANOS;
    double nanosPerStep = 1;
    // The number of steps is doubled until it is long enough to time, after the compiler has
    // settled.
    while (System.nanoTime() < end) {
      long took = tried.nanos();
      nanosPerStep = (double) took / tried.steps;
      tried = new FixedWork(took < SHORTEST_NANOS ? tried.steps * 2 : tried.steps, tried.state);
    }
    return new FixedWork((int) (nanos / nanosPerStep), tried.state);
  }

  /** Does the work, and says how long it took. */
  public long nanos() {
    long start = System.nanoTime();
    work(steps);
    return System.nanoTime() - start;
  }

  /** Marsaglia's xorshift: work that no compiler can shorten. */
  private void work(int count) {
    long x = state;
    for (int i = 0; i < count; i++) {
      x ^= x << 13;
      x ^= x >>> 7;
      x ^= x << 17;
    }
    state = x;
  }
}
