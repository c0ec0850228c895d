package dev.wirebench.importer.shape;

import dev.wirebench.importer.shape.Seen.Kind;
import java.util.Collection;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Finds objects that are maps: their names are data, as in a catalogue that is keyed by ids. An
 * application holds such an object as a {@code Map}, and a class with a field for each name would
 * be measured as something else.
 *
 * <p>No rule can be sure of that. These look for many names with values of one type, and for names
 * that no programmer gives to a field, or that differ from object to object. What they decide is
 * said in the schema, where it can be changed.
 */
final class Maps {
  /** Fewer names are fields, whatever they look like. */
  private static final int FEWEST = 5;

  /** Unless all of them are numbers and digests. */
  private static final int FEWEST_IDS = 3;

  /** So many names are met in few classes, if their values are of one type. */
  private static final int MANY = 20;

  private static final double MOST_PRESENT = 0.3;
  private static final int FEWEST_OBJECTS = 5;

  private static final int FEWEST_RECORDS = 8;
  private static final double ALIKE = 0.8;
  private static final double SIMILAR = 0.5;
  private static final int FEWEST_FIELDS = 2;

  /** A word with dashes or underscores in it: {@code order_id}, {@code level-1_key-1}. */
  private static final Pattern NAME = Pattern.compile("[\\p{L}_$][\\p{L}\\p{N}_$-]*");

  /** A short prefix and a number: {@code p-1001}. */
  private static final Pattern NUMBERED = Pattern.compile("\\p{L}{0,8}[-_]?\\d{2,}");

  /** Names like UUIDs and digests. */
  private static final Pattern HEXADECIMAL = Pattern.compile("[0-9a-fA-F-]{16,}");

  private Maps() {}

  /**
   * Turns the members of an object into maps that are some, and likewise further down. What stands
   * in a list or in another map stays an object: Protobuf has no map in either.
   */
  static void find(Seen seen) {
    for (Seen member : seen.members().values()) {
      if (member.count(Kind.OBJECT) > 0 && isMap(member)) {
        member.becomeMap(together(member.members().values()));
      }
      find(member);
    }
    if (seen.elements() != null) {
      find(seen.elements());
    }
    if (seen.entries() != null) {
      find(seen.entries());
    }
  }

  private static Seen together(Collection<Seen> values) {
    Seen all = new Seen();
    values.forEach(value -> all.absorb(value.copy()));
    return all;
  }

  private static boolean isMap(Seen object) {
    Map<String, Seen> members = object.members();
    if (members.size() < FEWEST_IDS || !isUniform(members.values())) {
      return false;
    }
    if (members.size() < FEWEST) {
      return members.keySet().stream().allMatch(Maps::isId);
    }
    return isKeyedByData(members.keySet())
        || namesVary(object, members)
        || areRecords(members.values());
  }

  /** Values of one kind, never null; objects and arrays with much in common. */
  private static boolean isUniform(Collection<Seen> values) {
    Set<Kind> kinds =
        values.stream().flatMap(value -> value.kinds().stream()).collect(Collectors.toSet());
    if (kinds.size() != 1 || values.stream().anyMatch(value -> value.nulls() > 0)) {
      return false;
    }
    return !kinds.contains(Kind.OBJECT) || overlap(values) >= SIMILAR;
  }

  private static boolean isKeyedByData(Set<String> names) {
    return names.stream().filter(Maps::isData).count() * 2 >= names.size();
  }

  private static boolean isData(String name) {
    return !NAME.matcher(name).matches() || isId(name);
  }

  private static boolean isId(String name) {
    return NUMBERED.matcher(name).matches() || HEXADECIMAL.matcher(name).matches();
  }

  private static boolean namesVary(Seen object, Map<String, Seen> members) {
    long objects = object.count(Kind.OBJECT);
    double present =
        members.values().stream().mapToLong(Seen::occurrences).sum()
            / ((double) members.size() * objects);
    return members.size() >= MANY && objects >= FEWEST_OBJECTS && present <= MOST_PRESENT;
  }

  private static boolean areRecords(Collection<Seen> values) {
    return values.size() >= FEWEST_RECORDS
        && values.stream()
            .allMatch(value -> value.isOnly(Kind.OBJECT) && value.members().size() >= FEWEST_FIELDS)
        && overlap(values) >= ALIKE;
  }

  /** The share of all their names that an object has, on average. */
  private static double overlap(Collection<Seen> objects) {
    Set<String> all =
        objects.stream()
            .flatMap(object -> object.members().keySet().stream())
            .collect(Collectors.toSet());
    return all.isEmpty()
        ? 1
        : objects.stream()
            .mapToDouble(object -> object.members().size() / (double) all.size())
            .average()
            .orElseThrow();
  }
}
