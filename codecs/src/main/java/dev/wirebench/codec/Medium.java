package dev.wirebench.codec;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * The API of an operation: the type that it takes and returns. Configurations with different APIs
 * never share a comparison.
 */
public enum Medium {
  BYTES("byte[]"),
  BUFFER("buffer"),
  STRING("String"),
  STREAM("stream"),
  OKIO("Okio");

  private final String type;

  Medium(String type) {
    this.type = type;
  }

  /** The name as the user writes it. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The medium with this label. */
  public static Medium of(String label) {
    return valueOf(label.toUpperCase(Locale.ROOT));
  }

  public static List<String> labels() {
    return Arrays.stream(values()).map(Medium::label).toList();
  }

  /** The Java type, for headings. */
  public String type() {
    return type;
  }

  /** The label: what sentences and tables say. */
  @Override
  public String toString() {
    return label();
  }
}
