package dev.wirebench.report.decision;

import java.util.Optional;

/**
 * The answer of a use case.
 *
 * @param terms thresholds, weights and demands, as a scenario file has them
 * @param outcome as in {@link Decision}
 * @param chosen name of the option; empty if none is
 * @param keeps whether that is today's option
 * @param words sentences of plain text: why, from which rate on something else, and what that costs
 */
public record Answer(
    String title,
    String terms,
    String outcome,
    Optional<String> chosen,
    boolean keeps,
    String words) {
  /** True if an option is chosen. */
  public boolean isDecided() {
    return chosen.isPresent();
  }
}
