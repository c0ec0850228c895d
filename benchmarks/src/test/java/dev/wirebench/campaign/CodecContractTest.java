package dev.wirebench.campaign;

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

  private static final String LOSES_EMPTY_LISTS =
      "round-trip: value 0 after a round trip is not equal: expected … voucher, next=null, branches=[],";

  private static final String NO_INSTANTS =
      "round-trip: threw java.lang.NoSuchMethodError: java.time.Instant.<init>()";

  /** What a codec cannot carry, and how the reason begins that a run lists. All else qualifies. */
  private static final Map<String, String> EXCLUDED =
      Map.ofEntries(
          Map.entry(
              "fastjson2 × astral-key",
              "round-trip: value 0 after a round trip is not equal: expected …AstralKey(face=grin)…, got"
                  + " …AstralKey(face=null)…"),
          Map.entry(
              "fastjson2 × enum-list",
              "truncation: the first 10 bytes were read until memory ran out"),
          Map.entry(
              "moshi-reflect × torture",
              "round-trip: threw java.lang.IllegalStateException: Boolean cannot be used as a map key"),
          Map.entry(
              "json-smart × torture",
              "round-trip: threw java.lang.RuntimeException: Object: Can not Convert java.lang.String to [B"),
          Map.entry(
              "flexjson × torture",
              "round-trip: threw java.lang.ClassCastException: class java.lang.String cannot be cast to class"
                  + " java.lang.Boolean"),
          Map.entry(
              "json-lib × order-event",
              "unseen-values: a value not known at set-up is not equal: expected …y=1185773203,"
                  + " price=-129911.46360704106, timestamp=-73701908…, got …y=1185773203, price=-129911.46,"),
          Map.entry(
              "json-lib × awkward-values", "round-trip: value 0 after a round trip is not equal"),
          Map.entry("json-lib × enum-list", "round-trip: value 0 after a round trip is not equal"),
          Map.entry(
              "json-lib × torture",
              "round-trip: threw net.sf.json.JSONException: java.lang.ClassCastException: JSON keys must be"
                  + " strings"),
          Map.entry("protostuff-json × torture", LOSES_EMPTY_LISTS),
          Map.entry("protostuff-json-numeric × torture", LOSES_EMPTY_LISTS),
          Map.entry(
              "xstream-jettison × awkward-values",
              "round-trip: value 0 after a round trip is not equal: expected …AwkwardValues(nullWord=null,"
                  + " trueWord=true, integerWo…, got …AwkwardValues(nullWord=,"),
          Map.entry("staxon × written-dates", NO_INSTANTS),
          Map.entry("staxon × torture", NO_INSTANTS),
          Map.entry("staxon-gson × written-dates", NO_INSTANTS),
          Map.entry("staxon-gson × torture", NO_INSTANTS),
          Map.entry("staxon-jackson × written-dates", NO_INSTANTS),
          Map.entry("staxon-jackson × torture", NO_INSTANTS),
          Map.entry("jackson-kotlin × wide", TOO_WIDE),
          Map.entry("gson-kotlin × wide", TOO_WIDE),
          Map.entry("kotlinx-json × wide", TOO_WIDE),
          Map.entry("kotlinx-stream × wide", TOO_WIDE),
          Map.entry("kotlinx-okio × wide", TOO_WIDE),
          Map.entry("moshi-reflect × wide", TOO_WIDE));

  /** Their libraries have streams alone. */
  private static final Set<String> WITHOUT_STRINGS = Set.of("kotlinx-stream", "kotlinx-okio");

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
      if (codec.readsDocuments()) {
        cells.add(Arguments.of(codec.id(), "nested-10-pretty", Medium.BYTES));
        if (!WITHOUT_STRINGS.contains(codec.id())) {
          cells.add(Arguments.of(codec.id(), "nested-10-pretty", Medium.STRING));
        }
      }
    }
    return cells;
  }

  @ParameterizedTest
  @MethodSource("cells")
  void keepsTheContract(String codec, String payload, Medium medium) {
    Qualified row = qualify(codec, payload, medium);
    String reason = EXCLUDED.get(codec + " × " + payload);
    if (reason != null) {
      assertThat(row.operations()).isEmpty();
      assertThat(row.reasons().values())
          .isNotEmpty()
          .allSatisfy(listed -> assertThat(listed).startsWith(reason));
    } else {
      assertThat(row.operations()).as("%s", row.reasons()).contains("serialize", "deserialize");
      assertThat(row.sizes().raw()).hasSize(Payload.VALUES);
    }
  }

  @ParameterizedTest
  @MethodSource("codecs")
  void prettyPrintedTextsAreForThoseThatReadDocuments(String codec) {
    Qualified pretty = qualify(codec, "nested-10-pretty", Medium.BYTES);
    boolean readsDocuments = CODECS.find(codec).orElseThrow().readsDocuments();
    assertThat(pretty.operations().isEmpty()).isNotEqualTo(readsDocuments);
  }

  /** Else the test above would not meet the constructs that order-event does without. */
  @Test
  void theTestsHavePayloadsOfTheirOwn() {
    assertThat(Payload.schemas())
        .contains(
            "order-event",
            "torture",
            "enum-list",
            "astral-key",
            "awkward-values",
            "written-dates",
            "wide");
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
    return new Qualification(ForkClassPath.of(List.of()))
        .qualify(new Candidate(codec, payload, medium, JDK), Operation.labels(), CODECS);
  }
}
