package dev.wirebench.codecs;

import java.util.Arrays;
import outside.ByJdk;

/** Writes more where it is measured than when it qualified; it reads that back as it should. */
public final class Padding extends ByJdk {
  public Padding() {
    super("padding");
  }

  @Override
  public byte[] serialize(Object value) throws Exception {
    byte[] bytes = super.serialize(value);
    return isMeasured() ? Arrays.copyOf(bytes, bytes.length + 1) : bytes;
  }
}
