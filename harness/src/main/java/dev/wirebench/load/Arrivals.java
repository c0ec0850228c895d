package dev.wirebench.load;

import java.util.SplittableRandom;

/**
 * The times at which requests are due, as independent clients send them. The pauses between them
 * are exponentially distributed (a Poisson process). The times depend on seed and rate alone, never
 * on answers.
 */
final class Arrivals {
  private static final double NANOS = 1e9;

  private final SplittableRandom random;
  private final double pauseNanos;
  private double next;

  /**
   * @param rate mean number of requests per second; infinite for such that are due at once
   */
  Arrivals(double rate, long seed) {
    this.random = new SplittableRandom(seed);
    this.pauseNanos = NANOS / rate;
  }

  /** Says whether every request is due at once. */
  boolean isAtOnce() {
    return pauseNanos == 0;
  }

  /** Nanoseconds from the begin to the next request. */
  long next() {
    // In (0, 1], of which the logarithm is finite.
    next -= Math.log(1 - random.nextDouble()) * pauseNanos;
    return (long) next;
  }
}
