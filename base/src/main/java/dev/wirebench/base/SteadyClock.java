package dev.wirebench.base;

import java.time.Duration;
import java.time.Instant;

/**
 * The time as it was when this program started, and what has gone by since then by the monotonic
 * clock. Whoever sets the machine's clock changes neither durations nor the order of records.
 */
public final class SteadyClock {
  private static final Instant START = Instant.now();
  private static final long START_NANOS = System.nanoTime();

  private static Duration ahead = Duration.ZERO;

  private SteadyClock() {}

  /** Never before what it returned earlier in this JVM. */
  public static synchronized Instant now() {
    return START.plusNanos(System.nanoTime() - START_NANOS).plus(ahead);
  }

  /**
   * Goes on from a moment that an earlier program recorded, where the machine's clock was set back
   * behind it since.
   *
   * @return how far behind it the machine's clock was; zero if it was not
   */
  public static synchronized Duration goOnFrom(Instant recorded) {
    Instant now = now();
    Duration behind = now.isBefore(recorded) ? Duration.between(now, recorded) : Duration.ZERO;
    ahead = ahead.plus(behind);
    return behind;
  }

  /** The lead of the machine's clock over this one; negative if it is behind. */
  public static Duration lead() {
    return Duration.between(now(), Instant.now());
  }
}
