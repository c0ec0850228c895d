package dev.wirebench.qualification;

import java.io.Serializable;

/** A clause of the contract that a codec broke, and how. */
public record Violation(Clause clause, String detail) implements Serializable {
  @Override
  public String toString() {
    return clause.label() + ": " + detail;
  }
}
