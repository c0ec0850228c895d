package dev.wirebench.importer;

import java.io.Serializable;
import java.util.List;

/**
 * The outcome of an import.
 *
 * @param problem why there is no payload, in a sentence or a few; null if there is one
 * @param ids of the payload, and of the same held by the user's own class, if there is one
 * @param documents how many there were, and how large
 * @param notes what the user should know of it, a sentence each
 */
public record ImportOutcome(String problem, List<String> ids, Sizes documents, List<String> notes)
    implements Serializable {

  public ImportOutcome {
    ids = List.copyOf(ids);
    notes = List.copyOf(notes);
  }

  static ImportOutcome refused(String problem) {
    return new ImportOutcome(problem, List.of(), null, List.of());
  }

  /**
   * The lengths of documents as codecs read and write them: minified JSON, in bytes.
   *
   * @param values how many of them operations rotate through
   */
  public record Sizes(
      int documents,
      int values,
      int least,
      int quarter,
      int median,
      int threeQuarters,
      int greatest)
      implements Serializable {}
}
