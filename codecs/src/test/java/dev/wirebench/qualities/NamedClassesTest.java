package dev.wirebench.qualities;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.registry.CodecClassPath;
import dev.wirebench.registry.CodecFacts;
import dev.wirebench.registry.CodecRegistry;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** That a class which bytes name is seen when it is made. */
@Execution(ExecutionMode.CONCURRENT)
class NamedClassesTest {
  private static final CodecRegistry CODECS = CodecRegistry.read(List.of());
  private static final CodecClassPath CLASS_PATH = CodecClassPath.of(List.of());

  private static List<Observation> observe(String codec) {
    return new NamedClasses()
        .observe(
            CODECS.find(codec).orElseThrow(),
            new QualitySettings(Prober.of(CLASS_PATH).patient(PlantedMain.PATIENCE), 1, Set.of()));
  }

  private static List<Observation> of(List<Observation> observations, String caseId) {
    return observations.stream().filter(each -> each.caseId().equals(caseId)).toList();
  }

  @Test
  void theRowThatTrustsEveryClassMakesIt() {
    assertThat(of(observe("kryo-unregistered"), NamedClasses.OWN))
        .singleElement()
        .extracting(Observation::outcome)
        .isEqualTo(Outcome.INSTANTIATES);
  }

  @Test
  void theRowThatRegistersRejectsWhatItsRelativeWrites() {
    List<Observation> observations = observe("kryo");
    assertThat(of(observations, NamedClasses.RELATIVE))
        .singleElement()
        .extracting(Observation::outcome)
        .isEqualTo(Outcome.REJECTS);
    assertThat(observations).extracting(Observation::outcome).doesNotContain(Outcome.INSTANTIATES);
  }

  @Test
  void everyKeyIsTriedOnDocuments() {
    List<Observation> observations = observe("flexjson");
    for (Case each : new NamedClasses().cases()) {
      if (NamedClasses.key(each.id()) != null) {
        assertThat(of(observations, each.id()))
            .extracting(Observation::about)
            .containsExactly("the value", "a field");
        assertThat(of(observations, each.id()).get(1).input())
            .contains("\"flags\":{\"" + NamedClasses.key(each.id()) + "\":\"dev.wirebench");
      }
    }
  }

  /** Inputs of more than one line are shown as digits. */
  @Test
  void everyKeyAndATagAreTriedOnYaml() {
    List<Observation> observations = observe("jackson-yaml");
    for (Case each : new NamedClasses().cases()) {
      String key = NamedClasses.key(each.id());
      if (key != null) {
        assertThat(of(observations, each.id()))
            .extracting(Observation::about)
            .containsExactly("the value", "a field");
        assertThat(of(observations, each.id()).get(0).input())
            .contains("---\\x0a\"" + key + "\": \"dev.wirebench");
        assertThat(of(observations, each.id()).get(1).input())
            .contains("flags:\\x0a  \"" + key + "\": \"dev.wirebench");
      }
    }
    assertThat(of(observations, NamedClasses.VALUE))
        .singleElement()
        .satisfies(
            tagged ->
                assertThat(tagged.input()).contains("--- !!" + Canary.class.getName() + "\\x0a"));
    assertThat(observations).extracting(Observation::outcome).doesNotContain(Outcome.INSTANTIATES);
  }

  /** A filter that lets the class pass would have it made without its constructor. */
  @Test
  void whatIsPlantedIsNamed() {
    Prober prober = PlantedMain.prober(Prober.HEAP_MEGABYTES);
    CodecFacts trusting = CodecFacts.of(Planted.SOUND.codec().traits(), false);
    List<Observation> observations =
        new NamedClasses()
            .observe(trusting, new QualitySettings(prober, 1, Set.of(NamedClasses.OWN)));
    assertThat(observations)
        .singleElement()
        .extracting(Observation::outcome)
        .isEqualTo(Outcome.INSTANTIATES);
  }
}
