package dev.wirebench.records;

import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.claims.Claims;
import dev.wirebench.report.claims.Evidence;
import dev.wirebench.report.document.Document;
import dev.wirebench.report.input.BadInput;
import java.util.Map;
import java.util.Optional;

/** The report of a record that is compared with no other. */
public interface OwnReport {
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
   * Judges the claims of studies, by their names.
   *
   * @throws BadInput if no claim is about what was measured
   */
  Map<String, Evidence> evidence(Claims claims);

  /** The time, the program and the machine of the measurement, in a sentence. */
  String circumstances();
}
