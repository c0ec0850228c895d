package dev.wirebench.qualities;

import java.util.Locale;

/** How an outcome weighs for whoever has to choose a codec. */
public enum Grade {
  /** Nothing was tried. */
  NONE,
  /** What one would wish for. */
  GOOD,
  /** Neither: it depends on the case, or on what the application does about it. */
  NEUTRAL,
  /** What loses data unnoticed, or takes more down than the message that did it. */
  HARD;

  /** In the words that files have: {@code hard}. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
