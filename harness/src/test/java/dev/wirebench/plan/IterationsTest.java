package dev.wirebench.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirebench.base.BadInput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class IterationsTest {
  @ParameterizedTest
  @CsvSource({"5x1s, 5, 1000", "3x500ms, 3, 500", "1x1500ms, 1, 1500", "10x60s, 10, 60000"})
  void readsAndWritesCountAndLength(String text, int count, long millis) {
    Iterations iterations = Iterations.parse(text);
    assertThat(iterations).isEqualTo(new Iterations(count, millis)).hasToString(text);
    assertThat(iterations.totalMillis()).isEqualTo(count * millis);
  }

  /** Nobody may ask for no warm-up; a record of a cold start says that there was none. */
  @Test
  void aRecordMayHaveNone() {
    assertThat(Iterations.recorded("0x10ms")).isEqualTo(Iterations.NONE);
    assertThat(Iterations.recorded("5x1s")).isEqualTo(new Iterations(5, 1000));
    assertThatThrownBy(() -> Iterations.recorded("0x1s")).isInstanceOf(BadInput.class);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "5", "5x", "x1s", "0x1s", "5x0s", "5x9ms", "-1x1s", "5x4000s", "5x1m"})
  void refusesTheRestWithARemedy(String text) {
    assertThatThrownBy(() -> Iterations.parse(text))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("'" + text + "'")
        .hasMessageContaining("5x1s");
  }
}
