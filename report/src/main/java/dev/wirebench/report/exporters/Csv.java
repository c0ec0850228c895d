package dev.wirebench.report.exporters;

import java.util.regex.Pattern;

/** Comma-separated values as RFC 4180 has them, safe to open in a spreadsheet. */
final class Csv {
  private static final Pattern NUMBER =
      Pattern.compile("[+-]?\\d{1,300}(\\.\\d{1,300})?([eE][+-]?\\d{1,3})?");

  /** Spreadsheets skip blanks and control characters, of which the first three alone suffice. */
  private static final Pattern FORMULA =
      Pattern.compile("[\\t\\r\\n]|[\\s\\p{Cc}\\p{Cf}\\p{Z}]*[=+\\-@＝＋－＠]");

  private Csv() {}

  /**
   * A text as one field: quoted where it needs to be. Where it begins like a formula, an apostrophe
   * is put before it, as spreadsheets otherwise run it (OWASP, "CSV injection").
   */
  static String text(String value) {
    String safe = isFormula(value) ? "'" + value : value;
    boolean plain =
        safe.chars().noneMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r')
            && safe.equals(safe.strip());
    return plain ? safe : '"' + safe.replace("\"", "\"\"") + '"';
  }

  /** A number may begin as a formula does, and does nothing. */
  private static boolean isFormula(String value) {
    return !value.isEmpty()
        && !NUMBER.matcher(value).matches()
        && FORMULA.matcher(value).lookingAt();
  }

  /** A number in full precision; empty if it is none. */
  static String number(double value) {
    if (Double.isNaN(value)) {
      return "";
    }
    if (Double.isInfinite(value)) {
      return value > 0 ? "Inf" : "-Inf";
    }
    long whole = (long) value;
    return whole == value && Math.abs(whole) < 1L << 53
        ? Long.toString(whole)
        : Double.toString(value);
  }
}
