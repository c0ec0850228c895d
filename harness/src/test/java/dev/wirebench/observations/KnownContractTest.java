package dev.wirebench.observations;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.catalogue.CatalogueData;
import dev.wirebench.catalogue.CatalogueData.Outcomes;
import dev.wirebench.codec.Medium;
import dev.wirebench.qualification.Candidate;
import dev.wirebench.registry.CodecFacts;
import dev.wirebench.registry.CodecRegistry;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class KnownContractTest {
  private static final CodecRegistry CODECS = CodecRegistry.read(List.of());

  private static final KnownContract KNOWN =
      new KnownContract(
          new CatalogueData(
              Map.of(),
              Map.of(),
              Map.of(
                  "gson",
                  new Outcomes("", Map.of("users", "round-trip: threw"), Map.of()),
                  "jackson-streaming",
                  new Outcomes(
                      "", Map.of("order-event", "", "others", "no hand-written"), Map.of()),
                  "kryo",
                  new Outcomes(
                      "",
                      Map.of(),
                      Map.of("buffer", "truncation: read on", "users", "truncation: took")))));

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          gson | order-event | BYTES | kept
          gson | order-event | OKIO | no such API
          gson | order-event-pretty | BYTES | kept
          gson | users | BYTES | not kept: round-trip: threw x
          gson | users-pretty | BYTES | not kept: round-trip: threw x
          jackson-streaming | order-event | BYTES | kept
          jackson-streaming | users | BYTES | not kept: no hand-written code
          kryo | users | BYTES | marked: truncation: took 8 bytes
          kryo | order-event | BUFFER | marked: truncation: read on
          kryo | users-pretty | BYTES | not kept: a pretty-printed text is for others
          kryo | users-selective | BYTES | not kept: a selective read is for others
          kryo | shape-value | BYTES | not kept: round-trip: threw x
          dsl-json | nested-20 | BYTES | not kept: no classes of nested-20 are generated for dsl-json
          """)
  void whatTheFilesLeadToExpectIsKnown(String codec, String payload, Medium api, String outcome) {
    assertThat(surprise(codec, payload, api, outcome)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          gson | order-event | BYTES | kept by chance | kept
          gson | order-event | BYTES | no such API | kept
          gson | order-event | BYTES | null | kept
          gson | order-event | BYTES | marked: truncation: took | kept
          gson | users | BYTES | kept | not kept: round-trip: threw
          gson | users | BYTES | not kept: document: x | not kept: round-trip: threw
          jackson-streaming | order-event | BYTES | not kept: no hand-written code | kept
          kryo | users | BYTES | kept | marked: truncation: took
          kryo | users-pretty | BYTES | kept | not kept: a pretty-printed text
          kryo | users-selective | BYTES | kept | not kept: a selective read
          kryo | shape-value | BYTES | marked: truncation: took | kept
          kryo | shape-value | BYTES | null | kept
          jackson | shape-value | BYTES | not kept: round-trip: threw x | kept
          dsl-json | nested-20 | BYTES | not kept: no classes of nested-30 are generated | kept
          dsl-json | nested-20 | BYTES | not kept: round-trip: threw x | kept
          """)
  void anotherOutcomeIsSaidWithTheKnownOne(
      String codec, String payload, Medium api, String outcome, String known) {
    assertThat(surprise(codec, payload, api, outcome))
        .isEqualTo(
            "%s, %s, %s: '%s', and not '%s'".formatted(codec, payload, api.type(), outcome, known));
  }

  private static String surprise(String codec, String payload, Medium api, String outcome) {
    CodecFacts facts = CODECS.find(codec).orElseThrow();
    return KNOWN.surprise(facts, new Candidate(codec, payload, api), outcome).orElse("");
  }
}
