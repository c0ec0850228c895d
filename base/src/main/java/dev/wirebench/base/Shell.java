package dev.wirebench.base;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Commands that people can paste into a POSIX shell. */
public final class Shell {
  private static final Pattern PLAIN = Pattern.compile("[A-Za-z0-9_@%+=:,./-]+");

  private Shell() {}

  /** A word, in quotes if it needs them. */
  public static String quoted(String value) {
    if (Unprintable.SIGN.matcher(value).find()) {
      return escaped(value);
    }
    return PLAIN.matcher(value).matches() ? value : "'" + value.replace("'", "'\\''") + "'";
  }

  /**
   * A text in quotes without signs that a terminal would obey: each byte of them is its octal
   * number.
   */
  private static String escaped(String value) {
    String plain = value.replace("\\", "\\\\").replace("'", "\\'");
    return "$'" + Unprintable.SIGN.matcher(plain).replaceAll(sign -> octal(sign.group())) + "'";
  }

  private static String octal(String sign) {
    StringBuilder octal = new StringBuilder();
    for (byte each : sign.getBytes(StandardCharsets.UTF_8)) {
      octal.append(String.format(Locale.ROOT, "\\\\%03o", Byte.toUnsignedInt(each)));
    }
    return octal.toString();
  }

  /** Words that become one line. */
  public static String line(Object... words) {
    return Arrays.stream(words)
        .map(word -> quoted(word.toString()))
        .collect(Collectors.joining(" "));
  }
}
