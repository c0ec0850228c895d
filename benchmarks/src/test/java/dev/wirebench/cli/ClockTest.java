package dev.wirebench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ClockTest {
  @Test
  void timesAreWrittenInTwoUnits() {
    assertThat(Clock.text(0)).isEqualTo("0 s");
    assertThat(Clock.text(59_999)).isEqualTo("59 s");
    assertThat(Clock.text(200_000)).isEqualTo("3 min 20 s");
    assertThat(Clock.text(7_500_000)).isEqualTo("2 h 5 min");
  }

  @Test
  void nothingIsKnownBeforeTheFirstForkAndNothingIsLeftBehindTheLast() {
    assertThat(new Clock(5).left(5, 10)).isEqualTo("? s");
    assertThat(new Clock(0).left(10, 10)).isEqualTo("0 s");
  }
}
