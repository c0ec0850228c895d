package dev.wirebench.report.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.wirebench.base.BadInput;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScenariosTest {
  @TempDir private Path folder;

  private Scenario read(String... lines) throws IOException {
    Path file = folder.resolve("s.yaml");
    Files.writeString(file, String.join("\n", lines) + "\n");
    return Scenarios.read(file.toString(), Map.of());
  }

  private void assertRefused(String sentence, String... lines) {
    assertThatThrownBy(() -> read(lines))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("s.yaml")
        .hasMessageContaining(sentence);
  }

  @Test
  void whatIsNotSaidHasItsDefault() throws IOException {
    Scenario scenario = read("payload: order-event", "rate: 50k/s");
    assertThat(scenario.load()).isEqualTo(new Scenario.Load(50_000, 1, 1));
    assertThat(scenario.capacity()).isEqualTo(new Scenario.Capacity(null, null, 0.7));
    assertThat(scenario.prices()).isEqualTo(new Scenario.Prices(null, null, null, null));
    assertThat(scenario.change().paysFrom()).isEqualTo(0.05);
    assertThat(scenario.change().compression()).containsExactly("none");
    assertThat(scenario.subject().medium()).isEqualTo("bytes");
    assertThat(scenario.weights()).isEqualTo(new Scenario.Weights(1, 0, 0, 0));
    assertThat(scenario.must().use().ownClass()).isTrue();
    assertThat(scenario.must().code().schemaStep()).isTrue();
    assertThat(scenario.must().messages().evolution()).isFalse();
  }

  @Test
  void everyKeyIsRead() throws IOException {
    Scenario scenario =
        read(
            "title: All of it",
            "payload: users",
            "medium: string",
            "jdk: 17",
            "today: gson",
            "rate: 3M/min",
            "peak: 2.5",
            "reads-per-write: 0",
            "cores: 4",
            "link: 10 Gbit/s",
            "utilisation: 60 %",
            "price-per-GB: 0.09",
            "price-per-GB-month: 0.02",
            "price-per-core-month: 30",
            "retention: 2 weeks",
            "compression: [none, gzip-6]",
            "pays-from: 10 %",
            "pays-from-price: 300",
            "weights: {cpu: 2, network: 1, allocation: 0.5, storage: 3}",
            "must:",
            "  formats: JSON",
            "  readable: yes",
            "  other-languages: true",
            "  evolution: yes",
            "  schema-step: no",
            "  generated-code: no",
            "  licences: [MIT, Apache-2.0]",
            "  jars: 2 MB",
            "  released-within: 24 months",
            "  untrusted-input: yes",
            "  one-instance: yes",
            "  own-class: yes");
    assertThat(scenario.title()).isEqualTo("All of it");
    assertThat(scenario.subject().jdk()).isEqualTo("17");
    assertThat(scenario.load()).isEqualTo(new Scenario.Load(50_000, 2.5, 0));
    assertThat(scenario.capacity()).isEqualTo(new Scenario.Capacity(4.0, 1e10, 0.6));
    assertThat(scenario.prices()).isEqualTo(new Scenario.Prices(0.09, 0.02, 30.0, 14 * 86_400.0));
    assertThat(scenario.change().compression()).containsExactly("none", "gzip-6");
    assertThat(scenario.change().paysFrom()).isCloseTo(0.1, within(1e-12));
    assertThat(scenario.change().paysFromPrice()).isEqualTo(300);
    assertThat(scenario.weights()).isEqualTo(new Scenario.Weights(2, 1, 0.5, 3));
    assertThat(scenario.must().library().licences()).containsExactly("MIT", "Apache-2.0");
    assertThat(scenario.must().library().jars()).isEqualTo(2e6);
    assertThat(scenario.must().library().releasedWithin()).isEqualTo(24);
    assertThat(scenario.must().messages())
        .isEqualTo(new Scenario.Must.Messages(List.of("JSON"), true, true, true));
    assertThat(scenario.must().use()).isEqualTo(new Scenario.Must.Use(true, true, true));
    assertThat(scenario.must().code().schemaStep()).isFalse();
    assertThat(scenario.must().code().generatedCode()).isFalse();
  }

  @Test
  void thoseThatComeWithTheProgramAreInOrder() {
    assertThat(Scenarios.builtIn()).containsOnlyKeys(Scenarios.NAMES);
    assertThat(Scenarios.builtIn().get("event-bus").load().rate()).isEqualTo(50_000);
    assertThat(Scenarios.builtIn().values())
        .allSatisfy(scenario -> assertThat(scenario.title()).isNotEmpty());
  }

  @Test
  void useCasesAreDocumentedAsTheFilesHaveThem() {
    for (String name : Scenarios.NAMES) {
      assertThat(Path.of("../docs/USE-CASES.md"))
          .content()
          .contains("## " + Scenarios.builtIn().get(name).title() + "\n")
          .contains("```text\n" + Scenarios.builtIn(name).strip() + "\n```");
    }
  }

  /** Programs keep folders of such names, a cache for instance, where people work. */
  @Test
  void aFolderOfThatNameIsNotInTheWay() throws IOException {
    Path named = Path.of("cache");
    boolean made = !Files.exists(named);
    if (made) {
      Files.createDirectory(named);
    }
    try {
      assertThat(Scenarios.builtIn()).containsKey("cache");
      assertThat(Scenarios.read("cache", Map.of()).load().reads()).isEqualTo(10);
    } finally {
      if (made) {
        Files.delete(named);
      }
    }
  }

  @Test
  void optionsStandInThePlaceOfTheFile() {
    Scenario scenario =
        Scenarios.read("event-bus", Map.of("rate", "7/s", "payload", "users", "cores", "3"));
    assertThat(scenario.load().rate()).isEqualTo(7);
    assertThat(scenario.load().peak()).isEqualTo(2);
    assertThat(scenario.subject().payload()).isEqualTo("users");
    assertThat(scenario.capacity().cores()).isEqualTo(3);
    assertThat(Scenarios.read("", Map.of("rate", "7/s", "payload", "users")).load().rate())
        .isEqualTo(7);
    assertThatThrownBy(() -> Scenarios.read("event-bus", Map.of("cores", "0")))
        .isInstanceOf(BadInput.class)
        .hasMessage("--cores: '0' is not a number above 0.");
    assertThatThrownBy(() -> Scenarios.read("event-bus", Map.of("cores", "1e999")))
        .hasMessage("--cores: '1e999' is not a number above 0.");
    assertThatThrownBy(() -> Scenarios.read("", Map.of("rate", "7/s")))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("says no payload");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          rate: 0/s | '0/s' is not a rate
          rate: -5/s | '-5/s' is not a rate
          rate: NaN/s | is not a rate
          rate: 5 per second | is not a rate
          rate: 1e400/s | is not a rate
          cores: Infinity | is not a number above 0
          cores: 0 | is not a number above 0
          peak: 0.5 | is not a factor of 1 or more
          reads-per-write: -1 | is not a number, 0 or more
          link: 100 | is not the speed of a link
          link: 0 Mbit/s | is not the speed of a link
          retention: forever | is not a span of time
          utilisation: 120 % | is not a share above 0
          pays-from: 0 % | is not a share above 0
          must: {readable: maybe} | 'maybe' is neither yes nor no
          must: {jars: 2} | is not a size
          must: {released-within: 2 years} | is not a number of months
          weights: {speed: 1} | 'speed' cannot be weighed: choose from cpu
          weights: {cpu: -1} | is not a number, 0 or more
          """)
  void whatCannotBeIsNamedWithItsLine(String line, String sentence) {
    String more = line.startsWith("rate:") ? "" : "rate: 5/s";
    assertRefused(sentence, "payload: order-event", line, more);
    assertRefused("line 2", "payload: order-event", line, more);
  }

  @Test
  void whatIsNoScenarioIsNamed() throws IOException {
    assertRefused("line 2: 'raet' is not a key", "payload: a", "raet: 5/s");
    assertRefused("choose from compression, cores", "payload: a", "raet: 5/s");
    assertRefused("'fast' is not a key", "payload: a", "rate: 5/s", "must: {fast: yes}");
    assertRefused("line 2: 'raet' is not a key", "payload: a", "raet:", "rate: 5/s");
    assertRefused("line 2: 'raet' is not a key", "payload: a", "raet: [5/s, 6/s]", "rate: 5/s");
    assertRefused("line 3", "payload: a", "rate: 5/s", "rate: 6/s");
    assertRefused("line 2: no scenario can be read here", "payload: a", "rate: [5/s, 6/s]");
    assertRefused("one value is expected here", "payload: a", "rate: 5/s", "must: {jars: [1 MB]}");
    assertRefused("no scenario can be read here", "payload: a", "rate: {a");
    assertRefused("no scenario can be read here", "just words");
    assertRefused("is empty", "");
    assertRefused("no scenario can be read here", "# nothing");
    assertRefused("says no rate", "payload: a");
    assertRefused("says no payload", "rate: 5/s");
    assertRefused("nothing is weighed", "payload: a", "rate: 5/s", "weights: {cpu: 0}");
    assertThatThrownBy(() -> Scenarios.read("even-bus", Map.of()))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("name a file, or one of rest-api, event-bus");
    assertThatThrownBy(() -> Scenarios.read(folder.toString(), Map.of()))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("is no scenario");
    Path latin = folder.resolve("latin.yaml");
    Files.write(latin, "title: é\n".getBytes(StandardCharsets.ISO_8859_1));
    assertThatThrownBy(() -> Scenarios.read(latin.toString(), Map.of()))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("no text in UTF-8");
  }

  @Test
  void whatContradictsItselfIsNamed() {
    assertRefused(
        "line 3: a price of storage needs a retention",
        "payload: a",
        "rate: 5/s",
        "price-per-GB-month: 1");
    assertRefused(
        "line 3: what is stored is weighed, and nothing is",
        "payload: a",
        "rate: 5/s",
        "weights: {storage: 1}");
    assertRefused(
        "line 3: money is to be saved, and nothing has a price",
        "payload: a",
        "rate: 5/s",
        "pays-from-price: 100");
    assertRefused(
        "line 3: a compiled schema is generated code",
        "payload: a",
        "rate: 5/s",
        "must: {schema-step: yes, generated-code: no}");
  }
}
