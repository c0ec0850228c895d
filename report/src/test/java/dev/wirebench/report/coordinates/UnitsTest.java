package dev.wirebench.report.coordinates;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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

  @ParameterizedTest
  @CsvSource({
    "ms/op, '0.0061 0.0069', us/op",
    "ms/op, '0.006 120', us/op",
    "s/op, 0.0000000004, ns/op",
    "ns/op, '1200 99999', ns/op",
    "ns/op, '1200 100000', us/op",
    "ns/op, 12345678, ms/op",
    "ops/ns, 0.00025, ops/ms",
    "ops/s, 123456789, ops/us",
    "ops/s, 12, ops/s",
    "us/op, '0 NaN', us/op",
    "MB/s, 0.0001, MB/s",
    "s/op, 1e-7 1e300, us/op"
  })
  void theUnitFitsTheScores(String unit, String scores, String fitting) {
    assertThat(
            Units.fitting(unit, Arrays.stream(scores.split(" ")).mapToDouble(Double::parseDouble)))
        .isEqualTo(fitting);
  }

  @Test
  void secondsPerOperation() {
    assertThat(Units.secondsPerOperation(250, "ns/op")).isEqualTo(2.5e-7, within(1e-18));
    assertThat(Units.secondsPerOperation(4, "ops/ms")).isEqualTo(2.5e-4, within(1e-15));
    assertThat(Units.secondsPerOperation(4, "MB/s")).isNaN();
  }
}
