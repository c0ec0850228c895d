package dev.wirebench.qualities;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.wirebench.registry.CodecFacts;
import java.io.Serializable;
import java.util.List;
import java.util.Objects;

/**
 * The outcome of a case with a codec. Files have the fields of its codec beside the others, and may
 * lack the grade.
 *
 * @param quality name of the quality
 * @param about what it was tried with where there are several, a payload for instance; else empty
 * @param caseId of the case; empty if the codec cannot be asked about any
 * @param count how many inputs ended so; 1 where the case is one input
 * @param said the first line of what the library said, or what the value became; else empty
 * @param input what shows it, the first such input: text, or bytes in hexadecimal digits; else
 *     empty
 */
@JsonIgnoreProperties(value = "grade", allowGetters = true)
public record Observation(
    String quality,
    @JsonUnwrapped Subject subject,
    String about,
    String caseId,
    Outcome outcome,
    int count,
    String said,
    String input)
    implements Serializable {

  /**
   * The codec that was seen.
   *
   * @param codec its id
   * @param version of the library, as its jar says it
   */
  public record Subject(String codec, String version) implements Serializable {
    /** The codec as its facts name it. */
    public static Subject of(CodecFacts codec) {
      return new Subject(codec.id(), codec.version());
    }
  }

  public Observation {
    Objects.requireNonNull(outcome, "outcome");
    if (outcome == Outcome.NOT_APPLICABLE && said.isBlank()) {
      throw new IllegalArgumentException(
          codec() + ", " + caseId + ": what is not applicable needs a reason");
    }
  }

  /** The id of the codec. */
  public String codec() {
    return subject.codec();
  }

  /** The grade of the outcome, which files say for readers that know no outcomes. */
  @JsonProperty("grade")
  public Grade grade() {
    return outcome.grade();
  }

  /** A codec cannot be asked, whatever the case. */
  public static Observation notApplicable(String quality, CodecFacts codec, String reason) {
    return new Observation(
        quality, Subject.of(codec), "", "", Outcome.NOT_APPLICABLE, 1, reason, "");
  }

  /**
   * The one of a case.
   *
   * @param all of one codec: if it cannot be asked, the only one is about all cases
   */
  public static Observation of(String caseId, List<Observation> all) {
    return all.stream()
        .filter(each -> each.caseId().equals(caseId) || each.caseId().isEmpty())
        .findFirst()
        .orElseThrow();
  }

  /** A copy of this observation with another case. */
  public Observation in(String id) {
    return new Observation(quality, subject, about, id, outcome, count, said, input);
  }

  /** A copy of this observation with another outcome, and the words on it. */
  public Observation saying(Outcome other, String what) {
    return new Observation(quality, subject, about, caseId, other, count, what, input);
  }

  /** A copy of this observation that is about something else, a payload for instance. */
  public Observation about(String what) {
    return new Observation(quality, subject, what, caseId, outcome, count, said, input);
  }

  /** A copy of this observation that counts this number of inputs. */
  public Observation times(int inputs) {
    return new Observation(quality, subject, about, caseId, outcome, inputs, said, input);
  }
}
