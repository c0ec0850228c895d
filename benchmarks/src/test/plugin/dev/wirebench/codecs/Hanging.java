package dev.wirebench.codecs;

import outside.ByJdk;

/** Never returns where it is measured, and cannot be interrupted. */
public final class Hanging extends ByJdk {
  public Hanging() {
    super("hanging");
  }

  @Override
  public byte[] serialize(Object value) throws Exception {
    while (isMeasured()) {
      Thread.onSpinWait();
    }
    return super.serialize(value);
  }
}
