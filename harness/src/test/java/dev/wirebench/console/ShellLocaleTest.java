package dev.wirebench.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class ShellLocaleTest {
  @Test
  void aPathThatTheLocaleCannotExpressIsNamedWithTheWayRound() {
    assertThat(
            ShellLocale.refusal(
                List.of("run", "gson@\uFFFD\uFFFD/gson.jar"), StandardCharsets.US_ASCII))
        .hasValue(
            "The locale of this shell (charset US-ASCII) cannot express the path"
                + " 'gson@\uFFFD\uFFFD/gson.jar': start the command again with LC_ALL=C.UTF-8 in"
                + " front of it.");
  }

  @Test
  void aNameOfOtherBytesIsNamedWhereAllNamesAreUtf8() {
    assertThat(ShellLocale.refusal(List.of("Gr\uFFFD\uFFFDe.json"), StandardCharsets.UTF_8))
        .hasValue(
            "The name 'Gr\uFFFD\uFFFDe.json' is not written in UTF-8: rename that file or folder.");
  }

  @Test
  void everythingElseIsAccepted() {
    List<String> words = List.of("\u00fc", "\ud83d\ude00", "what?", "");
    assertThat(ShellLocale.refusal(words, StandardCharsets.UTF_8)).isEmpty();
    assertThat(ShellLocale.refusal(words, StandardCharsets.US_ASCII)).isEmpty();
  }
}
