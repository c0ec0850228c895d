package dev.wirebench.models;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What the id of a payload says: {@code users-pretty-first-8} is the first 8 values of {@code
 * users}, pretty-printed.
 *
 * @param schema of the payload: {@code users}
 * @param pretty whether the documents are pretty-printed
 * @param first how many of the values are taken, a power of two; {@link #ALL} for all that there
 *     are
 */
record PayloadId(String schema, boolean pretty, int first) {
  static final int ALL = Integer.MAX_VALUE;

  private static final Pattern FORM =
      Pattern.compile("(?<schema>.+?)(?<pretty>-pretty)?(-first-(?<first>0|[1-9]\\d{0,8}))?");

  private static final Pattern PRETTY_LAST =
      Pattern.compile("(?<schema>.+)(?<first>-first-\\d+)-pretty");

  PayloadId {
    if (first != ALL && (first < 1 || Integer.bitCount(first) != 1)) {
      throw new IllegalArgumentException(
          "no payload '"
              + text(schema, pretty, first)
              + "': the number of values that it takes must be a power of two");
    }
  }

  /**
   * Looks at the id alone: the schema need not exist.
   *
   * @throws IllegalArgumentException if the number of values is none, or stands in another place
   */
  static PayloadId of(String id) {
    Matcher wrong = PRETTY_LAST.matcher(id);
    if (wrong.matches()) {
      throw new IllegalArgumentException(
          "no payload '%s': the number of values comes last, as in '%s-pretty%s'"
              .formatted(id, wrong.group("schema"), wrong.group("first")));
    }
    Matcher parts = FORM.matcher(id);
    if (!parts.matches()) {
      throw new IllegalArgumentException("no payload '" + id + "'");
    }
    String first = parts.group("first");
    return new PayloadId(
        parts.group("schema"),
        parts.group("pretty") != null,
        first == null ? ALL : Integer.parseInt(first));
  }

  PayloadId first(int values) {
    return new PayloadId(schema, pretty, values);
  }

  @Override
  public String toString() {
    return text(schema, pretty, first);
  }

  private static String text(String schema, boolean pretty, int first) {
    return schema + (pretty ? "-pretty" : "") + (first == ALL ? "" : "-first-" + first);
  }
}
