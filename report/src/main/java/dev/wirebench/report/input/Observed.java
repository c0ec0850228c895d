package dev.wirebench.report.input;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The outcome of a codec in one case. The file has the fields of the case beside the others.
 *
 * @param outcome in a word or two
 * @param count how many inputs ended so
 * @param said the first line of what the library said, or what the value became; else empty
 * @param input what shows it; else empty
 */
public record Observed(
    @JsonUnwrapped Case tried, String outcome, Grade grade, int count, String said, String input) {

  public Observed {
    if (tried.quality().isEmpty() || tried.codec().isEmpty() || outcome.isEmpty() || count < 1) {
      throw new IllegalArgumentException("an observation needs a quality, a codec and an outcome");
    }
  }

  /**
   * The case.
   *
   * @param quality name of the quality, as the command {@code qualities} takes it
   * @param about what it was tried with where there are several, a payload for instance; else empty
   * @param caseId its id; empty if the codec cannot be asked about any
   */
  public record Case(String quality, String codec, String about, String caseId) {}

  /** The weight of an outcome for whoever has to choose a codec. */
  public enum Grade {
    /** Nothing was executed. */
    @JsonProperty("none")
    NONE,
    @JsonProperty("good")
    GOOD,
    /** It depends on the case, or on what the application does about it. */
    @JsonProperty("neutral")
    NEUTRAL,
    /** It loses data unnoticed, or takes more down than the message that did it. */
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

  public String quality() {
    return tried.quality();
  }

  public String codec() {
    return tried.codec();
  }

  /** The case with what it was tried with, as in {@code hostile-input, truncated, order-event}. */
  public String place() {
    return Stream.of(tried.quality(), tried.caseId(), tried.about())
        .filter(part -> !part.isEmpty())
        .collect(Collectors.joining(", "));
  }
}
