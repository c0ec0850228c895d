package dev.wirebench.qualification;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The edge values of each kind of leaf, and the words for them. */
final class EdgeValues {
  /** Some formats write a length in 16 bits. */
  private static final int LONG = 70_000;

  /** The lengths around which formats change how they write a list. */
  static final List<Integer> LENGTHS = List.of(0, 1, 16, 17, 255, 256);

  private static final Map<Class<?>, String> NOUNS =
      Map.ofEntries(
          Map.entry(String.class, "text"),
          Map.entry(int.class, "int"),
          Map.entry(Integer.class, "int"),
          Map.entry(long.class, "long"),
          Map.entry(Long.class, "long"),
          Map.entry(float.class, "float"),
          Map.entry(Float.class, "float"),
          Map.entry(double.class, "double"),
          Map.entry(Double.class, "double"),
          Map.entry(boolean.class, "boolean"),
          Map.entry(Boolean.class, "boolean"),
          Map.entry(byte[].class, "byte array"),
          Map.entry(Instant.class, "instant"));

  private EdgeValues() {}

  /**
   * A value at an edge.
   *
   * @param words with the noun and its article: "the smallest int"
   * @param value null where the field is to be absent
   */
  record Edge(String words, Object value) {}

  /** The noun for a kind of leaf; null if nothing is known about it. */
  static String noun(Class<?> type) {
    return type.isEnum() ? "enum" : NOUNS.get(type);
  }

  static String a(String noun) {
    return ("aeiou".indexOf(noun.charAt(0)) < 0 ? "a " : "an ") + noun;
  }

  /**
   * @param type one that has a {@link #noun}
   * @param mayBeAbsent whether the field is known to be null at times
   */
  static List<Edge> of(Class<?> type, boolean mayBeAbsent) {
    String noun = (mayBeAbsent ? "optional " : "") + noun(type);
    List<Edge> edges = new ArrayList<>(present(type, noun));
    if (mayBeAbsent) {
      edges.add(new Edge("an absent " + noun, null));
    }
    return edges;
  }

  private static List<Edge> present(Class<?> type, String noun) {
    if (type.isEnum()) {
      Object[] all = type.getEnumConstants();
      return List.of(
          new Edge("the first constant of " + a(noun), all[0]),
          new Edge("the last constant of " + a(noun), all[all.length - 1]));
    }
    return switch (noun(type)) {
      case "text" -> texts(a(noun));
      case "int" -> numbers(noun, Integer.MIN_VALUE, Integer.MAX_VALUE, -1);
      case "long" -> longs(noun);
      case "float" -> floats(noun);
      case "double" -> doubles(noun);
      case "boolean" ->
          List.of(new Edge("a false " + noun, false), new Edge("a true " + noun, true));
      case "byte array" -> bytes(noun);
      default -> instants(a(noun));
    };
  }

  private static List<Edge> texts(String text) {
    return List.of(
        new Edge(text + " of no letters", ""),
        new Edge(text + " of 70,000 letters", "abcdefg".repeat(LONG / 7)),
        new Edge(text + " with letters beyond Latin-1", "\u017c\u00f3\u0142w \u9f9c"),
        new Edge(text + " with letters beyond the BMP", "a\ud83d\ude00b\ud835\udcb3"),
        new Edge(text + " with NUL", "a\0b"),
        new Edge(text + " with a lone high surrogate", "a\ud800b"),
        new Edge(text + " with a lone low surrogate", "a\udc00b"));
  }

  private static List<Edge> numbers(String noun, Object smallest, Object largest, Object negative) {
    return List.of(
        new Edge("the smallest " + noun, smallest),
        new Edge("the largest " + noun, largest),
        new Edge("a negative " + noun, negative));
  }

  private static List<Edge> longs(String noun) {
    List<Edge> edges = new ArrayList<>(numbers(noun, Long.MIN_VALUE, Long.MAX_VALUE, -1L));
    edges.add(new Edge(a(noun) + " of 17 digits", 12_345_678_901_234_567L));
    return edges;
  }

  private static List<Edge> floats(String noun) {
    List<Edge> edges = new ArrayList<>(numbers(noun, Float.MIN_VALUE, Float.MAX_VALUE, -2.5f));
    edges.add(new Edge(a(noun) + " of -0.0", -0.0f));
    edges.add(new Edge(a(noun) + " of 9 digits", 1.00000012f));
    return edges;
  }

  private static List<Edge> doubles(String noun) {
    List<Edge> edges = new ArrayList<>(numbers(noun, Double.MIN_VALUE, Double.MAX_VALUE, -2.5));
    edges.add(new Edge(a(noun) + " of -0.0", -0.0));
    edges.add(new Edge(a(noun) + " of 17 digits", 0.30000000000000004));
    return edges;
  }

  private static List<Edge> bytes(String noun) {
    byte[] every = new byte[LONG];
    for (int i = 0; i < every.length; i++) {
      every[i] = (byte) i;
    }
    return List.of(
        new Edge(a(noun) + " of no bytes", new byte[0]),
        new Edge(a(noun) + " of 70,000 bytes", every));
  }

  private static List<Edge> instants(String instant) {
    return List.of(
        new Edge(instant + " with nanoseconds", Instant.parse("2024-02-29T23:59:59.123456789Z")),
        new Edge(instant + " before 1970", Instant.parse("1901-02-03T04:05:06Z")),
        new Edge(
            instant + " before 1970 with a fraction of a second",
            Instant.parse("1969-12-31T23:59:58.25Z")));
  }
}
