package dev.wirebench.studies.claims;

import java.util.List;
import java.util.stream.Stream;

/**
 * The tables that a claim speaks of: what it says must hold in each. A list is empty where every
 * row says its own.
 */
public record ClaimedTables(List<String> payloads, List<String> operations, List<String> media) {
  private static final List<String> NONE = List.of("");

  /** The tables of a claim that no table can judge. */
  static final ClaimedTables NOWHERE = new ClaimedTables(null, null, null);

  public ClaimedTables {
    payloads = orNone(payloads);
    operations = orNone(operations);
    media = orNone(media);
  }

  private static List<String> orNone(List<String> list) {
    return list == null || list.isEmpty() ? NONE : List.copyOf(list);
  }

  /** The parts of a table's name that vary in the claim: a figure has to say where it is from. */
  Stream<String> varying(ClaimedTable table) {
    Stream.Builder<String> varying = Stream.builder();
    add(varying, payloads, table.payload());
    add(varying, operations, table.operation());
    add(varying, media, table.medium());
    return varying.build();
  }

  private static void add(Stream.Builder<String> varying, List<String> list, String value) {
    if (list.size() > 1) {
      varying.add(value);
    }
  }
}
