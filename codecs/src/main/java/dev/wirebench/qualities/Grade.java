package dev.wirebench.qualities;

import java.util.Locale;

/** The weight of an outcome for whoever has to choose a codec. */
public enum Grade {
  /** Nothing was tried. */
  NONE,
  /** The outcome is the one to wish for. */
  GOOD,
  /** Neither: it depends on the case, or on what the application does about it. */
  NEUTRAL,
  /** Data is lost unnoticed, or a message harms more than its own call. */
  HARD;

  /** The name as files have it: {@code hard}. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
