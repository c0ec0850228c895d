package dev.wirebench.qualities.evolution;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.wirebench.codec.Held;
import dev.wirebench.qualities.Case;
import dev.wirebench.qualities.Observation;
import dev.wirebench.qualities.Outcome;
import dev.wirebench.registry.CodecFacts;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;

/**
 * What a library documents for programs of different versions, where its rows do without: not
 * executed, since a row is one configuration. By artifact, from {@code other-ways.json}.
 */
final class OtherWay {
  static final Case CASE =
      new Case(
          "another-way",
          "another documented way",
          "Does the library's documentation have a configuration or annotations for programs of"
              + " different versions, which the row does without? Read and not executed.");

  private static final String FILE = "other-ways.json";

  private OtherWay() {}

  static Observation of(String quality, CodecFacts codec) {
    Map<String, String> ways = ways();
    // A map has a place for every field: there is nothing that could be configured.
    String way =
        Held.MAP.label().equals(codec.holds())
            ? ""
            : codec.artifacts().keySet().stream()
                .filter(ways::containsKey)
                .findFirst()
                .map(ways::get)
                .orElse("");
    return new Observation(
        quality,
        codec.id(),
        codec.version(),
        "",
        CASE.id(),
        way.isEmpty() ? Outcome.NO : Outcome.YES,
        1,
        way.isEmpty() ? "none that is recorded here" : way,
        "");
  }

  /** By Maven artifact id. */
  @SuppressWarnings("unchecked")
  static Map<String, String> ways() {
    try (InputStream in = OtherWay.class.getResourceAsStream(FILE)) {
      return new ObjectMapper().readValue(in, Map.class);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
