package dev.wirebench.report.analysis;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Suites of others have the operation in the names of their methods: {@code encodeGson} and {@code
 * decodeGson}, {@code gsonTo} and {@code gsonFrom}, {@code read} and {@code write}. Where most
 * methods of a class have such a verb, and not all the same, the verb is the operation, and what is
 * left of the name is the method: reading is not ranked against writing. Methods without a verb are
 * compared with each other.
 */
final class NamedOperations {
  private static final Set<String> VERBS =
      Set.of(
          "read",
          "write",
          "encode",
          "decode",
          "serialize",
          "deserialize",
          "serialise",
          "deserialise",
          "ser",
          "deser",
          "marshal",
          "unmarshal",
          "to",
          "from",
          "pack",
          "unpack",
          "parse",
          "print",
          "format",
          "generate",
          "stringify",
          "dump",
          "load",
          "compress",
          "decompress");

  /** Between words of a name: before a capital, and at an underscore. */
  private static final String WORDS = "(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|_+";

  private NamedOperations() {}

  /** A method's name, taken apart. */
  private record Name(String verb, String rest) {}

  /** The same cells; of some, the dimension {@code operation} is new and {@code method} shorter. */
  static List<Coordinates> apart(List<Coordinates> cells) {
    Map<String, Set<String>> methods = new HashMap<>();
    for (Coordinates cell : cells) {
      if (isNamed(cell)) {
        methods.computeIfAbsent(cell.ofClass(), key -> new TreeSet<>()).add(method(cell));
      }
    }
    Map<String, Map<String, Name>> names = new HashMap<>();
    methods.forEach((key, all) -> names.put(key, names(all)));
    return cells.stream()
        .map(cell -> isNamed(cell) ? apart(cell, names.get(cell.ofClass())) : cell)
        .toList();
  }

  private static boolean isNamed(Coordinates cell) {
    return !method(cell).isEmpty() && cell.value(Dimensions.OPERATION).isEmpty();
  }

  private static String method(Coordinates cell) {
    return cell.value(Dimensions.METHOD);
  }

  /** Of the methods of a class that have a verb; none if these are few, or all have the same. */
  private static Map<String, Name> names(Set<String> methods) {
    Map<String, Name> names = new LinkedHashMap<>();
    methods.forEach(method -> name(method).ifPresent(name -> names.put(method, name)));
    Map<String, Long> byVerb = counted(names, Name::verb);
    if (byVerb.size() < 2 || 2 * names.size() <= methods.size()) {
      return Map.of();
    }
    Map<Name, Long> byName = counted(names, name -> name);
    names.replaceAll((method, name) -> distinct(method, name, byVerb, byName));
    return names;
  }

  private static <T> Map<T, Long> counted(Map<String, Name> names, Function<Name, T> key) {
    return names.values().stream().collect(Collectors.groupingBy(key, Collectors.counting()));
  }

  private static Optional<Name> name(String method) {
    List<String> words = new ArrayList<>(Arrays.asList(method.split(WORDS)));
    for (int at = 0; at < words.size(); at++) {
      if (VERBS.contains(words.get(at).toLowerCase(Locale.ROOT))) {
        String verb = words.remove(at).toLowerCase(Locale.ROOT);
        return Optional.of(new Name(verb, String.join("", words)));
      }
    }
    return Optional.empty();
  }

  private static Name distinct(
      String method, Name name, Map<String, Long> byVerb, Map<Name, Long> byName) {
    // Where a verb has one method, the rest of its name tells nothing apart.
    if (byVerb.get(name.verb()) == 1 || name.rest().isEmpty()) {
      return new Name(name.verb(), name.verb());
    }
    return byName.get(name) > 1 ? new Name(name.verb(), method) : name;
  }

  private static Coordinates apart(Coordinates cell, Map<String, Name> names) {
    Name name = names.get(method(cell));
    if (name == null) {
      return cell;
    }
    Map<String, String> values = new LinkedHashMap<>();
    cell.values()
        .forEach(
            (dimension, value) -> {
              if (dimension.equals(Dimensions.METHOD)) {
                values.put(Dimensions.OPERATION, name.verb());
                values.put(Dimensions.METHOD, name.rest());
              } else {
                values.put(dimension, value);
              }
            });
    return new Coordinates(cell.source(), cell.cell(), values);
  }
}
