package dev.wirebench.base;

/**
 * A line of a journal that is not as it was written, or cannot be.
 *
 * @param line its number, from 1
 * @param reason completes "line 7 ...", for instance "was changed after it was written"
 */
public record Damage(int line, String reason) {

  /**
   * A sentence about the damage, for instance {@code line 7 is not a line of a journal (it says
   * nothing)}.
   */
  @Override
  public String toString() {
    return "line " + line + " " + reason;
  }
}
