package dev.wirebench.machine;

import java.util.Random;
import java.util.function.IntConsumer;

/** Work that always is the same, to see how fast the machine is just now. */
public final class FixedWork {
  private static final long WARMUP_NANOS = 1_000_000_000L;
  private static final long SHORTEST_NANOS = 1_000_000L;

  private final IntConsumer kind;
  private final int times;

  private FixedWork(IntConsumer kind, int times) {
    this.kind = kind;
    this.times = times;
  }

  /**
   * Steps of a few nanoseconds, every one of which waits for the one before: most of the core is
   * idle meanwhile, so that they are hardly slower where neighbours use it too.
   */
  public static FixedWork chain(int steps) {
    return new FixedWork(new Chain()::walk, steps);
  }

  /**
   * Bytes copied and counted, as a serializer does, so that the core is busy in all its parts, and
   * slower where neighbours use them too.
   *
   * @param passes over 64 KB
   */
  public static FixedWork bytes(int passes) {
    return new FixedWork(new Copies()::copy, passes);
  }

  /**
   * So much work of the same kind; takes a second to find out how much that is.
   *
   * @param nanos how long it is to take on a machine that does nothing else
   */
  public FixedWork lasting(long nanos) {
    FixedWork tried = this;
    long end = System.nanoTime() + WARMUP_NANOS;
    double nanosEach = 1;
    // It is doubled until it is long enough to time, after the compiler has settled.
    while (System.nanoTime() < end) {
      long took = tried.nanos();
      nanosEach = (double) took / tried.times;
      tried = new FixedWork(kind, took < SHORTEST_NANOS ? tried.times * 2 : tried.times);
    }
    return new FixedWork(kind, Math.max(1, (int) (nanos / nanosEach)));
  }

  /** Does the work, and says how long it took. */
  public long nanos() {
    long start = System.nanoTime();
    kind.accept(times);
    return System.nanoTime() - start;
  }

  /** Marsaglia's xorshift, which no compiler can shorten. */
  private static final class Chain {
    private long state = 88172645463325252L;

    void walk(int steps) {
      long x = state;
      for (int i = 0; i < steps; i++) {
        x ^= x << 13;
        x ^= x >>> 7;
        x ^= x << 17;
      }
      state = x;
    }
  }

  private static final class Copies {
    private static final int BYTES = 1 << 16;

    private final byte[] from = new byte[BYTES];
    private final byte[] to = new byte[BYTES];
    private final int[] counts = new int[1 << Byte.SIZE];

    Copies() {
      new Random(1).nextBytes(from);
    }

    void copy(int passes) {
      for (int pass = 0; pass < passes; pass++) {
        for (int i = 0; i < BYTES; i++) {
          byte b = from[i];
          to[i] = b;
          counts[b & 0xff]++;
        }
      }
    }
  }
}
