package dev.wirebench.base;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ValueTypeTest {
  @ParameterizedTest
  @CsvSource({
    "decimal, 182.450, 182.450.1",
    "decimal, 1E+3, 1e3",
    "integer, 123456789012345678901234567890, 012",
    "uuid, 550e8400-e29b-41d4-a716-446655440000, 550E8400-E29B-41D4-A716-446655440000",
    "date, 2024-02-29, 2023-02-29",
    "date-time, 2026-11-30T21:16:20.125, 2026-11-30 21:16:20",
    "offset-date-time, 2026-11-30T21:16:20.125+01:00, 2026-11-30T21:16:20.125",
    "duration, PT1H30M15.5S, PT90M15.5S"
  })
  void aTextIsValidAsItsValueIsPrinted(String label, String valid, String other) {
    ValueType type = ValueType.of(label).orElseThrow();
    assertThat(type.label()).isEqualTo(label);
    assertThat(type.isValid(valid)).isTrue();
    assertThat(type.isValid(other)).as("another form, or none").isFalse();
    assertThat(type.parse(valid)).isInstanceOf(type.type()).hasToString(valid);
  }

  @ParameterizedTest
  @CsvSource({"money", "Decimal", "''"})
  void otherNamesAreNone(String label) {
    assertThat(ValueType.of(label)).isEmpty();
  }
}
