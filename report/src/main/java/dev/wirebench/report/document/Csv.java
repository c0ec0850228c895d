package dev.wirebench.report.document;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Comma-separated values as RFC 4180 has them, safe to open in a spreadsheet. */
public final class Csv {
  private static final Pattern NUMBER =
      Pattern.compile("[+-]?\\d{1,300}(\\.\\d{1,300})?([eE][+-]?\\d{1,3})?");

  /** Spreadsheets skip blanks and control characters, of which the first three alone suffice. */
  private static final Pattern FORMULA =
      Pattern.compile("[\\t\\r\\n]|[\\s\\p{Cc}\\p{Cf}\\p{Z}]*[=+\\-@＝＋－＠]");

  private Csv() {}

  /** The cells of a thing, each behind a comma; nothing in them where there is no such thing. */
  public static <R> String cells(List<Column<R>> columns, Optional<R> thing) {
    return columns.stream()
        .map(column -> "," + thing.map(column::cell).orElse(""))
        .collect(Collectors.joining());
  }

  /**
   * A text as one field: quoted where it needs to be. Where it begins like a formula, an apostrophe
   * is put before it, as spreadsheets otherwise run it (OWASP, "CSV injection").
   */
  public static String text(String value) {
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
  public static String number(double value) {
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
