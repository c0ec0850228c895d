package dev.wirebench.qualification;

import java.time.Duration;

/** The checks that a codec meets beyond the clauses that it meets always. */
enum Extent {
  /** None. */
  USUAL(Duration.ZERO, false),
  /** Its binding is shared by threads as well: it is to be measured so. */
  SHARED(Duration.ofMillis(500), false),
  /** All of them, for the author of a codec. */
  ALL(Duration.ofMillis(200), true);

  private final Duration threads;
  private final boolean edges;

  Extent(Duration threads, boolean edges) {
    this.threads = threads;
    this.edges = edges;
  }

  /** The time that threads share a binding. */
  Duration threads() {
    return threads;
  }

  /** Says whether edge values are tried. */
  boolean hasEdges() {
    return edges;
  }
}
