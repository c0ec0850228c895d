package dev.wirebench.report.coordinates;

import dev.wirebench.report.verdicts.Words;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** Titles and ids of a report's tables. */
public final class TableKeys {
  private static final int LONGEST_ID = 70;

  private final List<Map<String, String>> all;
  private final Set<String> varying = new HashSet<>();
  private final Set<String> ambiguousClasses = new HashSet<>();
  private final Set<String> ids = new HashSet<>();

  /** The number that was given last to an id that several titles have. */
  private final Map<String, Integer> numbers = new HashMap<>();

  private TableKeys(List<Map<String, String>> all) {
    this.all = all;
    Map<String, Set<String>> values = new HashMap<>();
    Map<String, Set<String>> classes = new HashMap<>();
    for (Map<String, String> dimensions : all) {
      dimensions.forEach(
          (name, value) -> values.computeIfAbsent(name, key -> new HashSet<>()).add(value));
      String name = dimensions.getOrDefault(Dimensions.CLASS, "");
      classes.computeIfAbsent(Coordinates.simpleName(name), key -> new HashSet<>()).add(name);
    }
    values.forEach(
        (name, found) -> {
          if (found.size() > 1) {
            varying.add(name);
          }
        });
    classes.forEach(
        (simple, full) -> {
          if (full.size() > 1) {
            ambiguousClasses.add(simple);
          }
        });
  }

  /**
   * @param all the dimensions of every table, in order
   * @return a key for each
   */
  public static List<TableKey> of(List<Map<String, String>> all) {
    TableKeys keys = new TableKeys(all);
    return keys.all.stream().map(keys::key).toList();
  }

  private TableKey key(Map<String, String> dimensions) {
    List<String> parts = new ArrayList<>();
    dimensions.forEach(
        (name, value) -> {
          String part = part(name, value, dimensions);
          if (!part.isEmpty()) {
            parts.add(part);
          }
        });
    String title = String.join(", ", parts);
    return new TableKey(id(title), title, dimensions);
  }

  /**
   * The part that a dimension adds to a title. Some dimensions add nothing if they are the same in
   * all comparisons.
   */
  private String part(String name, String value, Map<String, String> dimensions) {
    return switch (name) {
      case Dimensions.PAYLOAD, Dimensions.OPERATION -> value;
      case Dimensions.METHOD -> value.equals(dimensions.get(Dimensions.OPERATION)) ? "" : value;
      case Dimensions.MEDIUM -> Words.medium(value);
      case Dimensions.CLASS -> className(value);
      // Of our own benchmarks, the operation says the mode.
      case Dimensions.MODE ->
          varying.contains(name) && !dimensions.containsKey(Dimensions.MEDIUM) ? value : "";
      case Dimensions.SOURCE -> varying.contains(name) ? value : "";
      case Dimensions.THREADS -> varying.contains(name) ? threads(value, dimensions) : "";
      case Dimensions.JDK -> varying.contains(name) ? "JDK " + value : "";
      default -> name + "=" + value;
    };
  }

  /** Nothing where the JDK's label says it, as in our own runs. */
  private static String threads(String count, Map<String, String> dimensions) {
    String words = count + (count.equals("1") ? " thread" : " threads");
    return dimensions.getOrDefault(Dimensions.JDK, "").endsWith(", " + words) ? "" : words;
  }

  private String className(String value) {
    String simple = Coordinates.simpleName(value);
    return ambiguousClasses.contains(simple) ? value : simple;
  }

  private String id(String title) {
    String plain =
        Normalizer.normalize(title, Normalizer.Form.NFKD)
            .toLowerCase(Locale.ROOT)
            .replaceAll("[^a-z0-9]+", "-")
            .replaceAll("^-|-$", "");
    String stem = plain.isEmpty() ? "table" : plain;
    String shortened = stem.substring(0, Math.min(LONGEST_ID, stem.length())).replaceAll("-$", "");
    String id = shortened;
    while (!ids.add(id)) {
      id = shortened + "-" + numbers.merge(shortened, 2, (last, unused) -> last + 1);
    }
    return id;
  }
}
