package dev.wirebench.campaign;

/** The user asked for what cannot be done; the message is one sentence with the remedy. */
public final class BadInput extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public BadInput(String sentence) {
    super(sentence);
  }

  public BadInput(String sentence, Throwable cause) {
    super(sentence, cause);
  }
}
