package dev.wirebench.report.claims;

import java.util.List;
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
    return Stream.concat(Stream.of(of.text(), reason), of.notes().stream())
        .filter(part -> !part.isEmpty())
        .collect(Collectors.joining("; "));
  }

  /** Whether a run is still to be made that would tell more. */
  public boolean isOpen() {
    return evidence.isEmpty()
        ? mark == Mark.NOT_MEASURED
        : evidence.stream().allMatch(each -> each.mark() == Mark.NOT_MEASURED);
  }
}
