package dev.wirebench.cli;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** What becomes of files by accident, by hand, and by programs that are not ours. */
final class Mutation {
  private static final Pattern NUMBER =
      Pattern.compile("(?<=[:,\\[] ?)-?\\d+(\\.\\d+)?([eE]-?\\d+)?");
  private static final Pattern TEXT = Pattern.compile("\"[^\"\\\\]*\"");
  private static final List<String> NUMBERS =
      List.of(
          "-1",
          "0",
          "1",
          "7",
          "1e999",
          "-1e999",
          "1e300",
          "4.9e-324",
          "\"NaN\"",
          "\"12\"",
          "null",
          "true",
          "{}",
          "[]",
          "99999999999999999999",
          "2147483647",
          "1.5");
  private static final List<String> TEXTS =
      List.of(
          "\"\"",
          "\"x\"",
          "\"\\ud800\"",
          "\"\\u0000\\u001b[2J\"",
          "\"us/op\"",
          "\"gson\"",
          "\"<script>\"",
          "\"=1+1\"",
          "\"../../x\"",
          "null",
          "7",
          "{}",
          "[\"a\"]",
          "\"1970-01-01T00:00:00Z\"");
  private static final int DEEP = 5_000;

  private final Random random;

  Mutation(Random random) {
    this.random = random;
  }

  private interface Kind {
    /**
     * @param text one character a byte
     */
    String of(String text);
  }

  /** The same bytes with one thing wrong; now and then nothing is. */
  byte[] of(byte[] file) {
    List<Kind> kinds =
        List.of(
            this::flippedBit,
            this::withoutPart,
            this::cutOff,
            this::withBytes,
            this::withoutLine,
            this::lineTwice,
            this::linesSwapped,
            text -> replaced(text, NUMBER, NUMBERS),
            text -> replaced(text, NUMBER, NUMBERS),
            text -> replaced(text, TEXT, TEXTS),
            text -> replaced(text, TEXT, TEXTS),
            text -> "",
            text -> "[".repeat(DEEP) + text,
            text -> text + "x");
    return kinds
        .get(random.nextInt(kinds.size()))
        .of(new String(file, ISO_8859_1))
        .getBytes(ISO_8859_1);
  }

  private String flippedBit(String text) {
    int at = random.nextInt(text.length());
    char flipped = (char) (text.charAt(at) ^ 1 << random.nextInt(Byte.SIZE));
    return text.substring(0, at) + flipped + text.substring(at + 1);
  }

  private String withoutPart(String text) {
    int begin = random.nextInt(text.length());
    int end = Math.min(text.length(), begin + 1 + random.nextInt(200));
    return text.substring(0, begin) + text.substring(end);
  }

  private String cutOff(String text) {
    return text.substring(0, random.nextInt(text.length()));
  }

  private String withBytes(String text) {
    byte[] bytes = new byte[1 + random.nextInt(20)];
    random.nextBytes(bytes);
    int at = random.nextInt(text.length());
    return text.substring(0, at) + new String(bytes, ISO_8859_1) + text.substring(at);
  }

  private static List<String> lines(String text) {
    return new ArrayList<>(Arrays.asList(text.split("(?<=\n)")));
  }

  private String withoutLine(String text) {
    List<String> lines = lines(text);
    lines.remove(random.nextInt(lines.size()));
    return String.join("", lines);
  }

  private String lineTwice(String text) {
    List<String> lines = lines(text);
    lines.add(random.nextInt(lines.size() + 1), lines.get(random.nextInt(lines.size())));
    return String.join("", lines);
  }

  private String linesSwapped(String text) {
    List<String> lines = lines(text);
    Collections.swap(lines, random.nextInt(lines.size()), random.nextInt(lines.size()));
    return String.join("", lines);
  }

  private String replaced(String text, Pattern what, List<String> others) {
    List<MatchResult> found = what.matcher(text).results().toList();
    if (found.isEmpty()) {
      return text;
    }
    MatchResult one = found.get(random.nextInt(found.size()));
    return text.substring(0, one.start())
        + others.get(random.nextInt(others.size()))
        + text.substring(one.end());
  }
}
