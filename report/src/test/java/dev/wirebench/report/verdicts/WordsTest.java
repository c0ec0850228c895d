package dev.wirebench.report.verdicts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WordsTest {
  @ParameterizedTest
  @CsvSource({"0.05, 5 %", "0.012, 1.2 %", "0.118, 12 %", "-0.03, -3 %", "14.24, '1,424 %'"})
  void percent(double share, String text) {
    assertThat(Words.percent(share)).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource({
    "0, 0",
    "0.5, 0.5000",
    "0.00612345, 0.006123",
    "9.99996, 10.00",
    "999.96, '1,000'",
    "100, 100.0",
    "1.23456, 1.235",
    "12.3456, 12.35",
    "123.456, 123.5",
    "123456.7, '123,457'",
    "0.00001234, 0.00001234",
    "1.234567e-9, 1.235e-09",
    "1.5e12, 1.500e+12"
  })
  void number(double value, String text) {
    assertThat(Words.number(value)).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource({
    "a, a, a",
    "a b, a and b, a and b",
    "a b c d e, 'a, b, c, d and e', 'a, b, c, d and e'",
    "a b c d e f, 'a, b, c, d, e and f', 'a, b, c, d and 2 others'"
  })
  void names(String names, String all, String some) {
    assertThat(Words.list(List.of(names.split(" ")))).isEqualTo(all);
    assertThat(Words.some(List.of(names.split(" ")))).isEqualTo(some);
  }

  @ParameterizedTest
  @CsvSource({"1, 1 fork", "0, 0 forks", "2, 2 forks"})
  void count(long n, String text) {
    assertThat(Words.count(n, "fork")).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource({
    "0.2464, 0.246",
    "0.00123456, 0.00123",
    "1, 1.00",
    "0.9996, 1.00",
    "99.96, 100",
    "12.345, 12.3",
    "100.4, 100",
    "1234567.8, '1,234,568'",
    "1e-9, 1.00e-09"
  })
  void ratio(double value, String text) {
    assertThat(Words.ratio(value)).isEqualTo(text);
  }
}
