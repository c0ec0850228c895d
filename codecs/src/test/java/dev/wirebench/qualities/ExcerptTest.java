package dev.wirebench.qualities;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ExcerptTest {
  @Test
  void takesTheFirstLineOfWhatWasSaid() {
    assertThat(Excerpt.of(new IllegalStateException("\n one\ntwo")))
        .isEqualTo("java.lang.IllegalStateException: one");
    assertThat(Excerpt.of(new IllegalStateException()))
        .isEqualTo("java.lang.IllegalStateException");
    assertThat(Excerpt.said("x".repeat(500))).hasSize(200).endsWith("…");
  }

  @Test
  void isTheSameInEveryJvm() {
    assertThat(Excerpt.said("at [B@1b2c3d4e, 'a@b.org'")).isEqualTo("at [B@…, 'a@b.org'");
  }

  @Test
  void showsBytesAsTextOnlyWhereNobodyCanMistakeThem() {
    assertThat(Excerpt.of("{\"a\":1}".getBytes(UTF_8))).isEqualTo("{\"a\":1}");
    assertThat(Excerpt.of("é".getBytes(UTF_8))).isEqualTo("hex c3a9");
    assertThat(Excerpt.of(new byte[] {0, 1})).isEqualTo("hex 0001");
    assertThat(Excerpt.of("abé".getBytes(UTF_8))).isEqualTo("hex 6162c3a9");
  }

  @Test
  void showsTheOtherBytesOfATextAsEscapes() {
    assertThat(Excerpt.of("{\"a\":\"\u00e9\n\u0000\"}".getBytes(UTF_8)))
        .isEqualTo("hex 7b2261223a22c3a90a00227d");
    assertThat(Excerpt.of("{\"text\":\"as plain as text can be \\x41 \u00e9\n\"}".getBytes(UTF_8)))
        .isEqualTo("{\"text\":\"as plain as text can be \\x5cx41 \\xc3\\xa9\\x0a\"}");
    assertThat(Excerpt.of("[\"\\u12\", \"\\x41\"]".getBytes(UTF_8)))
        .isEqualTo("[\"\\u12\", \"\\x41\"]");
  }

  @Test
  void saysHowLongWhatItCutsWas() {
    assertThat(Excerpt.of("[".repeat(1000).getBytes(UTF_8))).endsWith("[… (1000 bytes)");
    assertThat(Excerpt.text("a".repeat(1000))).endsWith("a… (1000 characters)");
  }

  @Test
  void escapesWhatAPageCannotShow() {
    assertThat(Excerpt.text("a\u0000\u202e\ud800b")).isEqualTo("a\\u0000\\u202e\\ud800b");
  }
}
