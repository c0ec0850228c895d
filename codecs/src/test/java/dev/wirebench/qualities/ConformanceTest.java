package dev.wirebench.qualities;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.wirebench.models.Payload;
import dev.wirebench.qualities.ConformanceCase.Expects;
import dev.wirebench.registry.CodecClassPath;
import dev.wirebench.registry.CodecRegistry;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The cases' file, held against another reader, and what is known of some libraries. */
@Execution(ExecutionMode.CONCURRENT)
class ConformanceTest {
  private static final Conformance CONFORMANCE = new Conformance();
  private static final CodecRegistry CODECS = CodecRegistry.read(List.of());
  private static final byte[] DOCUMENT = Payload.load("probe-json").documents().get(0);

  /** Three whole texts, and bytes that are no text: a tree of what is left is made all the same. */
  private static final Set<String> ENCODING =
      Set.of("overlong-slash", "beyond-unicode", "bom", "encoded-surrogate");

  private static final JsonMapper STRICT =
      JsonMapper.builder()
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .disable(StreamReadFeature.INCLUDE_SOURCE_IN_LOCATION)
          .build();

  static List<ConformanceCase> cases() {
    return ConformanceCases.read();
  }

  @Test
  void everyIdIsOfOneCase() {
    assertThat(CONFORMANCE.cases()).extracting(Case::id).doesNotHaveDuplicates();
    assertThat(CONFORMANCE.cases()).extracting(Case::title).doesNotHaveDuplicates();
  }

  @ParameterizedTest
  @MethodSource("cases")
  void theTextIsWhatTheFileSaysOfIt(ConformanceCase each) throws Exception {
    byte[] text = ConformanceText.of(each, DOCUMENT).bytes();
    assertThat(text).isNotNull().isNotEqualTo(DOCUMENT);
    if (ENCODING.contains(each.id()) || each.depth() != null) {
      return;
    }
    if (each.rule().expects() == Expects.INVALID) {
      assertThatThrownBy(() -> requireValue(STRICT.readTree(text)))
          .isInstanceOfAny(IOException.class, IllegalStateException.class);
    } else {
      requireValue(STRICT.readTree(text));
    }
  }

  /** Nothing is no tree, and no exception either. */
  private static void requireValue(JsonNode tree) {
    if (tree.isMissingNode()) {
      throw new IllegalStateException("no value");
    }
  }

  @Test
  void anUnknownFieldIsRefused() throws Exception {
    JsonNode entry = new JsonMapper().readTree("{\"id\":\"a\",\"findFirst\":\"b\"}");
    assertThatThrownBy(() -> ConformanceCases.read(entry)).hasMessageContaining("findFirst");
  }

  @Test
  void aDeepTextHasThatDepth() throws Exception {
    ConformanceCase deep =
        cases().stream()
            .filter(each -> Integer.valueOf(500).equals(each.depth()))
            .findFirst()
            .get();
    JsonNode tree = STRICT.readTree(ConformanceText.of(deep, DOCUMENT).bytes());
    int levels = 0;
    for (JsonNode child = tree.get("child"); !child.isNull(); child = child.get("child")) {
      levels++;
    }
    assertThat(levels).isEqualTo(500);
  }

  @Test
  void aNumberWithinQuotesIsAnotherToken() {
    ConformanceCase zero =
        cases().stream().filter(each -> each.id().equals("leading-zero")).findFirst().get();
    ConformanceText text = ConformanceText.of(zero, "{\"number\":\"4711\"}".getBytes(UTF_8));
    assertThat(text.bytes()).isNull();
    assertThat(text.reason()).isEqualTo("its JSON has no token 4711");
  }

  private static Map<String, Observation> observe(String codec, String... cases) {
    Prober prober = Prober.of(CodecClassPath.of(List.of())).patient(PlantedMain.PATIENCE);
    QualitySettings settings = new QualitySettings(prober, 1, Set.of(cases));
    return CONFORMANCE.observe(CODECS.find(codec).orElseThrow(), settings).stream()
        .collect(Collectors.toMap(Observation::caseId, observation -> observation));
  }

  private static List<String> idsOf(Expects expects) {
    return cases().stream()
        .filter(each -> each.rule().expects() == expects)
        .map(ConformanceCase::id)
        .toList();
  }

  @Test
  void jacksonReadsWhatItMustAndIsFoundWhereItDoesMore() {
    Map<String, Observation> observed = observe("jackson");
    assertThat(observed.keySet())
        .containsExactlyInAnyOrderElementsOf(CONFORMANCE.cases().stream().map(Case::id).toList());
    assertThat(idsOf(Expects.VALID))
        .allSatisfy(id -> assertThat(observed.get(id).outcome()).isEqualTo(Outcome.ACCEPTS));
    assertThat(observed.get("single-quotes").outcome()).isEqualTo(Outcome.REJECTS);
    assertThat(observed.get("trailing-text").outcome()).isEqualTo(Outcome.ACCEPTS);
    assertThat(observed.get("overlong-slash").outcome()).isEqualTo(Outcome.REJECTS);
    assertThat(observed.get("overlong-slash").input()).startsWith("{\"text\":\"a\\xc0\\xafb\"");
    assertThat(observed.get("depth-1000").outcome()).isEqualTo(Outcome.REJECTS);
    assertThat(observed.get("depth-1000").said()).contains("nesting depth");
  }

  @Test
  void jsonLibReadsStringsInListsASecondTime() {
    Map<String, Observation> observed =
        observe("json-lib", "string-like-array", "element-like-array", "minus-zero");
    assertThat(observed.get("string-like-array").outcome()).isEqualTo(Outcome.ACCEPTS);
    assertThat(observed.get("element-like-array").outcome()).isEqualTo(Outcome.CHANGES_THE_VALUE);
    assertThat(observed.get("minus-zero").said()).isEqualTo("fraction = 0.0");
  }

  @Test
  void gsonTakesTheNextLongForOneThatThereIsNot() {
    Observation observed = observe("gson", "beyond-long").get("beyond-long");
    assertThat(observed.outcome()).isEqualTo(Outcome.CHANGES_THE_VALUE);
    assertThat(observed.said()).isEqualTo("number = 9223372036854775807");
    assertThat(observed.subject().version()).isEqualTo(CODECS.find("gson").orElseThrow().version());
  }

  @Test
  void aCodecOfItsOwnDocumentsIsTriedWithThem() {
    Map<String, Observation> observed =
        observe("xstream-jettison", "leading-zero", "depth-500", "depth-100000");
    assertThat(observed.get("leading-zero").outcome()).isEqualTo(Outcome.CHANGES_THE_VALUE);
    assertThat(observed.get("depth-500").outcome()).isNotEqualTo(Outcome.NOT_APPLICABLE);
    assertThat(observed.get("depth-100000").said())
        .isEqualTo("its JSON leaves out the child that is absent");
  }

  @Test
  void aCodecOfAnotherFormatHasNoCase() {
    assertThat(observe("kryo").values())
        .singleElement()
        .satisfies(
            observation -> {
              assertThat(observation.outcome()).isEqualTo(Outcome.NOT_APPLICABLE);
              assertThat(observation.said()).isEqualTo("it reads and writes Kryo");
            });
  }

  @Test
  void whatCannotBeMeantIsReadAsNothing() {
    assertThat(cases())
        .filteredOn(each -> each.rule().expects() == Expects.VALID)
        .allSatisfy(each -> assertThat(each.reads()).isNotEmpty());
    assertThat(Arrays.stream(Outcome.values()).map(Outcome::label).map(Outcome::of))
        .containsExactly(Outcome.values());
  }
}
