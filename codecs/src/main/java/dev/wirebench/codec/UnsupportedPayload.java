package dev.wirebench.codec;

/** The library cannot carry the payload; the message is the reason that the report prints. */
public final class UnsupportedPayload extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public UnsupportedPayload(String reason) {
    super(reason);
  }
}
