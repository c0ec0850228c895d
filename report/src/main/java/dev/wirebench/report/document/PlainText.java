package dev.wirebench.report.document;

import java.util.regex.Pattern;

/** Text that came from a file, made harmless wherever it is shown. */
public final class PlainText {
  private static final int REPLACEMENT = 0xFFFD;

  /** A mark without width: what it parts is neither an address nor somebody's name. */
  static final char PARTING = '\u200B';

  /** The beginning of what is read as an address. */
  private static final Pattern ADDRESS = Pattern.compile("(?<=:)(?=//)|(?<=\\b[wW]{3})(?=\\.)");

  private PlainText() {}

  /**
   * The text on one line, without invisible characters, in which nothing is a link to an address or
   * mentions anybody.
   */
  public static String of(String value) {
    StringBuilder out = new StringBuilder();
    value
        .codePoints()
        .forEach(
            c -> {
              if (c == '\n' || c == '\r' || c == '\t') {
                out.append(' ');
              } else {
                out.appendCodePoint(isInvisible(c) ? REPLACEMENT : c);
              }
              if (c == '@') {
                out.append(PARTING);
              }
            });
    return ADDRESS.matcher(out).replaceAll(String.valueOf(PARTING));
  }

  /** Control characters, unpaired surrogates, and marks that change the direction of a line. */
  private static boolean isInvisible(int c) {
    return Character.isISOControl(c)
        || Character.getType(c) == Character.SURROGATE
        || c >= 0x202A && c <= 0x202E
        || c >= 0x2066 && c <= 0x2069;
  }
}
