package dev.wirebench.qualities;

/** How an outcome weighs for whoever has to choose a codec. */
public enum Grade {
  /** What one would wish for. */
  GOOD,
  /** Neither: it depends on the case, or on what the application does about it. */
  NEUTRAL,
  /** What loses data unnoticed, or takes more down than the message that did it. */
  HARD
}
