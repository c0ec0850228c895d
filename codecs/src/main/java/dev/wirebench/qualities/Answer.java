package dev.wirebench.qualities;

import java.io.Serializable;

/**
 * The finding of an attempt.
 *
 * @param said in one line; may be empty
 * @param input what shows it, where the attempt itself has made it; made by {@link Excerpt}, else
 *     empty
 */
public record Answer(Outcome outcome, String said, String input) implements Serializable {
  public Answer(Outcome outcome, String said) {
    this(outcome, said, "");
  }

  public static Answer of(Outcome outcome) {
    return new Answer(outcome, "");
  }

  /** A copy of this answer with an excerpt of the bytes that show it. */
  public Answer shownBy(byte[] bytes) {
    return new Answer(outcome, said, Excerpt.of(bytes));
  }
}
