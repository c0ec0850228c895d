package dev.wirebench.cli;

import dev.wirebench.codec.Medium;
import dev.wirebench.models.Payload;
import dev.wirebench.qualification.Candidate;
import dev.wirebench.registry.CodecFacts;
import java.util.Map;
import java.util.Optional;

/**
 * The outcomes that {@code exclusions.yaml} and {@code defects.yaml} lead to expect; these files
 * say how they are read.
 */
record KnownContract(CatalogueData data) {
  private static final String OTHERS = "others";
  private static final String NOTHING = "";

  /** How the line of a candidate's outcome begins. */
  private String expected(CodecFacts codec, Candidate candidate) {
    String payload = Payload.schemaOf(candidate.payload());
    if (!codec.readsDocuments() && !payload.equals(candidate.payload())) {
      return ContractFile.NOT_KEPT + "a pretty-printed text";
    }
    String reason = sentence(data.exclusions(codec), payload);
    if (!reason.equals(NOTHING)) {
      return ContractFile.NOT_KEPT + reason;
    }
    Map<String, String> marks = data.defects(codec);
    String mark = marks.getOrDefault(candidate.medium().label(), sentence(marks, payload));
    return mark.equals(NOTHING) ? ContractFile.KEPT : ContractFile.MARKED + mark;
  }

  private static String sentence(Map<String, String> sentences, String payload) {
    return sentences.getOrDefault(payload, sentences.getOrDefault(OTHERS, NOTHING));
  }

  /** A sentence about a candidate whose outcome is another one. */
  Optional<String> surprise(CodecFacts codec, Candidate candidate, String outcome) {
    return isKnown(codec, candidate, outcome)
        ? Optional.empty()
        : Optional.of(
            "%s, %s, %s: '%s', and not '%s'"
                .formatted(
                    candidate.codec(),
                    candidate.payload(),
                    candidate.medium().type(),
                    outcome,
                    expected(codec, candidate)));
  }

  private boolean isKnown(CodecFacts codec, Candidate candidate, String outcome) {
    if (outcome.equals(ContractFile.NO_API)) {
      // No library is bound to have every API.
      return candidate.medium() != Medium.BYTES;
    }
    String expected = expected(codec, candidate);
    return expected.equals(ContractFile.KEPT)
        ? outcome.equals(expected)
        : outcome.startsWith(expected);
  }
}
