package dev.wirebench.observations;

import dev.wirebench.catalogue.CatalogueData;
import dev.wirebench.codec.Medium;
import dev.wirebench.models.Payload;
import dev.wirebench.qualification.Candidate;
import dev.wirebench.registry.CodecFacts;
import java.util.Optional;
import java.util.Set;

/**
 * The outcomes that {@code outcomes.yaml} leads to expect, which says how it is read. What follows
 * from the kind of the payload is not in it: a codec of another document reads no pretty-printed
 * one and no part of one, a codec with generated classes has those of some payloads, and the shapes
 * of classes are asked of the codecs of their study.
 */
public record KnownContract(CatalogueData data) {
  private static final String PRETTY = "-pretty";

  /** The beginning of the ids of payloads that are one object in several shapes of class. */
  public static final String SHAPE = "shape-";

  /** The codecs that are asked for those shapes; a test of their study holds that it asks them. */
  public static final Set<String> OF_SHAPES =
      Set.of(
          "jackson",
          "jackson-kotlin",
          "gson",
          "yasson",
          "kotlinx-json",
          "moshi-reflect",
          "fastjson2");

  /** Returns the beginning of the line that a candidate's outcome is expected to have. */
  private String expected(CodecFacts codec, Candidate candidate) {
    String payload = Payload.schemaOf(candidate.payload());
    if (!codec.readsDocuments() && candidate.payload().startsWith(payload + PRETTY)) {
      return ContractFile.NOT_KEPT + "a pretty-printed text";
    }
    if (!codec.readsDocuments() && Payload.type(payload).narrows().isPresent()) {
      return ContractFile.NOT_KEPT + "a selective read";
    }
    Optional<String> reason = data.exclusion(codec.id(), payload);
    if (reason.isPresent()) {
      return ContractFile.NOT_KEPT + reason.get();
    }
    String medium = candidate.medium().label();
    return data.defect(codec.id(), data.defects(codec.id()).containsKey(medium) ? medium : payload)
        .map(mark -> ContractFile.MARKED + mark)
        .orElse(ContractFile.KEPT);
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
        ? outcome.equals(expected) || isOfItsKind(candidate, outcome)
        : outcome.startsWith(expected);
  }

  private static boolean isOfItsKind(Candidate candidate, String outcome) {
    String payload = Payload.schemaOf(candidate.payload());
    boolean isShapeOfOthers = payload.startsWith(SHAPE) && !OF_SHAPES.contains(candidate.codec());
    String notGenerated = "no classes of " + payload + " are generated for ";
    return outcome.startsWith(ContractFile.NOT_KEPT + (isShapeOfOthers ? "" : notGenerated));
  }
}
