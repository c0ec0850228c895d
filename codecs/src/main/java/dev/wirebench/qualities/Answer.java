package dev.wirebench.qualities;

import java.io.Serializable;

/**
 * What an attempt found.
 *
 * @param said in one line; may be empty
 */
public record Answer(Outcome outcome, String said) implements Serializable {
  public static Answer of(Outcome outcome) {
    return new Answer(outcome, "");
  }
}
