package dev.wirebench.report.analysis;

/** What may be said of a row against its table's baseline. */
public enum Verdict {
  FASTER("faster"),
  SLOWER("slower"),
  /** Established as equivalent, within ±δ; never what was merely not told apart. */
  TIE("tie"),
  DIFFERENT("different, maybe negligible"),
  NO_CLEAR_DIFFERENCE("no clear difference"),
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

  /** Whether a corrected interval decided it. */
  public boolean restsOnInterval() {
    return switch (this) {
      case FASTER, SLOWER, TIE, DIFFERENT, NO_CLEAR_DIFFERENCE -> true;
      case INDICATIVE, BASELINE, NONE -> false;
    };
  }
}
