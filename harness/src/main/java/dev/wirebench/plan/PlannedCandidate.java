package dev.wirebench.plan;

import dev.wirebench.codec.Operation;
import dev.wirebench.qualification.Candidate;

/** A candidate on one of a plan's JDKs. */
public record PlannedCandidate(Candidate candidate, Jdk jdk) {

  /** The table in which its cells of one operation stand. */
  PlannedTable table(Operation operation) {
    return new PlannedTable(candidate.payload(), candidate.medium(), operation, jdk.label());
  }
}
