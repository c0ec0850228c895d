package dev.wirebench.cli;

import java.time.Duration;

/** Says how long the rest will take, from how long the forks took until now. */
final class Clock {
  private final long startNanos = System.nanoTime();
  private final int doneBefore;

  /**
   * @param doneBefore forks that took no time now
   */
  Clock(int doneBefore) {
    this.doneBefore = doneBefore;
  }

  /** For instance {@code 3 min 20 s}; nothing is known before the first fork is done. */
  String left(int done, int total) {
    int measured = done - doneBefore;
    if (measured == 0) {
      return "? s";
    }
    long elapsed = (System.nanoTime() - startNanos) / 1_000_000;
    return text(elapsed * (total - done) / measured);
  }

  static String text(long millis) {
    Duration duration = Duration.ofMillis(millis);
    if (duration.toMinutes() == 0) {
      return duration.toSeconds() + " s";
    }
    return duration.toHours() == 0
        ? duration.toMinutes() + " min " + duration.toSecondsPart() + " s"
        : duration.toHours() + " h " + duration.toMinutesPart() + " min";
  }
}
