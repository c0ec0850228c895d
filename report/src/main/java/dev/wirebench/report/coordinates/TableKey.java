package dev.wirebench.report.coordinates;

import java.util.Map;
import java.util.Optional;

/**
 * The key of a comparison: the dimensions that all its rows have in common.
 *
 * @param id unique in a report, of {@code [a-z0-9-]}, at most 80 long: for links and file names
 * @param title for headings: only what tells this report's tables apart
 * @param dimensions value by name, in order: {@code payload}, {@code operation}, {@code medium} for
 *     our own runs; {@code class}, {@code method} and parameters for others; then {@code mode},
 *     {@code threads}, {@code jdk}, {@code source}
 */
public record TableKey(String id, String title, Map<String, String> dimensions) {
  public Optional<String> dimension(String name) {
    return Optional.ofNullable(dimensions.get(name));
  }

  /** The payload, for instance {@code order-event}. */
  public Optional<String> payload() {
    return dimension(Dimensions.PAYLOAD);
  }

  /** The operation, for instance {@code serialize}. */
  public Optional<String> operation() {
    return dimension(Dimensions.OPERATION);
  }

  /** The API, for instance {@code bytes}. */
  public Optional<String> medium() {
    return dimension(Dimensions.MEDIUM);
  }

  /** The JDK, for instance {@code 17.0.15+6}. */
  public Optional<String> jdk() {
    return dimension(Dimensions.JDK);
  }

  /** The source's name. */
  public String source() {
    return dimensions.getOrDefault(Dimensions.SOURCE, "");
  }
}
