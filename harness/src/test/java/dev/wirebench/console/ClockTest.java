package dev.wirebench.console;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ClockTest {
  @Test
  void nothingIsKnownBeforeTheFirstForkAndNothingIsLeftBehindTheLast() {
    assertThat(new Clock(5).left(5, 10)).isEqualTo("? s");
    assertThat(new Clock(0).left(10, 10)).isEqualTo("0 s");
  }
}
