package dev.wirebench.qualification;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Medium;
import dev.wirebench.models.Payload;
import dev.wirebench.registry.CodecFacts;
import java.util.List;
import java.util.Map;

/** What qualification says of the codecs of tests, through one medium. */
record Judged(Medium medium) {
  private static final String PAYLOAD = "order-event";

  void assertBreaks(Codec codec, Clause clause, String detail) throws Exception {
    assertBreaks(codec, Payload.load(PAYLOAD), clause, detail);
  }

  void assertBreaks(Codec codec, Payload<?> payload, Clause clause, String detail)
      throws Exception {
    List<Violation> violations = violations(codec, payload);
    assertThat(violations).extracting(Violation::clause).containsExactly(clause);
    assertThat(violations.get(0).toString()).startsWith(clause.label() + ": ").contains(detail);
  }

  List<Clause> clauses(Codec codec) throws Exception {
    return violations(codec).stream().map(Violation::clause).toList();
  }

  List<Violation> violations(Codec codec) throws Exception {
    return violations(codec, Payload.load(PAYLOAD));
  }

  List<Violation> violations(Codec codec, Payload<?> payload) throws Exception {
    return Qualification.violations(
        CodecFacts.of(codec.traits(), false), qualify(codec, payload), payload);
  }

  QualificationResult qualify(Codec codec, Payload<?> payload) throws Exception {
    return QualificationMain.qualify(
        codec, payload, medium, (operations, binding, value, input, document) -> Map.of());
  }
}
