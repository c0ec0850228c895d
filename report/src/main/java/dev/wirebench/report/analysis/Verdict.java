package dev.wirebench.report.analysis;

/** What may be said of a row against its table's baseline. */
public enum Verdict {
  FASTER("faster"),
  SLOWER("slower"),
  EQUIVALENT("equivalent"),
  DIFFERENT("different, maybe negligible"),
  UNDECIDED("undecided"),
  /** Fewer than five blocks or forks: no verdict. */
  INDICATIVE("indicative"),
  /** The row is the baseline. */
  BASELINE("baseline"),
  /** A study row, or one without a ratio: no baseline, or scores that are no positive numbers. */
  NONE("no verdict");

  private final String words;

  Verdict(String words) {
    this.words = words;
  }

  /** As a reader sees it. */
  public String words() {
    return words;
  }
}
