package dev.wirebench.qualities;

/** A quality has nothing to ask of a codec; the message is the reason. */
public final class NotApplicable extends Exception {
  private static final long serialVersionUID = 1L;

  public NotApplicable(String reason) {
    super(reason);
  }
}
