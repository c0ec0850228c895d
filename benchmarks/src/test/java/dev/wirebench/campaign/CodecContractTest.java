package dev.wirebench.campaign;

import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.models.Payload;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every codec on the payloads, each in a JVM of its own, as a run qualifies them. */
@Execution(ExecutionMode.CONCURRENT)
class CodecContractTest {
  private static final CodecInfos CODECS = CodecInfos.read(List.of());
  private static final Jdk JDK = Jdk.probe(Jdk.current(), List.of());

  private static final String TOO_WIDE =
      "no Kotlin data class: the 246 fields of message wirebench.wide.Wide take 256 parameter slots"
          + " of the 255 that the JVM allows";

  private static final String QUALIFIES = "";

  /**
   * What a codec cannot carry, and how the reason begins that a run lists. All else qualifies. A
   * codec alone stands for all payloads that are not named with it.
   */
  private static final Map<String, String> EXCLUDED =
      Map.ofEntries(
          entry(
              "fastjson2 × astral-key",
              "round-trip: value 0 after a round trip is not equal: expected …AstralKey(face=grin)…,"
                  + " got …AstralKey(face=null)…"),
          entry(
              "fastjson2 × enum-list",
              "truncation: the first 10 bytes were read until memory ran out"),
          entry("jackson-kotlin × wide", TOO_WIDE),
          entry("gson-kotlin × wide", TOO_WIDE),
          entry("kotlinx-json × wide", TOO_WIDE),
          // Binary formats.
          entry("kotlinx-cbor × wide", TOO_WIDE),
          entry("kotlinx-protobuf × wide", TOO_WIDE),
          entry("avro", "no Avro schema for this payload"),
          entry("avro × order-event", QUALIFIES),
          entry("jackson-streaming", "no hand-written streaming code for this payload"),
          entry("jackson-streaming × order-event", QUALIFIES),
          entry("msgpack-core", "no hand-written packer for this payload"),
          entry("msgpack-core × order-event", QUALIFIES),
          entry("jackson-non-null × torture", "document: output 0 lacks /noInt32"),
          entry("protostuff", "truncation: the first "),
          entry("protostuff × astral-key", QUALIFIES),
          entry(
              "fastjson2-jsonb × astral-key",
              "round-trip: value 0 after a round trip is not equal"),
          entry("fastjson2-jsonb × torture", "round-trip: value 0 after a round trip is not equal"),
          entry(
              "fastjson2-jsonb-array × torture",
              "round-trip: threw java.lang.ClassCastException: class java.lang.Boolean"),
          entry(
              "fory-compatible × torture",
              "round-trip: threw org.apache.fory.exception.DeserializationException"));

  /**
   * The nested files differ only in width: the narrowest, the one whose generated code is largest,
   * and the widest stand for all ten.
   */
  private static final Set<String> SKIPPED =
      Set.of("20", "30", "40", "60", "70", "80", "90").stream()
          .map(keys -> "nested-" + keys)
          .collect(Collectors.toSet());

  static List<String> codecs() {
    return CODECS.ids();
  }

  static List<Arguments> cells() {
    List<Arguments> cells = new ArrayList<>();
    for (CodecInfo codec : CODECS.all()) {
      for (String payload : Payload.schemas()) {
        if (!SKIPPED.contains(payload)) {
          cells.add(Arguments.of(codec.id(), payload, Medium.BYTES));
        }
      }
      if (codec.isJson()) {
        cells.add(Arguments.of(codec.id(), "nested-10-pretty", Medium.BYTES));
        cells.add(Arguments.of(codec.id(), "nested-10-pretty", Medium.STRING));
        cells.add(Arguments.of(codec.id(), "media-content", Medium.STRING));
      }
    }
    return cells;
  }

  @ParameterizedTest
  @MethodSource("cells")
  void keepsTheContract(String codec, String payload, Medium medium) {
    Qualified row = qualify(codec, payload, medium);
    String reason =
        EXCLUDED.getOrDefault(codec + " × " + payload, EXCLUDED.getOrDefault(codec, QUALIFIES));
    if (reason.equals(QUALIFIES)) {
      assertThat(row.operations()).as("%s", row.reasons()).contains("serialize", "deserialize");
      assertThat(row.sizes().raw()).hasSize(Payload.VALUES);
    } else {
      assertThat(row.operations()).isEmpty();
      assertThat(row.reasons().values())
          .isNotEmpty()
          .allSatisfy(given -> assertThat(given).startsWith(reason));
    }
  }

  @ParameterizedTest
  @MethodSource("codecs")
  void prettyPrintedTextsAndStringsAreForJsonAlone(String codec) {
    Qualified pretty = qualify(codec, "order-event-pretty", Medium.STRING);
    boolean json = CODECS.find(codec).orElseThrow().isJson();
    assertThat(pretty.operations().isEmpty()).isNotEqualTo(json);
  }

  /** Else the test above would not meet the constructs that order-event does without. */
  @Test
  void theTestsHavePayloadsOfTheirOwn() {
    assertThat(Payload.schemas())
        .contains("order-event", "torture", "enum-list", "astral-key", "wide");
  }

  /**
   * The case that is known: fastjson2's generated writer for 50 fields a class is beyond what
   * HotSpot compiles, those for 10 and 100 are not. Nothing in the machinery names it.
   */
  @Test
  void methodsThatAreTooLargeToCompileAreFound() {
    assertThat(hugeMethods("fastjson2", "nested-50").get("serialize"))
        .isNotEmpty()
        .allSatisfy(method -> assertThat(method).matches(".+::\\S+ \\(\\d{4,} bytes\\)"));
    assertThat(hugeMethods("fastjson2", "nested-10")).isEmpty();
    assertThat(hugeMethods("jackson", "nested-50")).isEmpty();
  }

  private static Map<String, List<String>> hugeMethods(String codec, String payload) {
    return qualify(codec, payload, Medium.BYTES).hugeMethods();
  }

  private static Qualified qualify(String codec, String payload, Medium medium) {
    Candidate candidate = new Candidate(codec, payload, medium, JDK);
    return new Qualification(ForkClassPath.of(List.of()))
        .judge(candidate, CODECS)
        .row(candidate, Operation.labels());
  }
}
