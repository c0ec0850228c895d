package dev.wirebench.report.input;

import com.fasterxml.jackson.annotation.JsonProperty;

/**
 * What was seen of a codec in one case.
 *
 * @param quality name of the quality, as the command {@code qualities} takes it
 * @param about what it was tried with where there are several, a payload for instance; else empty
 * @param caseId of the case; empty if the codec cannot be asked about any
 * @param outcome in a word or two
 * @param count how many inputs ended so
 * @param said the first line of what the library said, or what the value became; else empty
 * @param input what shows it; else empty
 */
public record Observed(
    String quality,
    String codec,
    String about,
    String caseId,
    String outcome,
    Grade grade,
    int count,
    String said,
    String input) {

  public Observed {
    if (quality.isEmpty() || codec.isEmpty() || outcome.isEmpty() || count < 1) {
      throw new IllegalArgumentException("an observation needs a quality, a codec and an outcome");
    }
  }

  /** How an outcome weighs for whoever has to choose a codec. */
  public enum Grade {
    /** Nothing was executed. */
    @JsonProperty("none")
    NONE,
    @JsonProperty("good")
    GOOD,
    /** It depends on the case, or on what the application does about it. */
    @JsonProperty("neutral")
    NEUTRAL,
    /** What loses data unnoticed, or takes more down than the message that did it. */
    @JsonProperty("hard")
    HARD
  }

  /** Says whether the codec was executed in this case. */
  public boolean isExecuted() {
    return grade != Grade.NONE;
  }

  public boolean isHard() {
    return grade == Grade.HARD;
  }

  /** The case with what it was tried with, as in {@code hostile-input, truncated, order-event}. */
  public String place() {
    return quality
        + (caseId.isEmpty() ? "" : ", " + caseId)
        + (about.isEmpty() ? "" : ", " + about);
  }
}
