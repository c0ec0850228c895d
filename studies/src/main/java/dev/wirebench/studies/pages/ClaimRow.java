package dev.wirebench.studies.pages;

import dev.wirebench.report.exporters.Cells;
import dev.wirebench.studies.claims.Claim;
import dev.wirebench.studies.claims.Evidence;
import dev.wirebench.studies.claims.Judged;
import dev.wirebench.studies.claims.Mark;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A row of a table of claims: a piece of evidence, or a claim that has none.
 *
 * @param isFirst whether it is the first row of its claim
 */
record ClaimRow(Judged judged, Optional<Evidence> evidence, boolean isFirst) {
  /** The rows of some claims, at least one for each. */
  static List<ClaimRow> of(List<Judged> claims) {
    List<ClaimRow> rows = new ArrayList<>();
    for (Judged judged : claims) {
      if (judged.evidence().isEmpty()) {
        rows.add(new ClaimRow(judged, Optional.empty(), true));
      }
      boolean isFirst = true;
      for (Evidence evidence : judged.evidence()) {
        rows.add(new ClaimRow(judged, Optional.of(evidence), isFirst));
        isFirst = false;
      }
    }
    return rows;
  }

  /** Words about the claim, which stand in its first row alone. */
  String once(Function<Claim, String> words) {
    return isFirst ? words.apply(judged.claim()) : "";
  }

  /** The result of the evidence, or the reason why there is none. */
  String here() {
    return evidence.map(judged::told).orElseGet(() -> Cells.orNone(judged.reason()));
  }

  Mark mark() {
    return evidence.map(Evidence::mark).orElseGet(judged::mark);
  }
}
