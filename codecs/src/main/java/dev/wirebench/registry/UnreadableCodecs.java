package dev.wirebench.registry;

/** The codecs on the class path cannot be listed; the message is one sentence with the remedy. */
public final class UnreadableCodecs extends RuntimeException {
  private static final long serialVersionUID = 1L;

  UnreadableCodecs(String sentence, Throwable cause) {
    super(sentence, cause);
  }
}
