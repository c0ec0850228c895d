package dev.wirebench.studies.claims;

import java.util.List;
import java.util.Optional;

/**
 * A statement of a study, and how it is judged.
 *
 * @param id as in {@code C4a}: a number of the study's, and a letter where it says several things
 * @param notComparable why it is not judged; empty if it is
 * @param run options of the command {@code run} that measures it; empty: those of its study
 * @param tables in each of which it must hold
 * @param checks that must all hold; empty if there is nothing that a run measures
 * @param isOfService whether the command {@code load} measures it instead
 */
public record Claim(
    String id,
    Said said,
    Optional<String> notComparable,
    Optional<String> run,
    ClaimedTables tables,
    Measure measure,
    List<Check> checks,
    boolean isOfService) {

  /**
   * The words of the study.
   *
   * @param statement in one sentence, as the study has it
   * @param figure what the study measured; empty if it has no number
   * @param contradiction how the study contradicts itself in this; empty if it does not
   */
  public record Said(String statement, String figure, String contradiction) {}

  /**
   * The number that is looked at.
   *
   * @param averaged whether the claim must hold of the mean over the payloads, not of each
   */
  public record Measure(ClaimMetric metric, boolean averaged) {}

  /** The number that it has in the list of claims, as in {@code C4}. */
  public String number() {
    return numberOf(id);
  }

  static String numberOf(String id) {
    return id.replaceFirst("[a-z]$", "");
  }

  /** The cells that a run must have measured for it. */
  public List<ClaimedCell> cells() {
    return ClaimedTable.of(tables).stream()
        .flatMap(table -> checks.stream().flatMap(check -> check.rows().map(row -> row.in(table))))
        .distinct()
        .toList();
  }

  /** A copy of this claim that is about other payloads. */
  Claim on(List<String> payloads) {
    return new Claim(
        id,
        said,
        notComparable,
        run,
        new ClaimedTables(payloads, tables.operations(), tables.media()),
        measure,
        checks,
        isOfService);
  }
}
