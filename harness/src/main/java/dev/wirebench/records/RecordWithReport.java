package dev.wirebench.records;

import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.document.Document;
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

  /** The measurement that the record holds, for whoever knows its type. */
  Object measurement();
}
