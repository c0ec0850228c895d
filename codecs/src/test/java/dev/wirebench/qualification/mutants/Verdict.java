package dev.wirebench.qualification.mutants;

import java.io.Serializable;

/**
 * The verdict on a mutant.
 *
 * @param difference null if bytes and results equal the original's on all payloads
 * @param objection why the contract refuses it; null if it does not
 */
record Verdict(Difference difference, String objection) implements Serializable {
  static final Verdict EQUIVALENT = new Verdict(null, null);

  /** A mutant that ended its JVM, as it would end that of a check. */
  static Verdict ended(String how) {
    return new Verdict(new Difference("its JVM " + how, true), "its JVM " + how);
  }

  boolean isEquivalent() {
    return difference == null;
  }

  boolean isThrown() {
    return !isEquivalent() && difference.isThrown();
  }

  boolean isRefused() {
    return objection != null;
  }

  boolean isSurvivor() {
    return !isEquivalent() && !isRefused();
  }
}
