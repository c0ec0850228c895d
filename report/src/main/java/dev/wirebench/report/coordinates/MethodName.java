package dev.wirebench.report.coordinates;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A method's name, taken apart.
 *
 * @param operation what it does, for instance {@code encode}; of a name with several verbs all of
 *     them, {@code write and read}: who does both is no rival of who does one
 * @param rest what else it says, for instance {@code Gson}; may be empty
 */
record MethodName(String operation, String rest) {
  /** Between words of a name: before a capital, around a number, and at an underscore. */
  private static final String WORDS =
      "(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])"
          + "|(?<=[a-zA-Z])(?=[0-9])|(?<=[0-9])(?=[a-z])|_+";

  private static final String ROUND_TRIP = "round trip";

  /** The verb of each word that stands for one: nouns and second spellings name the same work. */
  private static final Map<String, String> VERBS =
      byWord(
          List.of(
              List.of("read", "reading"),
              List.of("write", "writing"),
              List.of("encode", "encoding"),
              List.of("decode", "decoding"),
              List.of("serialize", "serializing", "serialization"),
              List.of("deserialize", "deserializing", "deserialization"),
              List.of("serialise", "serialising", "serialisation"),
              List.of("deserialise", "deserialising", "deserialisation"),
              List.of("ser"),
              List.of("deser"),
              List.of("marshal", "marshall", "marshaling", "marshalling"),
              List.of("unmarshal", "unmarshall", "unmarshaling", "unmarshalling"),
              List.of("pack", "packing"),
              List.of("unpack", "unpacking"),
              List.of("parse", "parsing"),
              List.of("print", "printing"),
              List.of("format", "formatting"),
              List.of("generate", "generating", "generation"),
              List.of("stringify"),
              List.of("dump", "dumping"),
              List.of("load", "loading"),
              List.of("compress", "compressing", "compression"),
              List.of("decompress", "decompressing", "decompression"),
              List.of(ROUND_TRIP, "roundtrip")));

  private static final String TO = "to";
  private static final String FROM = "from";
  private static final Set<String> JOINERS = Set.of("and", "then");

  /**
   * Words for forms on a wire. Of the names that libraries have too, only the commonest are listed.
   */
  private static final Set<String> FORMATS =
      Set.of(
          "json xml yaml csv binary byte bytes array string text stream buffer wire file"
              .split(" "));

  /** Words for the objects that an application holds. */
  private static final Set<String> VALUES =
      Set.of("object pojo bean java model entity dto instance".split(" "));

  /** Each list is a verb and other words for it. */
  private static Map<String, String> byWord(List<List<String>> verbs) {
    return verbs.stream()
        .flatMap(words -> words.stream().map(word -> Map.entry(word, words.get(0))))
        .collect(Collectors.toUnmodifiableMap(Map.Entry::getKey, Map.Entry::getValue));
  }

  /** Empty if the name has no verb of serialization. */
  static Optional<MethodName> of(String method) {
    return of(words(method));
  }

  /** The words that a name is written of. */
  static List<String> words(String name) {
    return List.of(name.replaceAll("(?i)round_?trip", "Roundtrip").split(WORDS));
  }

  /** Says whether a word alone tells the work of a method. */
  static boolean isVerb(String word) {
    return VERBS.containsKey(word.toLowerCase(Locale.ROOT));
  }

  /** The operation of a name that was taken apart into words. */
  static Optional<MethodName> of(List<String> words) {
    SortedMap<Integer, String> verbs = verbs(words);
    if (verbs.isEmpty()) {
      return Optional.empty();
    }
    Set<String> distinct = new LinkedHashSet<>(verbs.values());
    String rest =
        IntStream.range(0, words.size())
            .filter(at -> !verbs.containsKey(at))
            .filter(at -> distinct.size() == 1 || !JOINERS.contains(word(words, at)))
            .mapToObj(words::get)
            .collect(Collectors.joining());
    return Optional.of(
        new MethodName(
            distinct.contains(ROUND_TRIP) ? ROUND_TRIP : String.join(" and ", distinct), rest));
  }

  /**
   * The verbs of a name by their places. "To" and "from" are verbs where there is no other: not in
   * writeToStream.
   */
  private static SortedMap<Integer, String> verbs(List<String> words) {
    SortedMap<Integer, String> verbs = new TreeMap<>();
    SortedMap<Integer, String> directions = new TreeMap<>();
    for (int at = 0; at < words.size(); at++) {
      String word = word(words, at);
      if (VERBS.containsKey(word)) {
        verbs.put(at, VERBS.get(word));
      } else if (isDirection(word)) {
        directions.put(at, isTurned(words, at) ? opposite(word) : word);
      }
    }
    return verbs.isEmpty() ? directions : verbs;
  }

  /**
   * Says whether a direction is turned, so that it is seen from the wire: {@code jsonToGson} and
   * {@code toPojo} read.
   */
  private static boolean isTurned(List<String> words, int at) {
    String before = word(words, at - 1);
    String after = word(words, at + 1);
    if (FORMATS.contains(after) || VALUES.contains(before)) {
      return false;
    }
    boolean isLast = after.isEmpty() || JOINERS.contains(after) || isDirection(after);
    return VALUES.contains(after) || FORMATS.contains(before) && !isLast;
  }

  private static boolean isDirection(String word) {
    return word.equals(TO) || word.equals(FROM);
  }

  private static String opposite(String direction) {
    return direction.equals(TO) ? FROM : TO;
  }

  /** Empty outside. */
  private static String word(List<String> words, int at) {
    return at < 0 || at >= words.size() ? "" : words.get(at).toLowerCase(Locale.ROOT);
  }
}
