package dev.wirebench.models;

/** A payload lacks one of the generated classes; the message is the reason. */
public final class AbsentClass extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public AbsentClass(String reason) {
    super(reason);
  }
}
