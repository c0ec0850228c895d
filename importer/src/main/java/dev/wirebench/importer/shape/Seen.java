package dev.wirebench.importer.shape;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/**
 * The values that were seen at one place of all documents. Places form a tree, until {@link Maps}
 * and {@link Recursion} find that several are one.
 */
final class Seen {
  /** The kind of a value, before its type is chosen. */
  enum Kind {
    BOOLEAN,
    NUMBER,
    TEXT,
    OBJECT,
    ARRAY
  }

  private final Map<Kind, Long> counts = new EnumMap<>(Kind.class);
  private long nulls;
  private final NumberShapes numbers = new NumberShapes();
  private final TextShapes texts = new TextShapes();
  private final Map<String, Seen> members = new LinkedHashMap<>();
  private Seen elements;
  private Seen entries;

  /** Adds one value, with all that is in it. */
  void add(JsonNode value) {
    switch (value.getNodeType()) {
      case NULL -> nulls++;
      case BOOLEAN -> count(Kind.BOOLEAN);
      case NUMBER -> {
        count(Kind.NUMBER);
        numbers.add(value);
      }
      case STRING -> {
        count(Kind.TEXT);
        texts.add(value.textValue());
      }
      case OBJECT -> {
        count(Kind.OBJECT);
        value
            .properties()
            .forEach(
                member ->
                    members
                        .computeIfAbsent(member.getKey(), name -> new Seen())
                        .add(member.getValue()));
      }
      case ARRAY -> {
        count(Kind.ARRAY);
        for (JsonNode element : value) {
          elements = elements == null ? new Seen() : elements;
          elements.add(element);
        }
      }
      default -> throw new AssertionError("JSON has no " + value.getNodeType());
    }
  }

  private void count(Kind kind) {
    counts.merge(kind, 1L, Long::sum);
  }

  /** Adds what was seen elsewhere, where that turns out to be the same place. */
  void absorb(Seen other) {
    if (other == this) {
      return;
    }
    other.counts.forEach((kind, count) -> counts.merge(kind, count, Long::sum));
    nulls += other.nulls;
    numbers.absorb(other.numbers);
    texts.absorb(other.texts);
    other.members.forEach(
        (name, member) -> {
          Seen mine = members.putIfAbsent(name, member);
          if (mine != null) {
            mine.absorb(member);
          }
        });
    elements = together(elements, other.elements);
    entries = together(entries, other.entries);
    if (entries != null) {
      // In one of the two places the names were found to be data: so they are in the other.
      members.values().forEach(entries::absorb);
      members.clear();
    }
  }

  private static Seen together(Seen mine, Seen others) {
    if (mine == null || others == null) {
      return mine == null ? others : mine;
    }
    mine.absorb(others);
    return mine;
  }

  /** A copy to which more can be added while this stays as it is. */
  Seen copy() {
    Seen copy = new Seen();
    copy.counts.putAll(counts);
    copy.nulls = nulls;
    copy.numbers.absorb(numbers);
    copy.texts.absorb(texts);
    members.forEach((name, member) -> copy.members.put(name, member.copy()));
    copy.elements = elements == null ? null : elements.copy();
    copy.entries = entries == null ? null : entries.copy();
    return copy;
  }

  /** Makes the object a map, whose names are data. */
  void becomeMap(Seen values) {
    entries = values;
    members.clear();
  }

  /** Puts another place where a member, the elements or the entries are. */
  void replace(Seen part, Seen by) {
    members.replaceAll((name, member) -> member == part ? by : member);
    elements = elements == part ? by : elements;
    entries = entries == part ? by : entries;
  }

  /** The kinds that there are, apart from null. */
  Set<Kind> kinds() {
    return counts.keySet();
  }

  boolean isOnly(Kind kind) {
    return counts.size() == 1 && counts.containsKey(kind);
  }

  long count(Kind... of) {
    long count = 0;
    for (Kind kind : of) {
      count += counts.getOrDefault(kind, 0L);
    }
    return count;
  }

  long nulls() {
    return nulls;
  }

  /** The number of times that there was a value, or null. */
  long occurrences() {
    return nulls + count(Kind.values());
  }

  NumberShapes numbers() {
    return numbers;
  }

  TextShapes texts() {
    return texts;
  }

  /** The members by name, in the order in which they were met. */
  Map<String, Seen> members() {
    return members;
  }

  /** Null if no array had any. */
  Seen elements() {
    return elements;
  }

  /** The values of an object that is a map; null if it is none. */
  Seen entries() {
    return entries;
  }
}
