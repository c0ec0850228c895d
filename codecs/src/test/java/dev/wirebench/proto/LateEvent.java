package dev.wirebench.proto;

/**
 * Stands for a message whose content may still have to be decoded, as texts of proto2 have; for
 * tests of the contract.
 */
public final class LateEvent {
  private Object content;

  /**
   * @param content what the message holds, or something that this is decoded from
   */
  public LateEvent(Object content) {
    this.content = content;
  }

  public Object content() {
    return content;
  }

  /** Puts what was decoded in the place of what it was decoded from. */
  public void content(Object decoded) {
    content = decoded;
  }
}
