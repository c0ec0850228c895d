package dev.wirebench.run;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.wirebench.machine.NoiseProbe;
import java.time.Duration;
import java.time.Instant;
import java.util.Objects;

/**
 * A run was taken up again: a line of the journal.
 *
 * @param noise how steadily the machine ran then; null if that was not looked at
 * @param moreMillis by how much the run's budget was raised; null if it was not
 */
public record Resumption(
    Instant time,
    NoiseProbe.Noise noise,
    @JsonInclude(JsonInclude.Include.NON_NULL) Long moreMillis) {
  public Resumption {
    Objects.requireNonNull(time, "time");
  }

  /** The time by which the run's budget was raised. */
  public Duration more() {
    return moreMillis == null ? Duration.ZERO : Duration.ofMillis(moreMillis);
  }
}
