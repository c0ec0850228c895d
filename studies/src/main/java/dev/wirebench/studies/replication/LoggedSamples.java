package dev.wirebench.studies.replication;

/** The quantities that are measured in each run. */
public enum LoggedSamples {
  /** Nanoseconds of all repetitions together. */
  TIME("time"),
  /** Bytes of heap in use behind the run, less those before it: negative after a collection. */
  MEMORY("memory"),
  /** Percent of all processors that the JVM sees. */
  CPU("cpu");

  private final String words;

  LoggedSamples(String words) {
    this.words = words;
  }

  /** The name that a reader sees. */
  public String words() {
    return words;
  }
}
