package dev.wirebench.plan;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.Map;

/**
 * The draw of a plan: what is left to chance follows from its seed.
 *
 * @param seed of the order of benchmarks in every repetition, and of the values
 * @param values the SHA-256 of the documents that were drawn, by the payload's schema; those of the
 *     build have none, as with seed 0, and in runs of versions that drew no values
 */
public record Draw(
    long seed, @JsonInclude(JsonInclude.Include.NON_EMPTY) Map<String, String> values) {
  public Draw {
    values = values == null ? Map.of() : values;
  }
}
