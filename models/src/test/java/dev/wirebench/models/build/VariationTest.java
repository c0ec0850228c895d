package dev.wirebench.models.build;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.protobuf.Struct;
import com.google.protobuf.UInt32Value;
import com.google.protobuf.Value;
import java.time.Instant;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class VariationTest {
  private final SameLength sameLength = new SameLength(new Random(1));
  private final OtherLength otherLength = new OtherLength(new Random(1));

  @Test
  void lettersStayLettersAndDigitsDigits() {
    assertThat(sameLength.string("ord-8F4é_漢")).matches("[a-z]{3}-[0-9][A-Z][0-9]é_漢");
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 7, -12, 1000, Integer.MAX_VALUE, Integer.MIN_VALUE})
  void integersKeepTheirLength(int value) {
    assertThat(Integer.toString(sameLength.int32(value))).hasSameSizeAs(Integer.toString(value));
  }

  @ParameterizedTest
  @ValueSource(longs = {1742634892341L, Long.MAX_VALUE, -1})
  void longsKeepTheirLength(long value) {
    assertThat(Long.toString(sameLength.int64(value))).hasSameSizeAs(Long.toString(value));
  }

  @ParameterizedTest
  @ValueSource(doubles = {182.45, -0.5, 1.0E10, 3.141592653589793, 2.5E-300})
  void doublesKeepTheirLength(double value) {
    assertThat(Double.toString(sameLength.float64(value))).hasSameSizeAs(Double.toString(value));
  }

  @Test
  void theSameSeedGivesTheSameValues() {
    assertThat(new SameLength(new Random(1)).string("abcdefgh"))
        .isEqualTo(sameLength.string("abcdefgh"));
  }

  @Test
  void otherLengthsAreOtherLengths() {
    assertThat(otherLength.string("AAPL")).isEqualTo("AAPL/AAPL");
    assertThat(otherLength.bool(true)).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "2026-11-21T10:15:30Z",
        "2026-11-21T10:15:30.123Z",
        "1969-12-31T23:59:59.123456Z",
        "0001-01-01T00:00:00.000000001Z"
      })
  void instantsKeepTheirLength(String text) {
    Instant value = Instant.parse(text);
    assertThat(sameLength.instant(value).toString()).hasSameSizeAs(text);
    assertThat(sameLength.instant(value)).isNotEqualTo(value);
    assertThat(otherLength.instant(value).toString().length()).isNotEqualTo(text.length());
  }

  @Test
  void bytesKeepTheirLengthOrNot() {
    assertThat(sameLength.bytes(new byte[100])).hasSize(100).isNotEqualTo(new byte[100]);
    assertThat(otherLength.bytes(new byte[0])).isNotEmpty();
  }

  @Test
  void anEnumsValueBecomesOneOfTheSameLength() {
    List<String> names = List.of("RED", "BLUE", "GREY", "VIOLET");
    assertThat(sameLength.enumValue("RED", names)).isEqualTo("RED");
    assertThat(sameLength.enumValue("BLUE", names)).isIn("BLUE", "GREY");
    assertThat(otherLength.enumValue("RED", names)).isIn(names);
  }

  /** Of ten keys of one digit, a draw mostly meets one that is taken. */
  @Test
  void mapsKeepTheirSize() {
    Struct.Builder digits = Struct.newBuilder();
    for (int i = 0; i < 10; i++) {
      digits.putFields("" + i, Value.newBuilder().setStringValue("a" + i).build());
    }
    Struct varied = (Struct) new Variation(sameLength).of(digits.build());
    assertThat(varied.getFieldsMap()).hasSize(10).isNotEqualTo(digits.getFieldsMap());
    assertThat(varied.getFieldsMap().values())
        .allSatisfy(value -> assertThat(value.getStringValue()).matches("[a-z][0-9]"));
  }

  @Test
  void whatIsAbsentStaysAbsent() {
    Value number = Value.newBuilder().setNumberValue(1.5).build();
    Value varied = (Value) new Variation(otherLength).of(number);
    assertThat(varied.getKindCase()).isEqualTo(Value.KindCase.NUMBER_VALUE);
    assertThat(varied.getNumberValue()).isNotEqualTo(1.5);
  }

  @Test
  void unsignedNumbersStayWithinTheSignedOnes() {
    for (int i = 0; i < 100; i++) {
      UInt32Value varied = (UInt32Value) new Variation(otherLength).of(UInt32Value.of(1));
      assertThat(varied.getValue()).isNotNegative();
    }
  }
}
