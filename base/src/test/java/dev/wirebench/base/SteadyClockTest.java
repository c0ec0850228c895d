package dev.wirebench.base;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;

class SteadyClockTest {
  private static final Duration MOST_BEHIND = Duration.ofMillis(200);

  @Test
  void itGoesOnFromWhatWasRecordedBeforeTheClockWasSetBack() {
    Instant recorded = SteadyClock.now().plus(MOST_BEHIND);
    assertThat(SteadyClock.goOnFrom(recorded)).isBetween(Duration.ofMillis(1), MOST_BEHIND);
    assertThat(SteadyClock.lead()).as("of the machine's clock").isNegative();
    assertThat(SteadyClock.now()).isAfterOrEqualTo(recorded);
    Instant now = SteadyClock.now();
    assertThat(SteadyClock.goOnFrom(now.minus(Duration.ofHours(2)))).isZero();
    assertThat(SteadyClock.now()).as("an earlier record changes nothing").isAfterOrEqualTo(now);
  }
}
