package dev.wirebench.base;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;

class SteadyClockTest {
  @Test
  void itGoesOnFromWhatWasRecordedBeforeTheClockWasSetBack() {
    Instant recorded = SteadyClock.now().plusMillis(200);
    SteadyClock.goOnFrom(recorded);
    assertThat(SteadyClock.now()).isAfterOrEqualTo(recorded);
    Instant now = SteadyClock.now();
    SteadyClock.goOnFrom(now.minus(Duration.ofHours(2)));
    assertThat(SteadyClock.now()).as("an earlier record changes nothing").isAfterOrEqualTo(now);
  }
}
