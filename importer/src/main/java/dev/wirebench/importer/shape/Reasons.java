package dev.wirebench.importer.shape;

import dev.wirebench.importer.shape.Seen.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Says why a field has its type, for people who read the schema and may know better. */
final class Reasons {
  /** Fewer texts of one type say nothing of what an object is. */
  private static final int MAYBE_MAP = 3;

  private Reasons() {}

  /**
   * @param objects how many objects could have had the field
   */
  static String of(Seen value, long objects, boolean timestamps) {
    List<String> reasons = new ArrayList<>();
    type(value, timestamps, reasons);
    presence(value, objects, reasons);
    return reasons.stream().collect(Collectors.joining("; "));
  }

  private static void type(Seen value, boolean timestamps, List<String> reasons) {
    if (value.kinds().isEmpty()) {
      reasons.add("never anything but null, so the type is a guess");
    } else if (value.kinds().size() > 1) {
      reasons.add("of several types (" + kinds(value) + "), held as JSON text");
    } else if (value.isOnly(Kind.NUMBER)) {
      number(value.numbers(), reasons);
    } else if (value.isOnly(Kind.TEXT) && !timestamps && value.texts().areInstants()) {
      reasons.add("points in time, as texts: --timestamps makes google.protobuf.Timestamp of them");
    } else if (value.isOnly(Kind.TEXT)
        && timestamps
        && value.texts().haveInstants()
        && !value.texts().areInstants()) {
      reasons.add("not all are points in time that come back with the same text");
    } else if (value.isOnly(Kind.ARRAY)) {
      list(value, reasons);
    } else if (value.isOnly(Kind.OBJECT)) {
      object(value, reasons);
    }
  }

  private static void number(NumberShapes numbers, List<String> reasons) {
    if (!numbers.hasFractions()) {
      reasons.add(
          numbers.least().equals(numbers.greatest())
              ? "seen: " + numbers.least()
              : "seen: " + numbers.least() + " to " + numbers.greatest());
    }
  }

  private static void list(Seen value, List<String> reasons) {
    if (value.elements() == null) {
      reasons.add("always empty, so the type of its elements is a guess");
    }
  }

  private static void object(Seen value, List<String> reasons) {
    if (value.entries() != null) {
      reasons.add(
          "its names look like data ("
              + value.entries().occurrences()
              + " entries), so it is a map");
    } else if (value.members().isEmpty()) {
      reasons.add("always empty, so what it holds is a guess");
    } else if (value.members().size() >= MAYBE_MAP
        && value.members().values().stream().allMatch(member -> member.isOnly(Kind.TEXT))) {
      reasons.add("all texts: map<string, string>, if its names are data");
    }
  }

  private static void presence(Seen value, long objects, List<String> reasons) {
    long absent = objects - value.occurrences();
    if (absent > 0) {
      reasons.add("absent in " + absent + " of " + objects);
    }
    if (value.nulls() > 0 && !value.kinds().isEmpty()) {
      reasons.add("null in " + value.nulls() + " of " + objects);
    }
  }

  static String kinds(Seen value) {
    return value.kinds().stream()
        .map(kind -> value.count(kind) + " × " + kind.name().toLowerCase(Locale.ROOT))
        .collect(Collectors.joining(", "));
  }
}
