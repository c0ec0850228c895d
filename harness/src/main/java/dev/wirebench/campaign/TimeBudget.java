package dev.wirebench.campaign;

import dev.wirebench.run.Resumption;
import dev.wirebench.run.Run;
import java.time.Duration;
import java.time.Instant;

/** The time that is left of a run. Time between a stop and a resumption does not count. */
final class TimeBudget {
  private final long endNanos;
  private final boolean limited;

  private TimeBudget(long endNanos, boolean limited) {
    this.endNanos = endNanos;
    this.limited = limited;
  }

  /** The time that is left of a run's budget and its extensions. */
  static TimeBudget of(Run run, Instant now) {
    Long budget = run.plan().limits().budgetMillis();
    if (budget == null) {
      return new TimeBudget(0, false);
    }
    Duration left = Duration.ofMillis(budget).minus(spent(run, now));
    for (Resumption resumption : run.resumptions()) {
      left = left.plus(resumption.more());
    }
    return new TimeBudget(System.nanoTime() + left.toNanos(), true);
  }

  /** The time that a run was worked on until now. */
  static Duration spent(Run run, Instant now) {
    return run.workedBefore().plus(Duration.between(run.session(), now));
  }

  boolean isLimited() {
    return limited;
  }

  boolean isOver() {
    return limited && leftMillis() <= 0;
  }

  /** Milliseconds that are left. They may be negative, and mean nothing where there is no limit. */
  long leftMillis() {
    return (endNanos - System.nanoTime()) / 1_000_000;
  }
}
