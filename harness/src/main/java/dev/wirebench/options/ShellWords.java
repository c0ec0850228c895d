package dev.wirebench.options;

import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** The words of a line, as a shell would see them; nothing but quotes has a meaning. */
public final class ShellWords {
  private static final String WORD = "(?:[^\\s\"']++|\"[^\"]*+\"|'[^']*+')++";
  private static final Pattern LINE = Pattern.compile("\\s*+(?:" + WORD + "\\s*+)*+");
  private static final Pattern QUOTED = Pattern.compile("\"([^\"]*)\"|'([^']*)'");

  private ShellWords() {}

  /**
   * @return the words without their quotes, or nothing if a quote is not closed
   */
  public static Optional<List<String>> split(String line) {
    return LINE.matcher(line).matches()
        ? Optional.of(
            Pattern.compile(WORD).matcher(line).results().map(ShellWords::withoutQuotes).toList())
        : Optional.empty();
  }

  private static String withoutQuotes(MatchResult word) {
    return QUOTED.matcher(word.group()).replaceAll("$1$2");
  }
}
