package dev.wirebench.report.claims;

import java.util.List;

/**
 * A published comparison.
 *
 * @param id as in {@code S1}
 * @param about what was published where and when
 * @param run options of the command {@code run} that measure its systems again
 * @param claims in its order
 */
public record Study(String id, String title, String about, String run, List<Claim> claims) {

  /** Options of the command {@code run} that measure what one of its claims needs. */
  public String run(Claim claim) {
    return claim.run().orElse(run);
  }
}
