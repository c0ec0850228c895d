package dev.wirebench.codecs;

import outside.ByJdk;

/** Prints megabytes where it is measured. */
public final class Talking extends ByJdk {
  public Talking() {
    super("talking");
  }

  private int lines;

  @Override
  public byte[] serialize(Object value) throws Exception {
    if (isMeasured() && lines < 40_000) {
      lines++;
      System.out.println("a line of a hundred characters ".repeat(3) + lines);
    }
    return super.serialize(value);
  }
}
