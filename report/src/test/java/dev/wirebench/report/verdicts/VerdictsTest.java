package dev.wirebench.report.verdicts;

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
    "0.90, 0.975, PERHAPS_FASTER",
    "0.90, 0.999, PERHAPS_FASTER",
    "0.90, 1.00, NO_CLEAR_DIFFERENCE",
    "0.90, 1.20, NO_CLEAR_DIFFERENCE",
    "0.98, 1.02, TIE",
    "1.01, 1.02, TIE",
    "0.971, 1.03, TIE",
    "1.01, 1.04, PERHAPS_SLOWER",
    "1.031, 1.2, SLOWER",
  })
  void aTimesIntervalAgainstThreePercent(double low, double high, Verdict expected) {
    Estimate ratio = new Estimate(Math.sqrt(low * high), low, high, 5);
    assertThat(Verdicts.of(ratio, false, 0.03)).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource({
    "0.50, 0.60, SLOWER",
    "1.2, 1.3, FASTER",
    "0.99, 1.01, TIE",
    "0.90, 0.999, PERHAPS_SLOWER",
    "1.01, 1.04, PERHAPS_FASTER"
  })
  void moreThroughputIsFaster(double low, double high, Verdict expected) {
    Estimate ratio = new Estimate(Math.sqrt(low * high), low, high, 5);
    assertThat(Verdicts.of(ratio, true, 0.03)).isEqualTo(expected);
  }

  @Test
  void wordsHaveADirectionAndTheDifferenceThatMatters() {
    assertThat(Verdict.PERHAPS_FASTER.words(0.03)).isEqualTo("faster, possibly by less than 3 %");
    assertThat(Verdict.PERHAPS_SLOWER.words(0.025))
        .isEqualTo("slower, possibly by less than 2.5 %");
    assertThat(Verdict.TIE.words(0.03)).isEqualTo("equivalent within ±3 %");
    assertThat(Verdict.NO_CLEAR_DIFFERENCE.words(0.03)).isEqualTo("inconclusive");
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
