package dev.wirebench.observations;

import dev.wirebench.base.BadInput;
import dev.wirebench.data.Json;
import dev.wirebench.qualities.Observation;
import dev.wirebench.qualities.Outcome;
import java.nio.file.Path;
import java.time.Instant;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * The recorded observations of codecs besides their speed.
 *
 * @param program version of this program
 * @param started when
 * @param seed what was drawn at random was drawn from it
 * @param machine the JDK, and what it ran on
 * @param codecs versions of their libraries, by id
 * @param libraries of each codec, by id: {@link TriedCodecs#libraries}; empty in older files
 * @param isWhole whether all that was asked for has been observed
 */
public record QualitiesFile(
    String program,
    Instant started,
    long seed,
    Map<String, String> machine,
    Map<String, String> codecs,
    Map<String, String> libraries,
    boolean isWhole,
    List<Observation> observations) {
  public static final String NAME = "qualities.json";

  private static final KeptFile<QualitiesFile> FILE =
      new KeptFile<>(
          NAME, QualitiesFile.class, "qualities", "observations", Json.INDENTED, Json.STRICT);

  public QualitiesFile {
    machine = Map.copyOf(machine);
    libraries = libraries == null ? Map.of() : libraries;
    observations = List.copyOf(observations);
  }

  /** This file with more observations. */
  public QualitiesFile with(List<Observation> all, boolean whole) {
    return new QualitiesFile(program, started, seed, machine, codecs, libraries, whole, all);
  }

  /** The number of inputs with each outcome, by a property of the observations. */
  <K> Map<K, Map<Outcome, Integer>> outcomes(Function<Observation, K> of) {
    Map<K, Map<Outcome, Integer>> outcomes = new LinkedHashMap<>();
    for (Observation seen : observations) {
      outcomes
          .computeIfAbsent(of.apply(seen), key -> new EnumMap<>(Outcome.class))
          .merge(seen.outcome(), seen.count(), Integer::sum);
    }
    return outcomes;
  }

  public void write(Path folder) {
    FILE.write(folder, this);
  }

  /**
   * @param folder with the file, possibly compressed
   * @throws BadInput if the folder has no such file, or one that nobody wrote so
   */
  public static QualitiesFile read(Path folder) {
    return FILE.read(folder);
  }
}
