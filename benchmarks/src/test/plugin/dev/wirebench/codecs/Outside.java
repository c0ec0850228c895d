package dev.wirebench.codecs;

import outside.ByJdk;

/** A sound codec from outside. */
public final class Outside extends ByJdk {
  public Outside() {
    super("outside");
  }
}
