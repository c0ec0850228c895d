package dev.wirebench.studies.claims;

import java.util.Map;
import java.util.Optional;

/**
 * The facts on codecs that are known without a run.
 *
 * @param jars bytes of the jar that names each codec's library, by codec
 * @param rows which codecs have no row, and why
 */
public record Known(Map<String, Long> jars, NoRow rows) {
  /** Nothing. */
  public static final Known NOTHING = new Known(Map.of(), (codec, payload) -> Optional.empty());

  /** The reason that a codec is not measured. */
  @FunctionalInterface
  public interface NoRow {
    /** Empty if it is measured on this payload, as far as is known. */
    Optional<String> reason(String codec, String payload);
  }
}
