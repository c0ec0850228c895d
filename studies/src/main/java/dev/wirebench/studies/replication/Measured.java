package dev.wirebench.studies.replication;

/** What is measured of each run. */
public enum Measured {
  /** In ns, of all repetitions together. */
  TIME("time"),
  /** Bytes of heap in use behind the run, less those before it: negative after a collection. */
  MEMORY("memory"),
  /** Percent of all processors that the JVM sees. */
  CPU("cpu");

  private final String words;

  Measured(String words) {
    this.words = words;
  }

  /** As a reader sees it. */
  public String words() {
    return words;
  }
}
