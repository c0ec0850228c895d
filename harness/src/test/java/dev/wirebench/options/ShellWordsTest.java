package dev.wirebench.options;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class ShellWordsTest {

  static Stream<Arguments> lines() {
    return Stream.of(
        Arguments.of("", List.of()),
        Arguments.of(" \n ", List.of()),
        Arguments.of("--suite smoke", List.of("--suite", "smoke")),
        Arguments.of("  --suite \t smoke\n", List.of("--suite", "smoke")),
        Arguments.of("--jvm-args \"-Xmx3g -Xms3g\"", List.of("--jvm-args", "-Xmx3g -Xms3g")),
        Arguments.of("--jvm-args=\"-Xmx3g -Xms3g\"", List.of("--jvm-args=-Xmx3g -Xms3g")),
        Arguments.of("--out 'a folder'/run", List.of("--out", "a folder/run")),
        Arguments.of("--out \"Bob's $1\" x", List.of("--out", "Bob's $1", "x")),
        Arguments.of("--out '' C:\\runs", List.of("--out", "", "C:\\runs")));
  }

  @ParameterizedTest
  @MethodSource("lines")
  void quotesHoldTogetherWhatSpacesWouldSplit(String line, List<String> words) {
    assertThat(ShellWords.split(line)).contains(words);
  }

  @ParameterizedTest
  @ValueSource(strings = {"\"", "--out 'a folder", "--jvm-args \"-Xmx3g -Xms3g", "Bob's", "\"a' b"})
  void aQuoteWithoutItsPartnerIsNoLine(String line) {
    assertThat(ShellWords.split(line)).isEmpty();
  }

  @Test
  void manyWordsAreNoBurden() {
    List<String> words = Stream.generate(() -> "a\"b\"").limit(20_000).toList();
    assertThat(ShellWords.split(String.join(" ", words)).orElseThrow()).hasSize(20_000);
  }
}
