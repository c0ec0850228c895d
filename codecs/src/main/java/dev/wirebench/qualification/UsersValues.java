package dev.wirebench.qualification;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Finds out whether a message quotes a value of a user's documents. Such a message stays out of
 * reports.
 */
final class UsersValues {
  /** A text, which may be the name of a field, or a number. */
  private static final Pattern TOKEN =
      Pattern.compile("\"((?:[^\"\\\\]|\\\\.)*+)\"(\\s*:)?|-?\\d[\\d.eE+-]*");

  private static final Pattern ESCAPE = Pattern.compile("\\\\(?:u[0-9a-fA-F]{4}|.)");

  /** Shorter texts are in every sentence, so they count only where they stand alone. */
  private static final int LONG = 4;

  /** Libraries may quote the beginning of a text alone. */
  private static final int BEGINNING = 8;

  private UsersValues() {}

  static boolean areIn(String message, List<byte[]> documents) {
    return documents.stream()
        .anyMatch(document -> isIn(message, new String(document, StandardCharsets.UTF_8)));
  }

  private static boolean isIn(String message, String document) {
    Matcher token = TOKEN.matcher(document);
    while (token.find()) {
      boolean isName = token.group(2) != null;
      if (!isName && quotes(message, token.group(1) == null ? token.group() : token.group(1))) {
        return true;
      }
    }
    return false;
  }

  /** Looks for each part of the value between its escapes. */
  private static boolean quotes(String message, String value) {
    for (String part : ESCAPE.split(value)) {
      String beginning = part.substring(0, Math.min(part.length(), BEGINNING));
      if (part.length() >= LONG ? message.contains(beginning) : standsAlone(message, part)) {
        return true;
      }
    }
    return false;
  }

  private static boolean standsAlone(String message, String part) {
    return !part.isBlank()
        && Pattern.compile("(?<![\\w.])" + Pattern.quote(part) + "(?![\\w.])")
            .matcher(message)
            .find();
  }
}
