package dev.wirebench.codecs;

import outside.ByJdk;

/** Cannot even be made. */
public final class Broken extends ByJdk {
  public Broken() {
    super("broken");
  }

  private static final Object NOTHING = java.util.Objects.requireNonNull(null, "it was never there");
}
