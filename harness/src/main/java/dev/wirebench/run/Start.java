package dev.wirebench.run;

import dev.wirebench.machine.NoiseProbe;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * The start of a run, with its environment: the first line of the journal.
 *
 * @param planDigest SHA-256 of {@code plan.json}: a plan that is changed later is not this run's
 * @param environment machine, system, JDK, commit; a value that cannot be read is "not available"
 * @param libraries file names of all jars on the class path, ours with a digest of their content
 * @param documentBytes length of the documents of each payload, on average, to the byte
 * @param noise how steadily the machine ran; null if that was not looked at
 * @param imported payloads whose values are a user's own; empty in older journals
 */
public record Start(
    Instant time,
    String planDigest,
    Map<String, String> environment,
    List<String> libraries,
    Map<String, Integer> documentBytes,
    NoiseProbe.Noise noise,
    List<String> imported) {
  public Start {
    Objects.requireNonNull(time, "time");
    Objects.requireNonNull(planDigest, "planDigest");
    environment.values().forEach(value -> Objects.requireNonNull(value, "environment"));
    libraries = List.copyOf(libraries);
    documentBytes.values().forEach(value -> Objects.requireNonNull(value, "documentBytes"));
    imported = imported == null ? List.of() : List.copyOf(imported);
  }
}
