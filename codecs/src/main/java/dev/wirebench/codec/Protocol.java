package dev.wirebench.codec;

/** How an operation is measured: the kind of its benchmark class. */
public enum Protocol {
  /** The mean of many calls in steady state, on each medium that a codec has. */
  STEADY,
  /** Likewise, of what a codec wrote, compressed. */
  COMPRESSION,
  /** One call in the life of a JVM. */
  COLD_START,
  /** Each of many calls by itself, for the share of those that take long. */
  LATENCY,
  /** Steady state, where all threads use one bound codec. */
  SHARED;

  /** Whether it is measured on every medium that a codec has, not on byte arrays alone. */
  public boolean isOfEveryMedium() {
    return this == STEADY;
  }
}
