package dev.wirebench.studies.claims;

/** The result of a judgement on a claim. */
public enum Mark {
  CONFIRMED("confirmed"),
  /** Measured, and otherwise: what a study found on its machine with its versions may be so. */
  REFUTED("not reproduced here"),
  /** The interval leaves both open: it may be so, or not. */
  NO_CLEAR_DIFFERENCE("inconclusive"),
  /** No run has all its cells, or those that have had too few blocks for a verdict. */
  NOT_MEASURED("not measured yet"),
  /** All of it was measured, while the machine was so busy that the figures tell of that. */
  NOT_JUDGED("not judged"),
  /** Another quantity, another setting than the claim's, or a row that does not qualify. */
  NOT_COMPARABLE("not comparable");

  private final String words;

  Mark(String words) {
    this.words = words;
  }

  /** The mark as a reader sees it. */
  public String words() {
    return words;
  }
}
