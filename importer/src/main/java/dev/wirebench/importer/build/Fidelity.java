package dev.wirebench.importer.build;

import com.fasterxml.jackson.databind.JsonNode;
import dev.wirebench.importer.document.Place;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/**
 * Finds out whether a document, written again from its message, is the document that was given. It
 * compares them as trees, with all digits of numbers.
 *
 * <p>What is absent may come back as null, and an array or a map that is absent or null as an empty
 * one: the models of this suite write all fields. That is counted, to be said.
 */
final class Fidelity {
  private final List<String> differences = new ArrayList<>();
  private final Map<Place, Long> filled = new LinkedHashMap<>();

  void compare(JsonNode given, JsonNode held) {
    compare(given, held, Place.ROOT);
  }

  /** The differences: where, and how. */
  List<String> differences() {
    return List.copyOf(differences);
  }

  /**
   * The number of times that an absent value, or null, was written as null or as something empty,
   * by place.
   */
  Map<Place, Long> filled() {
    return Map.copyOf(filled);
  }

  private void compare(JsonNode given, JsonNode held, Place place) {
    if (held == null) {
      differences.add(place + " is missing");
    } else if (given == null || given.isNull()) {
      empty(given, held, place);
    } else if (given.isNumber() && held.isNumber()) {
      if (given.decimalValue().compareTo(held.decimalValue()) != 0) {
        differences.add(place + " has other digits");
      }
    } else if (given.getNodeType() != held.getNodeType()) {
      differences.add(place + " is of another type");
    } else if (given.isObject()) {
      objects(given, held, place);
    } else if (given.isArray()) {
      arrays(given, held, place);
    } else if (!given.equals(held)) {
      differences.add(place + " has another value");
    }
  }

  private void empty(JsonNode given, JsonNode held, Place place) {
    if (held.isContainerNode() && held.isEmpty()) {
      filled.merge(place, 1L, Long::sum);
    } else if (held.isNull()) {
      if (given == null) {
        filled.merge(place, 1L, Long::sum);
      }
    } else {
      differences.add(
          place
              + " is "
              + (given == null ? "absent" : "null")
              + " in the document, and has a value in the message: declare it optional");
    }
  }

  private void objects(JsonNode given, JsonNode held, Place place) {
    TreeSet<String> names = new TreeSet<>();
    given.fieldNames().forEachRemaining(names::add);
    held.fieldNames().forEachRemaining(names::add);
    for (String name : names) {
      compare(given.get(name), held.get(name), place.member(name));
    }
  }

  private void arrays(JsonNode given, JsonNode held, Place place) {
    if (given.size() != held.size()) {
      differences.add(place + " has another number of elements");
      return;
    }
    for (int i = 0; i < given.size(); i++) {
      compare(given.get(i), held.get(i), place.elements());
    }
  }
}
