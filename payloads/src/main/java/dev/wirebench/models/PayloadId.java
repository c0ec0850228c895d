package dev.wirebench.models;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The parts of a payload's id: {@code users-pretty-first-8} is the first 8 values of {@code users},
 * pretty-printed. Each value of {@code users-times-60} holds what 60 of them hold.
 *
 * @param schema of the payload: {@code users}
 * @param times how many values of the schema's make one; 1 for them as they are
 * @param pretty whether the documents are pretty-printed
 * @param first how many of the values are taken, a power of two; {@link #ALL} for all that there
 *     are
 */
record PayloadId(String schema, int times, boolean pretty, int first) {
  static final int ALL = Integer.MAX_VALUE;

  private static final Pattern FORM =
      Pattern.compile(
          "(?<schema>.+?)(-times-(?<times>[1-9]\\d{0,3}))?(?<pretty>-pretty)?"
              + "(-first-(?<first>0|[1-9]\\d{0,8}))?");

  private static final Pattern PRETTY_LAST =
      Pattern.compile("(?<schema>.+)(?<first>-first-\\d+)-pretty");

  PayloadId {
    if (first != ALL && (first < 1 || Integer.bitCount(first) != 1)) {
      throw new IllegalArgumentException(
          "no payload '"
              + text(schema, times, pretty, first)
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
    String times = parts.group("times");
    return new PayloadId(
        parts.group("schema"),
        times == null ? 1 : Integer.parseInt(times),
        parts.group("pretty") != null,
        first == null ? ALL : Integer.parseInt(first));
  }

  PayloadId first(int values) {
    return new PayloadId(schema, times, pretty, values);
  }

  @Override
  public String toString() {
    return text(schema, times, pretty, first);
  }

  private static String text(String schema, int times, boolean pretty, int first) {
    return schema
        + (times == 1 ? "" : "-times-" + times)
        + (pretty ? "-pretty" : "")
        + (first == ALL ? "" : "-first-" + first);
  }
}
