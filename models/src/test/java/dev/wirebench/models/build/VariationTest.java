package dev.wirebench.models.build;

import static org.assertj.core.api.Assertions.assertThat;

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
}
