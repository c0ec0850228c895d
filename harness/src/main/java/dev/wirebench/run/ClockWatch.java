package dev.wirebench.run;

import dev.wirebench.base.SteadyClock;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Supplier;

/** Sees that somebody set the machine's clock. */
final class ClockWatch {
  /** Clocks are corrected by less all the time. */
  private static final Duration LEAST = Duration.ofSeconds(1);

  private final Supplier<Duration> lead;
  private Duration before;

  /**
   * @param lead how far the machine's clock is before that of the records
   */
  ClockWatch(Supplier<Duration> lead) {
    this.lead = lead;
    this.before = lead.get();
  }

  /** Looks for a step of the clock since it was looked at last. */
  Optional<ClockSet> look() {
    Duration now = lead.get();
    Duration step = now.minus(before);
    // Clocks that drift apart slowly were not set.
    before = now;
    return seen(step);
  }

  /** A clock that was set so far. */
  static Optional<ClockSet> seen(Duration step) {
    return step.abs().compareTo(LEAST) < 0
        ? Optional.empty()
        : Optional.of(new ClockSet(SteadyClock.now(), step.toMillis()));
  }
}
