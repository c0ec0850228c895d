package dev.wirebench.run;

import java.time.Instant;
import java.util.Objects;

/** The time that the correctness checks of one session took: a line of the journal. */
public record ChecksDone(Instant start, Instant stop) {
  public ChecksDone {
    Objects.requireNonNull(start, "start");
    Objects.requireNonNull(stop, "stop");
  }
}
