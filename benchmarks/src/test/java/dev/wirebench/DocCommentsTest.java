package dev.wirebench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The first sentence of a documentation comment is a whole one, and its subject comes first. */
class DocCommentsTest {
  private static final Pattern COMMENT = Pattern.compile("/\\*\\*(.*?)\\*/", Pattern.DOTALL);
  private static final Pattern FRAGMENT =
      Pattern.compile(
          "(Of|What|By|The same|How|Why|As|In|Where|Who|Whether|Whoever|Whatever|With|Without|For|From"
              + "|To|On|At|That|Those|Which|When|If)\\b");

  @Test
  void noCommentBeginsWithAFragment() throws IOException {
    List<String> fragments = new ArrayList<>();
    for (Path file : SourceFiles.below(Path.of(".."))) {
      String name = file.toString().replace('\\', '/');
      if (name.endsWith(".java") && name.contains("/src/main/")) {
        fragments(Files.readString(file)).forEach(text -> fragments.add(file + ": " + text));
      }
    }
    assertThat(fragments).as("Write whole sentences whose subject comes first.").isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "/** What it holds by now. */                     | 1",
        "/** The record so far. */                        | 0",
        "/** Whether all was found. */ /** Of a run. */   | 2",
        "/** @param of what */                            | 0",
        "/** Offers a codec. */                           | 0",
      })
  void aFragmentIsKnownByItsFirstWord(String source, int count) {
    assertThat(fragments(source)).hasSize(count);
  }

  private static List<String> fragments(String source) {
    List<String> fragments = new ArrayList<>();
    Matcher comment = COMMENT.matcher(source);
    while (comment.find()) {
      String text = comment.group(1).replaceAll("\\s*\\n\\s*\\* ?", " ").strip();
      if (FRAGMENT.matcher(text).lookingAt()) {
        fragments.add(text);
      }
    }
    return fragments;
  }
}
