package dev.wirebench.studies.claims;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A claim and what was found of it.
 *
 * @param mark where there is no evidence; else each piece of evidence has its own
 * @param reason why it is not comparable; else empty
 * @param evidence one for each run and JDK that has cells of it
 */
public record Judged(Study study, Claim claim, Mark mark, String reason, List<Evidence> evidence) {

  /** The figures of a piece of its evidence, why they decide nothing, and what to know of them. */
  public String told(Evidence of) {
    // What is not comparable for one kind of measurement may be for another.
    String why = of.mark() == Mark.NOT_COMPARABLE ? reason : "";
    return Stream.concat(Stream.of(of.text(), why), of.notes().stream())
        .filter(part -> !part.isEmpty())
        .collect(Collectors.joining("; "));
  }

  /** Says whether a run that would tell more is still to be made. */
  public boolean isOpen() {
    return evidence.isEmpty()
        ? mark == Mark.NOT_MEASURED
        : evidence.stream()
            .allMatch(each -> each.mark() == Mark.NOT_MEASURED || each.mark() == Mark.NOT_JUDGED);
  }

  /**
   * A copy of this judgement with evidence from other measurements.
   *
   * @param more by id of the claim
   */
  public Judged with(Map<String, Evidence> more) {
    Evidence found = more.get(claim.id());
    return found == null
        ? this
        : new Judged(
            study,
            claim,
            mark,
            reason,
            Stream.concat(evidence.stream(), Stream.of(found)).toList());
  }
}
