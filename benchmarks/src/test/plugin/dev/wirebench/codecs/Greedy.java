package dev.wirebench.codecs;

import outside.ByJdk;

/** Runs out of memory where it is measured. */
public final class Greedy extends ByJdk {
  public Greedy() {
    super("greedy");
  }

  private final java.util.List<long[]> hoard = new java.util.ArrayList<>();

  @Override
  public byte[] serialize(Object value) throws Exception {
    while (isMeasured()) {
      hoard.add(new long[1 << 24]);
    }
    return super.serialize(value);
  }
}
