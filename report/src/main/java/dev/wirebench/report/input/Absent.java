package dev.wirebench.report.input;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** What to take for what a file does not say. */
final class Absent {
  private Absent() {}

  static String text(String value) {
    return value == null ? "" : value;
  }

  /** Without nulls. */
  static <T> List<T> list(List<T> values) {
    return values == null ? List.of() : values.stream().filter(Objects::nonNull).toList();
  }

  /** Without null values, in the same order. */
  static <V> Map<String, V> map(Map<String, V> values) {
    if (values == null) {
      return Map.of();
    }
    Map<String, V> known = new LinkedHashMap<>(values);
    known.values().removeIf(Objects::isNull);
    return Collections.unmodifiableMap(known);
  }
}
