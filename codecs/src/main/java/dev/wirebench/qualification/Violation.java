package dev.wirebench.qualification;

import dev.wirebench.models.Payload;
import java.io.Serializable;

/**
 * A clause of the contract that a codec broke, and how.
 *
 * @param detail with what was found, which may quote the payload's values
 * @param withoutValues the same, but for what may quote them
 */
public record Violation(Clause clause, String detail, String withoutValues)
    implements Serializable {

  /** A violation whose sentence quotes nothing. */
  static Violation of(Clause clause, String detail) {
    return new Violation(clause, detail, detail);
  }

  /**
   * A violation by what was thrown. A library's message may hold what it has read.
   *
   * @param step what was done, and to which value; null if nobody knows
   */
  static Violation of(Clause clause, Throwable thrown, String step) {
    String where = step == null ? "" : " (" + step + ")";
    return Lacking.words(thrown)
        .map(words -> of(clause, words))
        .orElseGet(
            () ->
                new Violation(
                    clause,
                    "threw " + thrown + where,
                    "threw " + thrown.getClass().getName() + where));
  }

  /**
   * The reason why a class of the user's own cannot be bound. It has the library's message, as long
   * as none of the documents' values is in it.
   */
  static Violation ofOwnClass(Throwable thrown, Payload<?> payload) {
    Throwable cause = thrown;
    while (cause.getCause() != null) {
      cause = cause.getCause();
    }
    boolean quotes = UsersValues.areIn(String.valueOf(cause.getMessage()), payload.inputs());
    return new Violation(
        Clause.ROUND_TRIP,
        "threw " + cause,
        "threw " + (quotes ? cause.getClass().getName() : cause.toString()));
  }

  /**
   * The violation as a sentence.
   *
   * @param quotes whether values may be quoted
   */
  String sentence(boolean quotes) {
    return clause.label() + ": " + (quotes ? detail : withoutValues);
  }

  @Override
  public String toString() {
    return sentence(true);
  }
}
