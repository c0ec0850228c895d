package dev.wirebench.report.scenario;

import com.fasterxml.jackson.annotation.JsonAnySetter;
import java.util.List;
import java.util.Map;

/**
 * A scenario as it is written.
 *
 * @param compression null if the file does not say
 * @param weights null if the file does not say
 * @param entries the other keys of the file, known or not
 */
record ScenarioFile(
    List<Written> compression,
    Map<String, Written> weights,
    MustFile must,
    @JsonAnySetter Map<String, Entry> entries) {
  /** The keys that there are, in the order in which messages name them. */
  static final List<String> KEYS =
      List.of(
          "compression",
          "cores",
          "jdk",
          "link",
          "medium",
          "must",
          "payload",
          "pays-from",
          "pays-from-price",
          "peak",
          "price-per-GB",
          "price-per-GB-month",
          "price-per-core-month",
          "rate",
          "reads-per-write",
          "retention",
          "title",
          "today",
          "utilisation",
          "weights");

  ScenarioFile {
    must = must == null ? MustFile.NONE : must;
    entries = entries == null ? Map.of() : entries;
  }

  /**
   * The demands that every option has to meet.
   *
   * @param formats null if the file does not say
   * @param licences null if the file does not say
   * @param entries the other keys, known or not
   */
  record MustFile(
      List<Written> formats, List<Written> licences, @JsonAnySetter Map<String, Entry> entries) {
    static final MustFile NONE = new MustFile(null, null, null);

    /** The keys that there are, in the order in which messages name them. */
    static final List<String> KEYS =
        List.of(
            "evolution",
            "formats",
            "generated-code",
            "jars",
            "licences",
            "one-instance",
            "other-languages",
            "own-class",
            "readable",
            "released-within",
            "schema-step",
            "untrusted-input");

    MustFile {
      entries = entries == null ? Map.of() : entries;
    }
  }
}
