package dev.wirebench.studies.claims;

import java.util.ArrayList;
import java.util.List;

/** A table that a claim speaks of, whatever the JDK. */
record ClaimedTable(String payload, String operation, String medium) {

  /** The tables to look at: each payload with each operation on each medium. */
  static List<ClaimedTable> of(ClaimedTables tables) {
    List<ClaimedTable> all = new ArrayList<>();
    for (String payload : tables.payloads()) {
      for (String operation : tables.operations()) {
        for (String medium : tables.media()) {
          all.add(new ClaimedTable(payload, operation, medium));
        }
      }
    }
    return all;
  }
}
