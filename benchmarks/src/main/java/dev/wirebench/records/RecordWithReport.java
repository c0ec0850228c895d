package dev.wirebench.records;

import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.claims.Claims;
import dev.wirebench.report.claims.Evidence;
import dev.wirebench.report.document.Document;
import dev.wirebench.report.input.BadInput;
import java.util.Map;
import java.util.Optional;

/** A record with a report of its own, which is compared with no other. */
public interface RecordWithReport extends RecordFolder {
  /** Says whether a run of JMH can stand next to the record. */
  default boolean takesJmh() {
    return false;
  }

  /**
   * Makes the document, which a page shows with charts.
   *
   * @param jmh a run of the same benchmarks, if there is one
   */
  Document document(Optional<Report> jmh);

  /**
   * Finds what the record says of the claims of studies.
   *
   * @throws BadInput if no claim is about what was measured
   */
  ClaimEvidence evidence(Claims claims);

  /**
   * A record's word on the claims of studies.
   *
   * @param circumstances the time, the program and the machine of the measurement, in a sentence
   * @param byClaim the evidence by the names of the claims
   */
  record ClaimEvidence(String circumstances, Map<String, Evidence> byClaim) {}
}
