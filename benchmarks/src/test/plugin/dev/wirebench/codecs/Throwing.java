package dev.wirebench.codecs;

import outside.ByJdk;

/** Throws where it is measured. */
public final class Throwing extends ByJdk {
  public Throwing() {
    super("throwing");
  }

  @Override
  public byte[] serialize(Object value) throws Exception {
    if (isMeasured()) {
      throw new java.io.IOException("no such luck");
    }
    return super.serialize(value);
  }
}
