package dev.wirebench.base;

import java.util.regex.Pattern;

/** Signs that a terminal would obey, or that would turn the direction of what follows them. */
public final class Unprintable {
  public static final Pattern SIGN =
      Pattern.compile("[\\p{Cc}\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069]");

  private Unprintable() {}
}
