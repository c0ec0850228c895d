package dev.wirebench.console;

import dev.wirebench.base.Durations;

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

  /**
   * The time that is left, for instance {@code 3 min 20 s}; unknown before the first fork is done.
   */
  String left(int done, int total) {
    int measured = done - doneBefore;
    if (measured == 0) {
      return "? s";
    }
    long elapsed = (System.nanoTime() - startNanos) / 1_000_000;
    return Durations.text(elapsed * (total - done) / measured);
  }
}
