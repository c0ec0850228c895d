package dev.wirebench.models.build;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.protobuf.Struct;
import com.google.protobuf.UInt32Value;
import com.google.protobuf.Value;
import java.time.Instant;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class VariationTest {
  private final SameLength sameLength = new SameLength(new Random(1));
  private final OtherLength otherLength = new OtherLength(new Random(1));

  @Test
  void lettersStayLettersAndDigitsDigits() {
    assertThat(sameLength.string("ord-8F4!_\"\\\n"))
        .matches("[a-z]{3}-[0-9][A-Z][0-9]!_\"\\\\\n")
        .isNotEqualTo("ord-8F4!_\"\\\n");
  }

  /** One string for each length in UTF-8, and for the marks that stand on letters. */
  @ParameterizedTest
  @ValueSource(strings = {"žluťoučký", "щука", "नदी", "漢字漢字", "𐌲𐌿𐍄", "😀🚀", "e\u0301o\u0302"})
  void otherScriptsKeepTheirKindAndLengthInBytes(String text) {
    String varied = sameLength.string(text);
    assertThat(varied).isNotEqualTo(text);
    assertThat(varied.getBytes(UTF_8)).hasSameSizeAs(text.getBytes(UTF_8));
    assertThat(varied.codePoints().map(Character::getType).toArray())
        .isEqualTo(text.codePoints().map(Character::getType).toArray());
  }

  @Test
  void whatIsNoTextStays() {
    String invisible = "\u0000\u001f\u007f\u0085\u200d\u2028\ufeff\ufffd\uffff\udbff\udfff";
    assertThat(sameLength.string(invisible)).isEqualTo(invisible);
  }

  @Test
  void aWordThatComesUpAgainIsReplacedAsBefore() {
    String varied = sameLength.string("to be or not to be");
    assertThat(varied).matches("(..) (..) .. ... \\1 \\2");
    assertThat(sameLength.string("be")).isEqualTo(varied.substring(3, 5));
    assertThat(new SameLength(new Random(2)).string("be")).isNotEqualTo(varied.substring(3, 5));
  }

  @Test
  void twoWordsDoNotBecomeOneAsLongAsThereAreOthers() {
    Set<String> varied =
        "abcdefghijklmnopqrstuvwxyz"
            .chars()
            .mapToObj(c -> sameLength.string(Character.toString(c)))
            .collect(Collectors.toSet());
    assertThat(varied).hasSize(26);
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

  @ParameterizedTest
  @ValueSource(doubles = {Double.MAX_VALUE, -Double.MAX_VALUE, Double.MIN_NORMAL, 2.5E-320})
  void doublesKeepTheirMagnitude(double value) {
    assertThat(Math.abs(sameLength.float64(value))).isGreaterThan(Math.abs(value) / 100).isFinite();
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
