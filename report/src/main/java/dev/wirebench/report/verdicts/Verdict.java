package dev.wirebench.report.verdicts;

/**
 * The verdict on a row against its table's baseline. Each has a direction, if it has one at all.
 */
public enum Verdict {
  FASTER("faster", "faster"),
  SLOWER("slower", "slower"),
  /** Established as equivalent, within ±δ; never a difference that was merely not found. */
  TIE("equivalent within ±%s", "tie"),
  /** Faster, by more or by less than δ. */
  PERHAPS_FASTER("faster, possibly by less than %s", "different, maybe negligible"),
  /** Slower, by more or by less than δ. */
  PERHAPS_SLOWER("slower, possibly by less than %s", "different, maybe negligible"),
  NO_CLEAR_DIFFERENCE("inconclusive", "no clear difference"),
  /** Fewer than five blocks or forks: no verdict. */
  INDICATIVE("preliminary", "indicative"),
  /** The row is the baseline. */
  BASELINE("baseline", "baseline"),
  /** A row for reference, or one without a ratio. */
  NONE("no verdict", "no verdict");

  private final String words;
  private final String code;

  Verdict(String words, String code) {
    this.words = words;
    this.code = code;
  }

  /**
   * The words that a reader sees.
   *
   * @param delta δ, the smallest difference that matters, 0.03 for 3 %
   */
  public String words(double delta) {
    return words.replace("%s", Words.percent(delta));
  }

  /** The words in {@code cells.csv}, which other programs read: they do not change. */
  public String code() {
    return code;
  }

  /** Says whether an adjusted interval decided it. */
  public boolean restsOnInterval() {
    return switch (this) {
      case FASTER, SLOWER, TIE, PERHAPS_FASTER, PERHAPS_SLOWER, NO_CLEAR_DIFFERENCE -> true;
      case INDICATIVE, BASELINE, NONE -> false;
    };
  }
}
