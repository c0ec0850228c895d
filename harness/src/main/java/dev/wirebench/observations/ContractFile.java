package dev.wirebench.observations;

import dev.wirebench.base.BadInput;
import dev.wirebench.data.Json;
import dev.wirebench.qualification.Candidate;
import dev.wirebench.qualification.ContractCheck.Outcome;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The recorded results of the correctness checks.
 *
 * @param program version and commit of this program
 * @param started when
 * @param machine the JDK, and what it ran on
 * @param codecs versions of their libraries, by id
 * @param isWhole whether these are all codecs of the program, each with all of its outcomes
 * @param outcomes one line each, by codec, API and payload; those of a codec are there together
 */
public record ContractFile(
    String program,
    Instant started,
    Map<String, String> machine,
    SortedMap<String, String> codecs,
    boolean isWhole,
    SortedMap<String, SortedMap<String, SortedMap<String, String>>> outcomes) {
  static final String NAME = "contract.json";

  /** The line of a candidate without objections and marks. */
  static final String KEPT = "kept";

  /** The line begins so that says what a candidate is marked for. */
  static final String MARKED = "marked: ";

  /** The line begins so that says why a candidate is not measured. */
  static final String NOT_KEPT = "not kept: ";

  /** The line where the library takes and returns nothing of the kind. */
  static final String NO_API = "no such API";

  private static final KeptFile<ContractFile> FILE =
      new KeptFile<>(
          NAME, ContractFile.class, "check --all", "outcomes", Json.INDENTED, Json.STRICT);

  /** Adds the outcomes of one codec. */
  ContractFile with(String codec, List<Outcome> found, boolean whole) {
    SortedMap<String, SortedMap<String, SortedMap<String, String>>> all = new TreeMap<>(outcomes);
    SortedMap<String, SortedMap<String, String>> ofCodec = new TreeMap<>();
    found.forEach(
        outcome ->
            ofCodec
                .computeIfAbsent(outcome.medium().label(), medium -> new TreeMap<>())
                .put(outcome.payload(), line(outcome)));
    all.put(codec, ofCodec);
    return new ContractFile(program, started, machine, codecs, whole, all);
  }

  /** Returns the first objection: others may only repeat it. */
  private static String line(Outcome outcome) {
    if (outcome.lacksApi()) {
      return NO_API;
    }
    if (!outcome.qualifies()) {
      return NOT_KEPT + outcome.objections().get(0);
    }
    return outcome.defects().isEmpty() ? KEPT : MARKED + String.join("; ", outcome.defects());
  }

  /** The line of a candidate; null if it has none. */
  String outcome(Candidate candidate) {
    return outcomes
        .getOrDefault(candidate.codec(), new TreeMap<>())
        .getOrDefault(candidate.medium().label(), new TreeMap<>())
        .get(candidate.payload());
  }

  void write(Path folder) {
    FILE.write(folder, this);
  }

  /**
   * @param folder with the file, possibly compressed
   * @throws BadInput if the folder has no such file, or one that nobody wrote so
   */
  static ContractFile read(Path folder) {
    return FILE.read(folder);
  }
}
