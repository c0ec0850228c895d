package dev.wirebench.records;

import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.claims.Claims;
import dev.wirebench.report.claims.Evidence;
import dev.wirebench.report.input.BadInput;
import dev.wirebench.report.page.Sheet;
import java.util.Map;
import java.util.Optional;

/** The report of a record that is compared with no other. */
public interface OwnReport {
  /** Says whether a run of JMH can stand next to the record. */
  default boolean takesJmh() {
    return false;
  }

  /**
   * Makes the page with charts.
   *
   * @param jmh a run of the same benchmarks, if there is one
   */
  Sheet sheet(Optional<Report> jmh);

  /**
   * Judges the claims of studies, by their names.
   *
   * @throws BadInput if no claim is about what was measured
   */
  Map<String, Evidence> evidence(Claims claims);

  /** When, with what and on what it was measured, in a sentence. */
  String circumstances();
}
