package dev.wirebench.qualities.evolution;

import java.nio.charset.StandardCharsets;
import java.util.Base64;

/**
 * A message that a writer hands to a reader, which is a program of its own.
 *
 * @param schema the schema of the writer, if readers need it; else empty
 */
record Sent(byte[] bytes, String schema) {
  private static final String SEPARATOR = " ";

  /** Reads what {@link #text} has written. */
  static Sent of(String text) {
    String[] parts = text.split(SEPARATOR, -1);
    return new Sent(
        Base64.getDecoder().decode(parts[0]),
        new String(Base64.getDecoder().decode(parts[1]), StandardCharsets.UTF_8));
  }

  /** The message and schema in one line. */
  String text() {
    Base64.Encoder encoder = Base64.getEncoder();
    return encoder.encodeToString(bytes)
        + SEPARATOR
        + encoder.encodeToString(schema.getBytes(StandardCharsets.UTF_8));
  }
}
