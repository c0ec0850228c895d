package dev.wirebench.codecs;

import outside.ByJdk;

/** Ends the JVM where it is measured. */
public final class Exiting extends ByJdk {
  public Exiting() {
    super("exiting");
  }

  @Override
  public byte[] serialize(Object value) throws Exception {
    if (isMeasured()) {
      System.exit(0);
    }
    return super.serialize(value);
  }
}
