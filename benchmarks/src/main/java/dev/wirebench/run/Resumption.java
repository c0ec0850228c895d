package dev.wirebench.run;

import dev.wirebench.machine.NoiseProbe;
import java.time.Instant;
import java.util.Objects;

/**
 * A run was taken up again: a line of the journal.
 *
 * @param noise how steadily the machine ran then; null if that was not looked at
 */
public record Resumption(Instant time, NoiseProbe.Noise noise) {
  public Resumption {
    Objects.requireNonNull(time, "time");
  }
}
