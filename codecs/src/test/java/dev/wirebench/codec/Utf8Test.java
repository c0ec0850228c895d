package dev.wirebench.codec;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.CharacterCodingException;
import java.util.HexFormat;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class Utf8Test {
  @ParameterizedTest
  @ValueSource(strings = {"", "{}", "é", "漢字", "\uD83D\uDE00", "\uFFFD", "a\uFFFDb"})
  void textsAreWhatTheyWere(String text) throws CharacterCodingException {
    assertThat(Utf8.decode(text.getBytes(UTF_8))).isEqualTo(text);
  }

  /** A continuation byte alone, an overlong slash, a cut sequence, a surrogate, beyond Unicode. */
  @ParameterizedTest
  @ValueSource(strings = {"80", "c0af", "e282", "eda080", "f4908080", "61efbfbd80"})
  void malformedSequencesAreErrors(String hex) {
    assertThatThrownBy(() -> Utf8.decode(HexFormat.of().parseHex(hex)))
        .isInstanceOf(CharacterCodingException.class);
  }
}
