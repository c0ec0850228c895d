package dev.wirebench.report.decision;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import dev.wirebench.base.BadInput;
import dev.wirebench.report.QualitiesFixture;
import dev.wirebench.report.RunFixture;
import dev.wirebench.report.TurnsFixture;
import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.findings.Findings;
import dev.wirebench.report.load.LoadLine;
import dev.wirebench.report.load.LoadSummary;
import dev.wirebench.report.load.Recorded;
import dev.wirebench.report.load.Recorded.Figures;
import dev.wirebench.report.scenario.Scenario;
import dev.wirebench.report.scenario.Scenarios;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Planted runs: jackson takes 1.1 µs for writing and reading, protobuf a quarter, kryo 0.38. */
class DeciderTest {
  private static final String EVOLUTION = "schema-evolution";
  private static final String OLD_WRITER = "old writer, new reader";
  private static final String NEW_WRITER = "new writer, old reader";

  private static final String HOSTILE =
      "</script><img src=x onerror=alert(1)>|`\"'\u202e\n@all" + "x".repeat(300);

  @TempDir private Path folder;

  private Scenario scenario(String... lines) {
    Path file = folder.resolve("scenario.yaml");
    try {
      Files.writeString(file, "payload: order-event\n" + String.join("\n", lines) + "\n");
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
    return Scenarios.read(file.toString(), Map.of());
  }

  private Decision decide(Report report, String... lines) {
    try (Decider decider = new Decider(report, Findings.of(report))) {
      return decider.decide(scenario(lines), "decide it again");
    }
  }

  private Decision decide(RunFixture run, String... lines) {
    return decide(run.report(folder), lines);
  }

  private Report observed(RunFixture run, QualitiesFixture qualities) {
    return qualities.report(run.write(folder));
  }

  private static JsonNode option(Decision decision, String name) {
    for (JsonNode option : decision.options()) {
      if (option.get("name").asText().equals(name)) {
        return option;
      }
    }
    throw new AssertionError(name + " is not among " + decision.options());
  }

  private static double cores(Decision decision, String name) {
    return option(decision, name).get("cores").get("value").asDouble();
  }

  private static List<String> reasons(Decision decision, String name) {
    return option(decision, name).get("reasons").findValuesAsText("key");
  }

  @Test
  void costsFollowFromRateTimesBytesAndTimes() {
    Decision decision =
        decide(
            RunFixture.usual(6),
            "rate: 50000/s",
            "peak: 2",
            "reads-per-write: 3",
            "link: 1 Gbit/s",
            "retention: 10 days",
            "price-per-GB: 0.1",
            "price-per-GB-month: 0.5",
            "price-per-core-month: 20");
    // 550 ns of processor time to write and to read: 4 operations a message.
    assertThat(cores(decision, "jackson")).isEqualTo(50_000 * 4 * 550e-9, within(0.002));
    JsonNode jackson = option(decision, "jackson");
    assertThat(jackson.get("peak").get("value").asDouble())
        .isEqualTo(2 * cores(decision, "jackson"), within(1e-9));
    assertThat(jackson.get("megabytes").asDouble()).isEqualTo(286 * 50_000 * 4 / 1e6, within(1e-9));
    assertThat(jackson.get("linkPeak").asDouble())
        .isEqualTo(8.0 * 286 * 50_000 * 3 * 2, within(1e-3));
    assertThat(jackson.get("allocation").asDouble()).isEqualTo(800 * 4 * 0.05, within(1e-9));
    double stored = 286 * 50_000 * 864_000.0 / 1e9;
    assertThat(jackson.get("stored").asDouble()).isEqualTo(stored, within(1e-6));
    double moved = 286 * 50_000 * 4 * 30.4375 * 86_400 / 1e9;
    double bytes = 0.1 * moved + 0.5 * stored;
    assertThat(jackson.get("price").asDouble())
        .isEqualTo(bytes + 20 * cores(decision, "jackson"), within(1e-6));
    assertThat(jackson.get("priceHigh").asDouble())
        .isEqualTo(bytes + 20 * jackson.get("cores").get("high").asDouble(), within(1e-6));
  }

  @Test
  void whatIsCheapStays() {
    Decision decision = decide(RunFixture.usual(6), "rate: 50000/s", "cores: 2");
    assertThat(decision.outcome()).isEqualTo("cheap");
    assertThat(decision.chosen()).contains("jackson");
    assertThat(decision.sentences().get(0))
        .isEqualTo(
            "Chosen option: keep jackson. Serialization uses 2.75 % of the processors (at most"
                + " 2.76 %); even an option that cost nothing could not save 5 % of the processors.");
    assertThat(decision.record())
        .startsWith("---\nstatus: proposed\ndate: 2026-11-21\n---\n\n# Keep jackson to serialize")
        .contains("- Good, because nothing has to change.");
  }

  /** Three JVMs have an interval, and its upper end is all that counts. */
  @Test
  void whatIsCheapNeedsNoVerdict() {
    Decision three = decide(RunFixture.usual(3), "rate: 50000/s", "cores: 2");
    assertThat(three.outcome()).isEqualTo("cheap");
    assertThat(three.sentences())
        .anyMatch(one -> one.contains("whose weighted score is preliminary"));
    assertThat(three.record() + three.sentences() + three.brief()).doesNotContain("undefined");
    assertThat(decide(RunFixture.usual(2), "rate: 50000/s", "cores: 2").outcome())
        .isEqualTo("indicative");
  }

  /** 4.4 % in the mean, and more than 5 % at the end of a wide interval. */
  @Test
  void theUpperEndSaysWhatIsCheap() {
    RunFixture run = RunFixture.of(6).codec("jackson", "JSON", "a").codec("gson", "JSON", "b");
    for (String operation : List.of("serialize", "deserialize")) {
      run.cell("jackson", "order-event", operation, block -> 400 + 200 * (block % 3));
      run.cell("gson", "order-event", operation, block -> 900);
    }
    Decision decision = decide(run, "rate: 66667/s", "cores: 2");
    assertThat(cores(decision, "jackson")).isLessThan(0.1);
    assertThat(option(decision, "jackson").at("/cores/high").asDouble()).isGreaterThan(0.1);
    assertThat(decision.outcome()).isEqualTo("keep");
  }

  @Test
  void tenLinesSayWhatIsTakenSavedAndChosen() {
    List<String> lines = decide(RunFixture.usual(6), "rate: 50000/s", "cores: 2").brief();
    assertThat(lines).hasSizeLessThanOrEqualTo(9);
    assertThat(lines.get(0)).startsWith("Chosen option: keep jackson.");
    assertThat(lines.get(1)).matches(" {2}jackson +0\\.055\\d of 2 cores .* today");
    assertThat(lines.subList(2, lines.size() - 2))
        .allMatch(
            line ->
                line.matches(
                    " {2}\\w+ +[\\d.]+ of 2 cores +[\\d.]+ × .*(saves|takes) [\\d.]+ % .*"));
    assertThat(lines.get(lines.size() - 2)).startsWith("What would change that: a rate of about ");
    assertThat(lines).last().asString().startsWith("How sure: 6 JVMs of each option");
  }

  @Test
  void atAHighRateTheBestThatPaysIsChosen() {
    Decision decision = decide(RunFixture.usual(6), "rate: 1M/s", "cores: 2");
    assertThat(decision.outcome()).isEqualTo("change");
    assertThat(decision.chosen()).contains("protobuf");
    assertThat(decision.record())
        .contains("# Serialize order-event with protobuf")
        .contains("Bad, because every peer has to change from JSON to Protobuf.")
        .contains("Bad, because people can no longer read its messages without a tool.")
        .contains("Way back: writers write JSON again")
        .contains("\n    decide it again\n");
    // What it saves against 5 % of two cores: 1.1 µs less 0.275 of processor time.
    assertThat(decision.record())
        .containsPattern(
            "\\| protobuf \\|.* \\| better \\|.* \\| 12\\d,\\d{3}/s \\(processors\\) \\|");
    assertThat(decision.record())
        .containsPattern("\\| gson \\(ruled out\\) \\|.* \\| worse \\|.* \\| never \\|");
  }

  @Test
  void whatDoesNotFitIsRuledOutWhateverItSaves() {
    Decision decision = decide(RunFixture.usual(6), "rate: 2M/s", "cores: 1");
    assertThat(reasons(decision, "jackson")).containsExactly("cores");
    assertThat(reasons(decision, "kryo")).containsExactly("cores");
    assertThat(decision.outcome()).isEqualTo("forced");
    assertThat(decision.chosen()).contains("protobuf");
    assertThat(decision.record().indexOf("| gson | at peak it takes"))
        .isPositive()
        .isLessThan(decision.record().indexOf("## Decision Outcome"));
  }

  @Test
  void anIntervalThatReachesBeyondWhatIsGrantedDoesNotFit() {
    RunFixture run = RunFixture.usual(6).codec("wild", "Protobuf", "w");
    run.cell("wild", "order-event", "serialize", block -> block % 2 == 0 ? 60 : 160);
    run.cell("wild", "order-event", "deserialize", block -> block % 2 == 0 ? 60 : 160);
    // 0.242 µs on average, of which the interval reaches far above.
    Decision decision = decide(run, "rate: 2.8M/s", "cores: 1");
    assertThat(option(decision, "wild").get("peak").get("value").asDouble()).isLessThan(0.7);
    assertThat(option(decision, "wild").get("peak").get("high").asDouble()).isGreaterThan(0.7);
    assertThat(reasons(decision, "wild")).containsExactly("cores");
  }

  @Test
  void whereNothingFitsTheMachinesAreCounted() {
    Decision decision = decide(RunFixture.usual(6), "rate: 20M/s", "cores: 2");
    assertThat(decision.outcome()).isEqualTo("none");
    assertThat(decision.chosen()).isEmpty();
    // 20M/s of 0.275 µs are 5.5 cores, of 1.4 that each machine grants.
    assertThat(option(decision, "protobuf").get("machines").asInt()).isEqualTo(4);
    assertThat(decision.sentences())
        .contains("protobuf fits 4 machines of 2 cores.")
        .anyMatch(sentence -> sentence.startsWith("with more cores, these would be left: "));
    assertThat(decision.record())
        .contains("# Nothing fits order-event yet")
        .doesNotContain("Nothing within a factor", "fewer than five blocks");
    assertThat(decide(RunFixture.usual(3), "rate: 20M/s", "cores: 2").sentences())
        .last()
        .asString()
        .startsWith("These numbers come from fewer than five blocks");
  }

  @Test
  void theNetworkCanBeTheBottleneck() {
    Decision decision = decide(RunFixture.usual(6), "rate: 100k/s", "cores: 8", "link: 200 Mbit/s");
    // 286 bytes are 229 Mbit/s, protobuf's 98 are 78.
    assertThat(reasons(decision, "jackson")).containsExactly("link");
    assertThat(decision.chosen()).get().isIn("protobuf", "kryo");
    assertThat(decision.sentences()).anyMatch(s -> s.startsWith("The bottleneck is the network"));
  }

  @Test
  void demandsRuleOutWithTheirReasons() {
    RunFixture run =
        RunFixture.usual(6)
            .readyMade("protobuf")
            .threadSafety("kryo", "one per thread")
            .threadSafety("jackson", "safe")
            .threadSafety("gson", "safe");
    assertThat(reasons(decide(run, "rate: 1/s"), "protobuf")).containsExactly("own-class");
    assertThat(reasons(decide(run, "rate: 1/s", "must: {own-class: no}"), "protobuf")).isEmpty();
    Decision maps = decide(RunFixture.usual(6).holdsMaps("kryo"), "rate: 1/s");
    assertThat(reasons(maps, "kryo")).containsExactly("own-class");
    assertThat(option(maps, "kryo").get("reasons").get(0).get("words").asText())
        .startsWith("it holds maps and lists: ");
    Decision trees =
        decide(
            RunFixture.usual(6).holdsMaps("kryo"),
            "rate: 1/s",
            "must: {own-class: no, generated-code: no}");
    assertThat(reasons(trees, "kryo")).isEmpty();
    assertThat(reasons(decide(run, "rate: 1/s", "must: {one-instance: yes}"), "kryo"))
        .containsExactly("one-instance");
    assertThat(reasons(decide(run, "rate: 1/s", "must: {one-instance: yes}"), "gson")).isEmpty();
    assertThat(reasons(decide(run, "rate: 1/s", "must: {formats: [JSON]}"), "kryo"))
        .containsExactly("format");
    assertThat(reasons(decide(run, "rate: 1/s", "must: {readable: yes}"), "kryo"))
        .containsExactly("readable");
    assertThat(
            reasons(decide(run, "rate: 1/s", "must: {schema-step: no, own-class: no}"), "protobuf"))
        .containsExactly("schema-step");
    assertThat(reasons(decide(run, "rate: 1/s", "must: {licences: [MIT]}"), "gson"))
        .containsExactly("licences");
    assertThat(reasons(decide(run, "rate: 1/s", "must: {jars: 1 MB}"), "gson"))
        .as("not known")
        .containsExactly("jars");
    assertThat(reasons(decide(run, "rate: 1/s", "must: {released-within: 24 months}"), "gson"))
        .as("not known")
        .containsExactly("released-within");
  }

  /** SPDX leaves the choice between them to whoever takes the library. */
  @Test
  void oneOfTwoLicencesIsEnough() {
    RunFixture run = RunFixture.usual(6).licence("gson", "EPL-2.0 OR BSD-3-Clause");
    for (String accepted : List.of("EPL-2.0", "BSD-3-Clause", "'EPL-2.0 OR BSD-3-Clause'")) {
      assertThat(reasons(decide(run, "rate: 1/s", "must: {licences: [" + accepted + "]}"), "gson"))
          .as(accepted)
          .isEmpty();
    }
    assertThat(reasons(decide(run, "rate: 1/s", "must: {licences: [BSD-3]}"), "gson"))
        .containsExactly("licences");
  }

  @Test
  void aFormatThatIsAskedForAndWasNotMeasuredIsNamed() {
    RunFixture run = RunFixture.usual(6);
    Decision either = decide(run, "rate: 1/s", "must: {formats: [JSON, YAML]}");
    assertThat(either.chosen()).contains("jackson");
    assertThat(either.sentences())
        .contains("Not measured: any row of YAML, which the format may be.");
    assertThat(either.record())
        .contains("| any row of YAML | not measured: this run has none for order-event |")
        .contains("its format is Kryo, and has to be JSON or YAML");
    Decision neither = decide(run, "rate: 1/s", "must: {formats: [YAML]}");
    assertThat(neither.outcome()).isEqualTo("none");
    assertThat(neither.sentences())
        .contains("Not measured: any row of YAML, which the format may be.");
    Decision measured = decide(run, "rate: 1/s", "must: {formats: [JSON]}");
    assertThat(measured.record()).doesNotContain("any row of", "Not measured");
  }

  @Test
  void qualitiesThatWereNotExecutedDoNotPass() {
    Decision decision = decide(RunFixture.usual(6), "rate: 1/s", "must: {untrusted-input: yes}");
    assertThat(reasons(decision, "gson")).containsExactly("untrusted-input");
    assertThat(decision.outcome()).isEqualTo("none");
    assertThat(decision.sentences())
        .anyMatch(s -> s.startsWith("Without untrusted-input, these would be left: "));
  }

  @ParameterizedTest
  @CsvSource({
    "evolution, field-added, 'old writer, new reader'",
    "evolution, field-added, 'new writer, old reader'",
    "evolution, field-removed, 'old writer, new reader'",
    "evolution, field-removed, 'new writer, old reader'",
    "evolution, fields-reordered, 'old writer, new reader'",
    "evolution, fields-reordered, 'new writer, old reader'",
    "untrusted-input, truncated, order-event",
    "untrusted-input, bit-flipped, order-event",
    "untrusted-input, length-inflated, order-event",
    "untrusted-input, repeated, order-event",
    "untrusted-input, deeply-nested, order-event",
    "untrusted-input, own-words, a field"
  })
  void oneDemandedCaseThatWasNotExecutedRulesOut(String demand, String caseId, String about) {
    QualitiesFixture all = new QualitiesFixture().tried("jackson", "gson");
    String must = "must: {" + demand + ": yes}";
    assertThat(reasons(decide(observed(RunFixture.usual(6), all), "rate: 1/s", must), "gson"))
        .isEmpty();
    QualitiesFixture less = all.without("gson", caseId, about);
    Decision decision = decide(observed(RunFixture.usual(6), less), "rate: 1/s", must);
    assertThat(reasons(decision, "gson")).containsExactly(demand);
    assertThat(reasons(decision, "jackson")).isEmpty();
    assertThat(decision.record())
        .contains(": untested in " + (caseId.equals("own-words") ? "named-classes" : caseId));
  }

  @Test
  void hardQualitiesRuleOutOnlyWhereTheyAreAskedFor() {
    Report report =
        observed(
            RunFixture.usual(6),
            QualitiesFixture.usual()
                .tried("jackson", "gson", "kryo", "protobuf")
                .seen("kryo", "schema-evolution", "", "field-added", "silent garbage", "hard", 1)
                .seen(
                    "gson",
                    "schema-evolution",
                    "",
                    "message-wrapped",
                    "silent garbage",
                    "hard",
                    1));
    Decision hostile = decide(report, "rate: 1/s", "must: {untrusted-input: yes}");
    assertThat(reasons(hostile, "kryo")).containsExactly("untrusted-input");
    assertThat(reasons(hostile, "gson")).isEmpty();
    Decision evolution = decide(report, "rate: 1/s", "must: {evolution: yes}");
    assertThat(reasons(evolution, "kryo")).containsExactly("evolution");
    assertThat(reasons(evolution, "gson")).as("not an everyday change").isEmpty();
    Decision neither = decide(report, "rate: 1M/s", "cores: 4", "must: {schema-step: no}");
    assertThat(neither.chosen()).contains("kryo");
    assertThat(neither.record())
        .contains(
            "Bad, because the case hostile-input, inflated, order-event ended with: memory exhausted")
        .contains("Bad, because the case schema-evolution, field-added ended with: silent garbage");
    assertThat(neither.sentences()).anyMatch(s -> s.startsWith("Known defects of kryo: "));
  }

  /** Who cannot read what was stored before a field came cannot add any. */
  @Test
  void errorsWithOldMessagesRuleOutAndOthersAreNamed() {
    Report report =
        observed(
            RunFixture.usual(6),
            QualitiesFixture.usual()
                .tried("jackson", "jackson-lenient", "gson", "kryo", "protobuf")
                .ofOneLibrary("jackson", "jackson-lenient")
                .seen("jackson", EVOLUTION, NEW_WRITER, "field-added", "error", "neutral", 1)
                .seen("gson", EVOLUTION, OLD_WRITER, "field-removed", "error", "neutral", 1)
                .seen("kryo", EVOLUTION, OLD_WRITER, "field-added", "error", "neutral", 1));
    Decision decision = decide(report, "rate: 1/s", "must: {evolution: yes}");
    assertThat(reasons(decision, "kryo")).containsExactly("evolution");
    assertThat(reasons(decision, "gson")).isEmpty();
    assertThat(reasons(decision, "jackson")).isEmpty();
    assertThat(decision.sentences())
        .contains(
            "Old and new readers: jackson, as it is configured here, ends in an error in field-added"
                + " (new writer, old reader). Other configurations of the library work there:"
                + " jackson-lenient.");
    assertThat(decide(report, "rate: 1/s").sentences())
        .noneMatch(sentence -> sentence.startsWith("Old and new readers"));
  }

  @Test
  void amongRivalsOneThatKeepsTheFormatIsChosen() {
    RunFixture run = RunFixture.usual(6).codec("quick", "JSON", "quick");
    run.cell("quick", "order-event", "serialize", block -> block % 2 == 0 ? 120 : 135);
    run.cell("quick", "order-event", "deserialize", block -> block % 2 == 0 ? 135 : 120);
    Decision decision = decide(run, "rate: 1M/s", "cores: 2");
    assertThat(decision.chosen()).contains("quick");
    assertThat(decision.sentences()).anyMatch(s -> s.startsWith("It cannot be told from protobuf"));
    assertThat(decision.record()).contains("the format stays JSON");
  }

  @Test
  void withoutAnEstablishedSavingTodaysStays() {
    RunFixture run = RunFixture.of(6).codec("jackson", "JSON", "j").codec("gson", "JSON", "g");
    for (String operation : new String[] {"serialize", "deserialize"}) {
      run.cell("jackson", "order-event", operation, 500);
      run.cell("gson", "order-event", operation, block -> block % 2 == 0 ? 440 : 530);
    }
    run.size("jackson", "order-event", 286, 239).size("gson", "order-event", 286, 239);
    Decision decision = decide(run, "rate: 1M/s", "cores: 2");
    assertThat(decision.outcome()).isEqualTo("keep");
    assertThat(decision.sentences())
        .anyMatch(
            s ->
                s.startsWith("The largest saving of processors among what is left is ")
                    && s.endsWith(", with gson, whose weighted score is inconclusive."));
  }

  /** 188 bytes less are 150 Mbit/s of 1,000: 5 % of the link before they are 5 % of 8 cores. */
  @Test
  void aChangePaysFromWhatIsSavedFirst() {
    Decision decision =
        decide(RunFixture.usual(6), "rate: 100k/s", "cores: 8", "link: 1 Gbit/s", "pays-from: 5 %");
    assertThat(decision.record())
        .containsPattern("\\| protobuf \\|.*\\| 33,\\d\\d\\d/s \\(network\\) \\|")
        .containsPattern("has to be paid from what is saved: .* cores and 15 % of the link\\.");
    assertThat(decide(RunFixture.usual(6), "rate: 100k/s", "cores: 8").record())
        .containsPattern("\\| protobuf \\|.*/s \\(processors\\) \\|");
  }

  @Test
  void whatMayMisleadStandsInTheShortForm() {
    RunFixture run = RunFixture.usual(6);
    run.cell("jackson#control", "order-event", "serialize", 550);
    Report report = run.report(folder);
    try (Decider decider = new Decider(report, Findings.of(report))) {
      assertThat(decider.decide(scenario("rate: 1M/s", "cores: 2"), "").sentences())
          .last()
          .asString()
          .contains("What may mislead in this run: ", "The A/A control differs");
    }
    assertThat(decide(RunFixture.usual(6), "rate: 1M/s", "cores: 2").record())
        .doesNotContain("may mislead");
  }

  @Test
  void fewBlocksDecideNothing() {
    Decision decision = decide(RunFixture.usual(4), "rate: 1M/s", "cores: 2");
    assertThat(decision.outcome()).isEqualTo("indicative");
    assertThat(decision.chosen()).isEmpty();
    assertThat(decision.sentences().get(0))
        .startsWith("Preliminary: protobuf seems to save ")
        .endsWith(" Verdicts need five JVMs or more of each option.");
    assertThat(decision.record()).contains("# Decide on a serialization library for order-event");
  }

  @Test
  void theRateAtWhichTheChoiceFlipsIsFound() {
    RunFixture run = RunFixture.usual(6);
    Decision low = decide(run, "rate: 50000/s", "cores: 2");
    JsonNode flip = flips(low, "a rate of about ");
    assertThat(flip).isNotNull();
    double rate =
        Double.parseDouble(
            flip.asText()
                .replaceAll("a rate of about ([0-9,]+)/s or more: .*", "$1")
                .replace(",", ""));
    assertThat(decide(run, "rate: " + Math.round(rate * 0.98) + "/s", "cores: 2").chosen())
        .contains("jackson");
    assertThat(decide(run, "rate: " + Math.round(rate * 1.02) + "/s", "cores: 2").chosen())
        .contains(flip.asText().replaceAll(".*: ", ""));
  }

  private static JsonNode flips(Decision decision, String start) {
    return decision
        .record()
        .lines()
        .filter(line -> line.startsWith("- " + start))
        .map(line -> (JsonNode) new com.fasterxml.jackson.databind.node.TextNode(line.substring(2)))
        .findFirst()
        .orElse(null);
  }

  @Test
  void compressionIsAnOptionWithWhatItTakesAndLeaves() {
    RunFixture run = RunFixture.usualCompressed(6);
    Decision decision =
        decide(run, "rate: 20k/s", "cores: 2", "link: 100 Mbit/s", "compression: [none, gzip-6]");
    // 1.1 µs of the codec, and 17.6 of gzip both ways, of processor time 1.1 times as much.
    assertThat(cores(decision, "jackson + gzip-6"))
        .isEqualTo(20_000 * (1100 + 17_600) * 1e-9, within(0.01));
    assertThat(option(decision, "jackson + gzip-6").get("megabytes").asDouble())
        .isEqualTo(240 * 20_000 * 2 / 1e6, within(1e-9));
    assertThat(option(decision, "jackson + gzip-6").get("allocation").asDouble())
        .isEqualTo(4 * 800 * 0.02, within(1e-9));
    assertThat(reasons(decision, "jackson + gzip-6")).isEmpty();
    assertThat(reasons(decision, "gson + gzip-6")).as("no cells of it").contains("compression");
  }

  @Test
  void compressionThatWasNotMeasuredIsNotGuessed() {
    Decision decision =
        decide(RunFixture.usual(6), "rate: 1M/s", "cores: 2", "compression: [none, gzip-6]");
    assertThat(reasons(decision, "jackson + gzip-6")).contains("compression");
    assertThat(decision.chosen()).contains("protobuf");
  }

  @Test
  void splitTablesCompareByTheRowOfEveryHeat() {
    RunFixture run = RunFixture.usual(6);
    Report report = TurnsFixture.byTurns(run, 20, 2, TurnsFixture.bursts(1.5)).report(folder);
    Decision decision = decide(report, "rate: 1M/s", "cores: 8");
    assertThat(option(decision, "kryo").get("ratio").get("plain").get("value").asDouble())
        .isCloseTo(0.38, within(0.02));
  }

  @Test
  void whatTheRunLacksIsNamedWithItsPlace() {
    Report report = RunFixture.usual(6).report(folder);
    try (Decider decider = new Decider(report, List.of())) {
      assertThatThrownBy(
              () -> decider.decide(Scenarios.read("event-bus", Map.of("payload", "users")), ""))
          .isInstanceOf(BadInput.class)
          .hasMessage(
              "--payload: no table writes 'users' as bytes: choose a payload from order-event.");
      assertThatThrownBy(() -> decider.decide(scenario("rate: 1/s", "today: jakcson"), ""))
          .isInstanceOf(BadInput.class)
          .hasMessageContaining("scenario.yaml, line 3: 'jakcson' has no rows")
          .hasMessageContaining("choose from protobuf, kryo, jackson, gson");
      assertThatThrownBy(() -> decider.decide(scenario("rate: 1/s", "jdk: 11"), ""))
          .hasMessageContaining(
              "scenario.yaml, line 1: no table writes 'order-event' as bytes on JDK 11");
      assertThat(decider.decide(scenario("rate: 1/s", "jdk: 17"), "").outcome()).isEqualTo("cheap");
    }
  }

  @Test
  void whereNothingWasReadTheRunIsToBeAnother() {
    RunFixture run = RunFixture.of(6).codec("jackson", "JSON", "jackson-databind");
    Report report = run.cell("jackson", "order-event", "serialize", 500).report(folder);
    for (String today : List.of("", "today: jackson")) {
      assertThatThrownBy(() -> decide(report, "rate: 1/s", today))
          .isInstanceOf(BadInput.class)
          .hasMessageEndingWith(
              "scenario.yaml, line 1: no codec both writes and reads 'order-event' here: measure"
                  + " both, with --operation serialize,deserialize.");
    }
  }

  @Test
  void hostileNamesNeverBecomeMarkup() {
    RunFixture run = RunFixture.usual(5).codec(HOSTILE, HOSTILE, HOSTILE).note(HOSTILE, HOSTILE);
    run.cell(HOSTILE, "order-event", "serialize", 10);
    run.cell(HOSTILE, "order-event", "deserialize", 10);
    run.size(HOSTILE, "order-event", 10, 10);
    run.run().withObject("/environment").put(HOSTILE, HOSTILE);
    String text = decide(run, "rate: 10M/s", "cores: 64").record();
    assertThat(text)
        .doesNotContain("\u202e", "@all")
        .doesNotContainPattern("(?<!\\\\)<(img|/script)")
        .contains("\\</script\\>\\<img src=x onerror=alert(1)\\>\\|\\`\"'\uFFFD @\u200Ball");
  }

  /** The record carries the scenario: what it says of itself can be read again. */
  @Test
  void theScenarioOfARecordIsAScenario() throws IOException {
    for (String name : Scenarios.NAMES) {
      Scenario asked = Scenarios.read(name, Map.of("payload", "order-event", "today", "gson"));
      Report report = RunFixture.usual(6).report(folder);
      String record;
      try (Decider decider = new Decider(report, List.of())) {
        record = decider.decide(asked, "").record();
      }
      String yaml = record.substring(record.indexOf("```text\n") + 8, record.lastIndexOf("```"));
      Path file = folder.resolve("again.yaml");
      Files.writeString(file, yaml);
      Scenario again = Scenarios.read(file.toString(), Map.of());
      assertThat(again)
          .usingRecursiveComparison()
          .ignoringFields("subject.places")
          .withComparatorForType(
              (a, b) -> Math.abs(a - b) <= 1e-9 * Math.abs(a) ? 0 : 1, Double.class)
          .isEqualTo(asked);
    }
  }

  private static MeasuredService service(String folder, List<LoadLine> lines) {
    return MeasuredService.of(folder, LoadSummary.of(lines), "order-event");
  }

  /** Beside the arithmetic, which it changes nothing of. */
  @Test
  void whatAServiceCostIsCitedInTheRecord() {
    Report report = RunFixture.usual(6).report(folder);
    List<LoadLine> lines =
        Recorded.load(
            5, new Figures("jackson", 8000, 400, 100), new Figures("gson", 6000, 400, 120));
    try (Decider decider = new Decider(report, Findings.of(report))) {
      Scenario scenario = scenario("rate: 1M/s", "cores: 2");
      Decision plain = decider.decide(scenario, "again");
      Decision cited = decider.decide(scenario, "again", Optional.of(service("a_load", lines)));
      assertThat(plain.record()).doesNotContain("Measured in a service");
      assertThat(cited.sentences()).isEqualTo(plain.sentences());
      assertThat(cited.record())
          .contains(
              "### Measured in a service\n\nMeasured by load, in a\\_load: requests of order-event")
          .containsPattern("\\| jackson \\| 8,\\d+ \\| .* \\| 10\\d \\| .* \\| 25 % \\|")
          .containsPattern("Not measured there: .*kryo.*\\.")
          .doesNotContain("Void:");
      int begin = cited.record().indexOf("### Measured in a service");
      int end = cited.record().indexOf("## More Information");
      assertThat(cited.record().substring(0, begin) + cited.record().substring(end))
          .isEqualTo(plain.record());
      assertThat(
              decider
                  .decide(
                      scenario, "again", Optional.of(service("a_load", Recorded.disturbed(lines))))
                  .record())
          .contains("Void: Other programs disturbed ");
    }
  }

  @Test
  void aServiceOfAnotherPayloadIsRefused() {
    Report report = RunFixture.usual(6).report(folder);
    MeasuredService other =
        MeasuredService.of(
            "load", LoadSummary.of(Recorded.load(1, new Figures("gson", 1, 1, 1))), "users");
    MeasuredService none =
        new MeasuredService("load", "order-event", 10, null, 0, null, List.of(), List.of("users"));
    assertThat(other.codecs()).isEmpty();
    try (Decider decider = new Decider(report, List.of())) {
      assertThatThrownBy(() -> decider.decide(scenario("rate: 1/s"), "", Optional.of(none)))
          .isInstanceOf(BadInput.class)
          .hasMessage(
              "--service: 'load' measured no service for order-event: choose a payload from users, or"
                  + " leave --service out.");
    }
  }
}
