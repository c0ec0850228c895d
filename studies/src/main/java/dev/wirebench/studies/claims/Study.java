package dev.wirebench.studies.claims;

import java.util.List;

/**
 * A published comparison.
 *
 * @param id as in {@code S1}
 * @param citation authors, title, publisher and day, as far as they are known
 * @param machine that it measured on, as far as it is known
 * @param about what was measured
 * @param run options of the command {@code run} that measure its systems again
 * @param claims in its order
 */
public record Study(
    String id,
    String title,
    String citation,
    String machine,
    String about,
    String run,
    List<Claim> claims) {

  /** A copy of the study with other claims. */
  Study with(List<Claim> others) {
    return new Study(id, title, citation, machine, about, run, others);
  }

  /** Options of the command {@code run} that measure what one of its claims needs. */
  public String run(Claim claim) {
    return claim.run().orElse(run);
  }
}
