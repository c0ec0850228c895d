package dev.wirebench.report.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class UnitsTest {
  @Test
  void timesAndThroughputsAreConverted() {
    assertThat(Units.factor("us/op", "ns/op").getAsDouble()).isEqualTo(1000, within(1e-9));
    assertThat(Units.factor("s/op", "min/op").getAsDouble()).isEqualTo(1 / 60.0, within(1e-15));
    assertThat(Units.factor("ops/ms", "ops/s").getAsDouble()).isEqualTo(1000, within(1e-9));
    assertThat(Units.factor("ops/us", "ops/ns").getAsDouble()).isEqualTo(0.001, within(1e-15));
    assertThat(Units.factor("apples", "apples").getAsDouble()).isEqualTo(1);
  }

  @Test
  void whatIsNotOfOneKindIsNotConverted() {
    assertThat(Units.factor("ops/s", "s/op")).isEmpty();
    assertThat(Units.factor("MB/s", "ns/op")).isEmpty();
    assertThat(Units.factor("", "ns/op")).isEmpty();
  }

  @Test
  void secondsPerOperation() {
    assertThat(Units.secondsPerOperation(250, "ns/op")).isEqualTo(2.5e-7, within(1e-18));
    assertThat(Units.secondsPerOperation(4, "ops/ms")).isEqualTo(2.5e-4, within(1e-15));
    assertThat(Units.secondsPerOperation(4, "MB/s")).isNaN();
  }
}
