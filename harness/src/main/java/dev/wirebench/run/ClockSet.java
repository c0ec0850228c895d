package dev.wirebench.run;

import java.time.Instant;
import java.util.Objects;

/**
 * The machine's clock was set while the run was measured: a line of the journal, in front of the
 * first line that was written after it had been seen. Records follow a clock of their own, which
 * stays as it was.
 *
 * @param time when it was seen, by the clock of the records
 * @param setByMillis how far it was set: forward if positive, as after a machine had slept, and
 *     back if negative
 */
public record ClockSet(Instant time, long setByMillis) {
  public ClockSet {
    Objects.requireNonNull(time, "time");
  }
}
