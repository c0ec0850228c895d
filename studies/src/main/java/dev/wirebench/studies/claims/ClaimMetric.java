package dev.wirebench.studies.claims;

/** The quantity that a claim is about; data files have the names in small letters. */
public enum ClaimMetric {
  /** Per operation, in ns. */
  TIME,
  /** Bytes allocated per operation. */
  ALLOCATION,
  /** Processor time of all threads per operation, in ns. */
  CPU,
  /** Bytes of a message as the codec writes it, mean over the payload's values. */
  BYTES,
  /** Bytes of a message after gzip, mean over the payload's values. */
  GZIP,
  /** Bytes of the jar that names the library. */
  JAR;

  /** Says whether it is computed once, so that it has no interval. */
  public boolean isExact() {
    return this == BYTES || this == GZIP || this == JAR;
  }

  /** Says whether the libraries themselves tell it, so that no run is needed. */
  public boolean isOfLibrary() {
    return this == JAR;
  }

  boolean isTime() {
    return this == TIME || this == CPU;
  }
}
