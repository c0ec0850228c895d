package dev.wirebench.qualities;

import dev.wirebench.registry.CodecFacts;
import java.io.Serializable;
import java.util.List;
import java.util.Objects;

/**
 * What was seen of a codec in one case.
 *
 * @param quality name of the quality
 * @param codec id of the codec
 * @param version of the library, as its jar says it
 * @param about what it was tried with where there are several, a payload for instance; else empty
 * @param caseId of the case; empty if the codec cannot be asked about any
 * @param count how many inputs ended so; 1 where the case is one input
 * @param said the first line of what the library said, or what the value became; else empty
 * @param input what shows it, the first such input: text, or bytes in hexadecimal digits; else
 *     empty
 */
public record Observation(
    String quality,
    String codec,
    String version,
    String about,
    String caseId,
    Outcome outcome,
    int count,
    String said,
    String input)
    implements Serializable {

  public Observation {
    Objects.requireNonNull(outcome, "outcome");
    if (outcome == Outcome.NOT_APPLICABLE && said.isBlank()) {
      throw new IllegalArgumentException(
          codec + ", " + caseId + ": what is not applicable needs a reason");
    }
  }

  /** That of the outcome. */
  public Grade grade() {
    return outcome.grade();
  }

  /** A codec cannot be asked, whatever the case. */
  public static Observation notApplicable(String quality, CodecFacts codec, String reason) {
    return new Observation(
        quality, codec.id(), codec.version(), "", "", Outcome.NOT_APPLICABLE, 1, reason, "");
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

  /** The same of a case. */
  public Observation in(String id) {
    return new Observation(quality, codec, version, about, id, outcome, count, said, input);
  }

  /** The same with what follows from it. */
  public Observation saying(Outcome other, String what) {
    return new Observation(quality, codec, version, about, caseId, other, count, what, input);
  }

  /** The same about something. */
  public Observation about(String what) {
    return new Observation(quality, codec, version, what, caseId, outcome, count, said, input);
  }

  /** The same of so many inputs. */
  public Observation times(int inputs) {
    return new Observation(quality, codec, version, about, caseId, outcome, inputs, said, input);
  }
}
