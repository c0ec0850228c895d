package dev.wirebench.report.input;

import java.util.Arrays;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Commands that people can paste into a POSIX shell. */
public final class Shell {
  private static final Pattern PLAIN = Pattern.compile("[A-Za-z0-9_@%+=:,./-]+");

  private Shell() {}

  /** A word, in quotes if it needs them. */
  public static String quoted(String value) {
    return PLAIN.matcher(value).matches() ? value : "'" + value.replace("'", "'\\''") + "'";
  }

  /** Words that become one line. */
  public static String line(Object... words) {
    return Arrays.stream(words)
        .map(word -> quoted(word.toString()))
        .collect(Collectors.joining(" "));
  }
}
