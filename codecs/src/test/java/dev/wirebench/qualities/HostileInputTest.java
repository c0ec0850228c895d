package dev.wirebench.qualities;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.models.Payload;
import dev.wirebench.registry.CodecClassPath;
import dev.wirebench.registry.CodecFacts;
import dev.wirebench.registry.CodecRegistry;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** That what is planted is named as such, and what is known of libraries is found. */
@Execution(ExecutionMode.CONCURRENT)
class HostileInputTest {
  private static final CodecRegistry CODECS = CodecRegistry.read(List.of());
  private static final long SEED = 1;

  private static List<Observation> planted(Planted flaw, String... cases) {
    Prober prober = PlantedMain.prober(48);
    return new HostileInput(List.of("order-event"))
        .observe(
            CodecFacts.of(flaw.codec().traits(), false),
            new QualitySettings(prober, SEED, Set.of(cases)));
  }

  private static List<Observation> observe(String codec, String payload, String... cases) {
    Prober prober =
        Prober.of(CodecClassPath.of(List.of())).withHeap(16).patient(PlantedMain.PATIENCE);
    return new HostileInput(List.of(payload))
        .observe(
            CODECS.find(codec).orElseThrow(), new QualitySettings(prober, SEED, Set.of(cases)));
  }

  private static Set<Outcome> outcomes(List<Observation> observations) {
    return observations.stream().map(Observation::outcome).collect(Collectors.toSet());
  }

  @Test
  void aCodecThatKnowsDamageRejectsAllOfMoreThanTwoHundred() {
    List<Observation> observations = planted(Planted.SOUND);
    assertThat(observations)
        .extracting(Observation::caseId)
        .contains(Damages.TRUNCATED, Damages.FLIPPED, Damages.INFLATED, Damages.REPEATED);
    assertThat(observations.stream().mapToInt(Observation::count).sum())
        .isGreaterThanOrEqualTo(200);
    // A slice that is repeated may be all of one byte, and stand beside others of it.
    assertThat(outcomes(observations)).containsExactly(Outcome.REJECTS);
    assertThat(observations.get(0).said())
        .isEqualTo("java.lang.IllegalStateException: the checksum is another");
  }

  @ParameterizedTest
  @CsvSource({
    "HANGS, hangs",
    "EXHAUSTS_MEMORY, memory exhausted",
    "RETURNS_GARBAGE, wrong value",
    "OVERFLOWS_THE_STACK, stack overflow",
    "EXITS, crashes"
  })
  void whatIsPlantedIsNamed(Planted flaw, String label) {
    List<Observation> observations = planted(flaw, Damages.TRUNCATED);
    assertThat(observations.get(0).outcome()).hasToString(label);
    assertThat(observations.get(0).codec()).isEqualTo(flaw.id());
    assertThat(observations.get(0).about()).isEqualTo("order-event");
    assertThat(observations.get(0).input()).startsWith("the first 0 of ");
    assertThat(outcomes(observations)).isSubsetOf(observations.get(0).outcome(), Outcome.UNTESTED);
  }

  @Test
  void manyThatHangAreCountedAsNotTried() {
    List<Observation> observations = planted(Planted.HANGS, Damages.REPEATED);
    assertThat(observations)
        .extracting(Observation::outcome)
        .containsExactly(Outcome.HANGS, Outcome.UNTESTED);
    assertThat(observations.get(0).count()).isEqualTo(Prober.MOST_HANGS);
  }

  @Test
  void fastjson2ReadsATruncatedListOfEnumsUntilMemoryRunsOut() {
    assertThat(outcomes(observe("fastjson2", "enum-list", Damages.TRUNCATED)))
        .contains(Outcome.MEMORY_EXHAUSTED);
  }

  @Test
  void protostuffDoesNotMissTheEnd() {
    assertThat(outcomes(observe("protostuff", "order-event", Damages.TRUNCATED)))
        .contains(Outcome.ACCEPTS);
  }

  @Test
  void protobufReadsWhatEndsBetweenTwoFields() {
    assertThat(outcomes(observe("protobuf", "order-event", Damages.TRUNCATED)))
        .containsExactlyInAnyOrder(Outcome.REJECTS, Outcome.WRONG_VALUE);
  }

  @Test
  void yamlIsReadAsFarAsItsLinesAreWhole() {
    assertThat(outcomes(observe("jackson-yaml", "order-event", Damages.TRUNCATED)))
        .containsExactlyInAnyOrder(Outcome.ACCEPTS, Outcome.REJECTS, Outcome.WRONG_VALUE);
  }

  @Test
  void yamlThatIsNestedDeeplyOrHasEndlessNumbersIsRejected() {
    List<Observation> nested = observe("jackson-yaml", "order-event", Damages.NESTED);
    assertThat(nested.stream().mapToInt(Observation::count).sum()).isEqualTo(3);
    assertThat(outcomes(nested)).containsExactly(Outcome.REJECTS);
    assertThat(observe("jackson-yaml", "order-event", Damages.INFLATED))
        .anySatisfy(inflated -> assertThat(inflated.input()).startsWith("the number at byte "));
  }

  @Test
  void aPayloadThatTheCodecCannotCarryHasTheReason() {
    assertThat(observe("jackson-streaming", "probe-lists"))
        .singleElement()
        .satisfies(
            observation -> {
              assertThat(observation.outcome()).isEqualTo(Outcome.NOT_APPLICABLE);
              assertThat(observation.about()).isEqualTo("probe-lists");
              assertThat(observation.said())
                  .isEqualTo("no hand-written streaming code for this payload");
            });
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 20, 39, 40, 41, 278, 1000, 100_000})
  void allThatIsCutOffAtTheEndIsTried(int length) {
    List<DamagedMessage> damages =
        new Damages(SEED, List.of(new byte[length]), "JSON").of(Damages.TRUNCATED);
    assertThat(damages)
        .hasSizeBetween(1, 60)
        .extracting(damage -> damage.bytes().length)
        .doesNotHaveDuplicates()
        .contains(0, length - 1, Math.max(0, length - 20));
  }

  @Test
  void damageIsTheSameForTheSameSeed() {
    List<byte[]> documents = Payload.load("order-event-first-8").documents();
    for (Case each : new HostileInput().cases()) {
      List<DamagedMessage> damages = new Damages(SEED, documents, "JSON").of(each.id());
      assertThat(bytes(SEED, documents, each)).isEqualTo(bytes(SEED, documents, each));
      assertThat(damages)
          .allSatisfy(
              damage ->
                  assertThat(Arrays.equals(damage.bytes(), documents.get(damage.value())))
                      .as(damage.what())
                      .isFalse());
    }
    Case flipped = new HostileInput().cases().get(1);
    assertThat(bytes(SEED, documents, flipped)).isNotEqualTo(bytes(SEED + 1, documents, flipped));
  }

  private static List<ByteBuffer> bytes(long seed, List<byte[]> documents, Case each) {
    return new Damages(seed, documents, "JSON")
        .of(each.id()).stream().map(damage -> ByteBuffer.wrap(damage.bytes())).toList();
  }
}
