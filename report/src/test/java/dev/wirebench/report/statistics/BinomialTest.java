package dev.wirebench.report.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class BinomialTest {
  @Test
  void atLeastSoManyAreCounted() {
    assertThat(Binomial.atLeast(0, 8, 0.05)).isEqualTo(1);
    assertThat(Binomial.atLeast(1, 8, 0.05)).isCloseTo(1 - Math.pow(0.95, 8), within(1e-12));
    assertThat(Binomial.atLeast(3, 4, 0.5)).isCloseTo(5.0 / 16, within(1e-12));
    assertThat(Binomial.atLeast(0, 0, 0.05)).isEqualTo(1);
  }
}
