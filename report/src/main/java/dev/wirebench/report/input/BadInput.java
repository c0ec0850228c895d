package dev.wirebench.report.input;

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
}
