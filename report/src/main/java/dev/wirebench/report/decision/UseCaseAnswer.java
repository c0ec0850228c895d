package dev.wirebench.report.decision;

import java.util.List;
import java.util.Optional;

/**
 * The answer of a use case.
 *
 * @param outcome as in {@link Decision}
 * @param chosen name of the option; empty if none is
 * @param keeps whether that is today's option
 * @param why the reason in few words; may be empty
 * @param changes rates from which on something else is chosen, and what
 * @param words sentences of plain text: why, from which rate on something else, and what that costs
 */
public record UseCaseAnswer(
    UseCase useCase,
    String outcome,
    Optional<String> chosen,
    boolean keeps,
    String why,
    List<String> changes,
    String words) {
  /**
   * The use case that is answered.
   *
   * @param load rate and cores
   * @param terms thresholds, weights and demands, as a scenario file has them
   */
  public record UseCase(String title, String load, String terms) {}

  /** True if an option is chosen. */
  public boolean isDecided() {
    return chosen.isPresent();
  }
}
