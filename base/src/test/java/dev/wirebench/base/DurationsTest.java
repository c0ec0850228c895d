package dev.wirebench.base;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DurationsTest {
  @Test
  void timesAreWrittenInTwoUnits() {
    assertThat(Durations.text(0)).isEqualTo("0 s");
    assertThat(Durations.text(59_999)).isEqualTo("59 s");
    assertThat(Durations.text(200_000)).isEqualTo("3 min 20 s");
    assertThat(Durations.text(7_500_000)).isEqualTo("2 h 5 min");
  }

  @Test
  void timesAreReadInSecondsMinutesOrHours() {
    assertThat(Durations.parse("90s")).isEqualTo(Duration.ofSeconds(90));
    assertThat(Durations.parse("15m")).isEqualTo(Duration.ofMinutes(15));
    assertThat(Durations.parse("15min")).isEqualTo(Duration.ofMinutes(15));
    assertThat(Durations.parse("1.5h")).isEqualTo(Duration.ofMinutes(90));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "15", "m", "-1m", "0s", "1d", "1e3s", "721h", "15 m"})
  void whatIsNoTimeIsRefused(String text) {
    assertThatThrownBy(() -> Durations.parse(text))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("'" + text + "'")
        .hasMessageContaining("90s, 15m or 2h");
  }
}
