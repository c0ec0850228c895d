package dev.wirebench.qualification;

import java.util.Arrays;
import java.util.List;

/** A clause is broken; the message says how. */
final class Broken extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** The characters that are shown on each side of a difference. */
  private static final int AROUND = 30;

  private final String withoutValues;

  Broken(String message) {
    this(message, message);
  }

  private Broken(String message, String withoutValues) {
    super(message);
    this.withoutValues = withoutValues;
  }

  /** The message for values that must not be quoted. */
  String withoutValues() {
    return withoutValues;
  }

  static void require(boolean holds, String otherwise) {
    if (!holds) {
      throw new Broken(otherwise);
    }
  }

  /** Throws the first objection: one clause is broken once. */
  static void requireNone(List<String> objections) {
    if (!objections.isEmpty()) {
      throw new Broken(objections.get(0));
    }
  }

  static void requireEqual(Object expected, Object actual, String what) {
    if (!expected.equals(actual)) {
      String different = what + " is not equal";
      throw new Broken(different + ": " + difference(expected, actual), different);
    }
  }

  /** The first characters that differ, with a few around them: values can be large. */
  static String difference(Object expected, Object actual) {
    String a = expected.toString();
    String b = String.valueOf(actual);
    int at = Arrays.mismatch(a.toCharArray(), b.toCharArray());
    return at < 0
        ? "both print " + around(a, 0)
        : "expected " + around(a, at) + ", got " + around(b, at);
  }

  private static String around(String text, int at) {
    return "…"
        + text.substring(Math.max(0, at - AROUND), Math.min(text.length(), at + AROUND))
        + "…";
  }
}
