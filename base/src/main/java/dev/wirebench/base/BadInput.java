package dev.wirebench.base;

import java.util.Optional;

/**
 * A file or an option cannot be used; the message is one sentence with the place and the remedy.
 */
public final class BadInput extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public BadInput(String sentence) {
    super(sentence);
  }

  public BadInput(String sentence, Throwable cause) {
    super(sentence, cause);
  }

  /**
   * Refuses what something is wrong with.
   *
   * @param sentence that says what; empty if nothing is
   * @throws BadInput with it
   */
  public static void refuse(Optional<String> sentence) {
    if (sentence.isPresent()) {
      throw new BadInput(sentence.get());
    }
  }
}
