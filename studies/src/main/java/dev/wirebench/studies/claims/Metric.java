package dev.wirebench.studies.claims;

/** What a claim is about; data files have the names in small letters. */
public enum Metric {
  /** Per operation, in ns. */
  TIME,
  /** Bytes allocated per operation. */
  ALLOCATION,
  /** Processor time of all threads per operation, in ns. */
  CPU,
  /** Of a message as the codec writes it, mean over the payload's values. */
  BYTES,
  /** The same after gzip. */
  GZIP,
  /** Bytes of the jar that names the library. */
  JAR;

  /** Whether it is computed once, so that it has no interval. */
  public boolean isExact() {
    return this == BYTES || this == GZIP || this == JAR;
  }

  /** Whether it is had from the libraries themselves: no run is needed. */
  public boolean isOfLibrary() {
    return this == JAR;
  }

  boolean isTime() {
    return this == TIME || this == CPU;
  }
}
