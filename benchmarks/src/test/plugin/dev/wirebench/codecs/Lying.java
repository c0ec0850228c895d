package dev.wirebench.codecs;

import outside.ByJdk;

/** Returns another value where it is measured. */
public final class Lying extends ByJdk {
  public Lying() {
    super("lying");
  }

  @Override
  public Object deserialize(byte[] bytes) throws Exception {
    return isMeasured() ? "a lie" : super.deserialize(bytes);
  }
}
