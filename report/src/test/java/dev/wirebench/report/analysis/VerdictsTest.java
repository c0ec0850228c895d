package dev.wirebench.report.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.report.statistics.Estimate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class VerdictsTest {
  @ParameterizedTest
  @CsvSource({
    "0.50, 0.60, FASTER",
    "0.90, 0.970, FASTER",
    "0.90, 0.975, DIFFERENT",
    "0.90, 0.999, DIFFERENT",
    "0.90, 1.00, NO_CLEAR_DIFFERENCE",
    "0.90, 1.20, NO_CLEAR_DIFFERENCE",
    "0.98, 1.02, TIE",
    "1.01, 1.02, TIE",
    "0.971, 1.03, TIE",
    "1.01, 1.04, DIFFERENT",
    "1.031, 1.2, SLOWER",
  })
  void aTimesIntervalAgainstThreePercent(double low, double high, Verdict expected) {
    Estimate ratio = new Estimate(Math.sqrt(low * high), low, high, 5);
    assertThat(Verdicts.of(ratio, false, 0.03)).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource({"0.50, 0.60, SLOWER", "1.2, 1.3, FASTER", "0.99, 1.01, TIE"})
  void moreThroughputIsFaster(double low, double high, Verdict expected) {
    assertThat(Verdicts.of(new Estimate(1, low, high, 5), true, 0.03)).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource({"4, INDICATIVE", "1, INDICATIVE", "5, FASTER"})
  void fewerThanFiveForksAreIndicative(int forks, Verdict expected) {
    assertThat(Verdicts.of(new Estimate(0.5, 0.5, 0.5, forks), false, 0.03)).isEqualTo(expected);
  }

  @Test
  void withoutThresholdWhatExcludesOneIsFaster() {
    assertThat(Verdicts.of(new Estimate(0.99, 0.985, 0.995, 5), false, 0))
        .isEqualTo(Verdict.FASTER);
  }
}
