package dev.wirebench.report.findings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.wirebench.report.JmhFixture;
import dev.wirebench.report.RunFixture;
import dev.wirebench.report.analysis.Analysis;
import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.analysis.ResultTable;
import dev.wirebench.report.findings.Finding.Severity;
import dev.wirebench.report.input.Sources;
import dev.wirebench.report.verdicts.Settings;
import java.nio.file.Path;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FindingsTest {
  private static final String SERIALIZE = "order-event-serialize-byte";

  @TempDir Path folder;

  private List<Finding> of(RunFixture fixture) {
    return Findings.of(fixture.report(folder));
  }

  private Finding only(RunFixture fixture, String kind) {
    return only(fixture.report(folder), kind);
  }

  private static Finding only(Report report, String kind) {
    List<Finding> found =
        Findings.of(report).stream().filter(finding -> finding.kind().equals(kind)).toList();
    assertThat(found).as(kind).hasSize(1);
    assertThat(found.get(0).remedy()).endsWith(".");
    return found.get(0);
  }

  @Test
  void aGoodRunHasNoErrorsAndNoWarnings() {
    assertThat(of(RunFixture.usual(10)))
        .extracting(Finding::severity)
        .doesNotContain(Severity.ERROR, Severity.WARNING);
  }

  @Test
  void callsThatAreTooShortToBeTimedOneByOneAreNamed() {
    RunFixture fixture = RunFixture.usual(6);
    ((ObjectNode) fixture.jmh().get(0)).put("mode", "sample");
    Finding finding = only(fixture, "short-samples");
    assertThat(finding.text()).startsWith("1 row takes less than a microsecond for a call");
    assertThat(finding.tables()).hasSize(1);
    assertThat(of(RunFixture.usual(6))).extracting(Finding::kind).doesNotContain("short-samples");
  }

  @Test
  void mostSevereFirst() {
    RunFixture fixture = RunFixture.usual(2);
    fixture.run().withArray("exclusions").addObject().put("codec", "a").put("reason", "b");
    fixture.run().withArray("failures").addObject().put("block", 0).put("reason", "c");
    assertThat(of(fixture))
        .extracting(Finding::severity)
        .isSorted()
        .startsWith(Severity.ERROR)
        .endsWith(Severity.NOTE);
  }

  @Test
  void aJournalWithoutChecksumsIsUnverified() {
    RunFixture fixture = RunFixture.usual(5);
    fixture.run().withObject("/provenance").put("linked", false);
    assertThat(only(fixture, "unverified"))
        .satisfies(finding -> assertThat(finding.severity()).isEqualTo(Severity.NOTE))
        .satisfies(
            finding ->
                assertThat(finding.text()).contains("does not say that the journal has checksums"));
    fixture.run().remove("provenance");
    assertThat(only(fixture, "unverified").tables()).isEmpty();
  }

  @Test
  void numbersThatWereComparedWithNoJournalAreDoubtful() throws Exception {
    Path run = RunFixture.usual(5).write(folder.resolve("a-run"));
    Report report =
        Analysis.of(
            Sources.read(List.of(run), UnaryOperator.identity(), path -> List.of("jmh.json")),
            Settings.DEFAULT);
    Finding finding = only(report, "unrecorded");
    assertThat(finding.severity()).isEqualTo(Severity.WARNING);
    assertThat(finding.text())
        .isEqualTo(
            "a-run has no journal or checksum that vouches for jmh.json: nobody can tell whether"
                + " this was measured.");
  }

  @Test
  void linesThatWereLeftOutAreTold() {
    RunFixture fixture = RunFixture.usual(5);
    ObjectNode provenance = fixture.run().withObject("/provenance");
    provenance.withArray("repairs").addObject().put("time", "2026-11-21T10:00:00Z");
    ArrayNode dropped = ((ObjectNode) provenance.at("/repairs/0")).putArray("dropped");
    dropped.addObject().put("line", 7).put("what", "fork of kryo, block 2");
    dropped.addObject().put("line", 9).put("what", "unreadable");
    Finding finding = only(fixture, "repaired");
    assertThat(finding.severity()).isEqualTo(Severity.WARNING);
    assertThat(finding.text())
        .startsWith("Somebody left out 2 lines of ")
        .contains(": 7 (fork of kryo, block 2); 9 (unreadable).");
  }

  @Test
  void warmUpNotFinishedByTheCampaignsMark() {
    RunFixture fixture = RunFixture.usual(5);
    ((ObjectNode) fixture.run().at("/cells/1/forks/2")).put("drifting", true);
    Finding finding = only(fixture, "warm-up-not-finished");
    assertThat(finding.text())
        .startsWith("1 of 40 forks")
        .contains("gson in order-event, serialize, byte[] (1 of 5)");
    assertThat(finding.tables()).containsExactly(SERIALIZE);
  }

  @Test
  void warmUpNotFinishedByItsScores() {
    RunFixture fixture = RunFixture.usual(5);
    ObjectNode fork = (ObjectNode) fixture.run().at("/cells/1/forks/2");
    fork.putNull("drifting").putArray("warmup").add(3000).add(2000).add(1100).add(1000);
    assertThat(only(fixture, "warm-up-not-finished").text()).startsWith("1 of 40 forks");
  }

  @Test
  void theNoiseFloorIsWhatARowDiffersFromItself() {
    RunFixture fixture = RunFixture.usual(10);
    fixture.cell(
        "jackson#control", "order-event", "serialize", block -> 500 + (block % 2 == 0 ? 9 : -9));
    Finding finding = only(fixture, "noise-floor");
    assertThat(finding.severity()).isEqualTo(Severity.NOTE);
    assertThat(finding.text()).contains("(median of 1 table)", "and no more than chance allows");
    Report report = fixture.report(folder);
    assertThat(report.tables().get(0).row("jackson#control"))
        .get()
        .satisfies(
            row -> {
              assertThat(row.ranked()).isFalse();
              assertThat(row.codec()).get().extracting(codec -> codec.id()).isEqualTo("jackson");
              assertThat(row.size().raw())
                  .isEqualTo(report.tables().get(0).row("jackson").orElseThrow().size().raw());
              assertThat(row.notes().get(0)).startsWith("Control, not ranked: jackson once more");
            });
  }

  @Test
  void aCallThroughTheSpiIsHeldAgainstThePlainOne() {
    RunFixture fixture = RunFixture.of(6).codec("my-codec", "JSON", "mine");
    fixture.cell("my-codec", "order-event", "serialize", block -> 303);
    fixture.cell("my-codec", "order-event", "deserialize", block -> 500);
    fixture.plain("MyCodec", "serialize", 300).plain("Other", "serialize", 200);
    assertThat(only(fixture, "cost-of-the-spi").text())
        .isEqualTo("serialize my-codec × 1.0100 (1.0100 – 1.0100), 800.0 against 800.0 B/op.");
  }

  @Test
  void rowsThatDidNotConvergeAreNamedWhereARunMeasuresUntilItIsPrecise() {
    RunFixture fixture = RunFixture.usual(6);
    assertThat(of(fixture)).extracting(Finding::kind).doesNotContain("not-converged");
    ObjectNode plan = fixture.run().withObject("/plan");
    plan.put("mostBlocks", 20).put("precision", 0.03);
    fixture
        .run()
        .withArray("cells")
        .forEach(
            cell -> {
              if (!cell.at("/params/codec").asText().equals("gson")) {
                fixture.run().withArray("left").add(cell.deepCopy());
              }
            });
    Finding finding = only(fixture, "not-converged");
    assertThat(finding.title()).isEqualTo("Precise to ± 3 %: 6 of 8 rows");
    assertThat(finding.text())
        .isEqualTo(
            "2 rows did not converge: gson in order-event, serialize, byte[]; gson in order-event,"
                + " deserialize, byte[].");
  }

  @Test
  void identicalRowsThatCanBeToldApartAreAWarning() {
    RunFixture fixture = RunFixture.usual(10);
    fixture.cell("jackson#control", "order-event", "serialize", 550);
    Finding finding = only(fixture, "noise-floor");
    assertThat(finding.severity()).isEqualTo(Severity.WARNING);
    assertThat(finding.text())
        .contains("more than chance allows: jackson#control in order-event, serialize, byte[]");
    assertThat(finding.tables()).containsExactly(SERIALIZE);
  }

  @Test
  void aControlIsInNoFamily() {
    RunFixture fixture = RunFixture.usual(10);
    int family = fixture.report(folder).tables().get(0).family();
    fixture.cell("jackson#control", "order-event", "serialize", 500);
    assertThat(fixture.report(folder).tables().get(0).family()).isEqualTo(family);
  }

  @Test
  void forksInTwoGroups() {
    RunFixture fixture = RunFixture.usual(6).codec("two", "Two", "two");
    fixture.cell("two", "order-event", "serialize", block -> block < 2 ? 320 + block : 170 + block);
    Finding finding = only(fixture, "bimodal-forks");
    assertThat(finding.text())
        .contains("two in order-event, serialize, byte[] (4 at about 173.5, 2 at 320.5 ns/op)");
  }

  @Test
  void forksThatDrift() {
    RunFixture fixture = RunFixture.usual(8).codec("hot", "Hot", "hot");
    fixture.cell("hot", "order-event", "serialize", block -> 100 + 3 * block);
    assertThat(only(fixture, "drifting-forks").text())
        .contains("hot in order-event, serialize, byte[] (+11 %)");
  }

  @Test
  void noisyProbe() {
    RunFixture fixture = RunFixture.usual(5);
    fixture.run().putObject("noise").put("verdict", "red").put("cv", 0.31).put("steal", 0.05);
    assertThat(only(fixture, "noisy-host").text()).contains("the machine was red", "31 %", "5 %");
    fixture.run().withObject("/noise").remove("steal");
    assertThat(only(fixture, "noisy-host").text())
        .endsWith("varied by 31 % (coefficient of variation; quiet is below 3 %).");
  }

  @Test
  void disturbedForks() {
    RunFixture fixture = RunFixture.usual(5);
    ((ObjectNode) fixture.run().at("/cells/1/forks/2")).put("steal", 0.03);
    ((ObjectNode) fixture.run().at("/cells/2/forks/2")).put("otherProcess", 0.4);
    ((ObjectNode) fixture.run().at("/cells/2/forks/3")).put("others", 0.16);
    assertThat(only(fixture, "noisy-host").text()).startsWith("3 of 50 forks");
  }

  @Test
  void forksThatAQuotaThrottled() {
    RunFixture fixture = RunFixture.usual(5);
    ((ObjectNode) fixture.run().at("/cells/1/forks/1")).put("throttled", 0.02);
    assertThat(of(fixture)).extracting(Finding::kind).doesNotContain("throttled");
    ((ObjectNode) fixture.run().at("/cells/1/forks/2")).put("throttled", 0.31);
    ((ObjectNode) fixture.run().at("/cells/2/forks/2")).put("throttled", 0.04);
    assertThat(only(fixture, "throttled").text())
        .startsWith("In 2 of 50 forks in ")
        .endsWith(
            " a quota withheld more than 2 % of a processor, 31 % at most. In scores that count"
                + " in spite of that, up to this share of the time is waiting.");
    assertThat(of(fixture)).extracting(Finding::kind).doesNotContain("noisy-host");
  }

  @Test
  void rowsBelowTheFloor() {
    RunFixture fixture =
        RunFixture.usual(5)
            .codec("lazy", "Lazy", "lazy")
            .size("lazy", "order-event", 286, 200)
            .cell("lazy", "order-event", "serialize", block -> 2);
    Finding finding = only(fixture, "below-floor");
    assertThat(finding.severity()).isEqualTo(Severity.ERROR);
    assertThat(finding.text())
        .contains("lazy in order-event, serialize, byte[] (2.000 against 12.29 ns/op)");
  }

  @Test
  void otherThreadsThatWork() {
    RunFixture fixture = RunFixture.usual(5);
    others(fixture, 0, 0.02, 0.02, 0.02, 0.02, 0.02);
    others(fixture, 1, 0.52, 0.52, 0.02, 0.02, 0.52);
    Finding finding = only(fixture, "other-threads");
    assertThat(finding.severity()).isEqualTo(Severity.WARNING);
    assertThat(finding.text())
        .contains("worked for 1 configuration,")
        .contains(
            "gson in order-event, serialize, byte[] (CPU time of other threads: 30 % of the time"
                + " more than jackson's)");
    assertThat(finding.effect()).isCloseTo(0.3, within(1e-9));
  }

  @Test
  void otherThreadsThatWorkInFewRepetitionsOrForTheBaselineAsWell() {
    RunFixture few = RunFixture.usual(5);
    others(few, 1, 0.52, 0.52, 0.02, 0.02, 0.02);
    assertThat(of(few)).extracting(Finding::kind).doesNotContain("other-threads");
    RunFixture both = RunFixture.usual(5);
    others(both, 0, 0.5, 0.5, 0.5, 0.5, 0.5);
    others(both, 1, 0.55, 0.55, 0.55, 0.55, 0.55);
    assertThat(of(both)).extracting(Finding::kind).doesNotContain("other-threads");
  }

  /** CPU time of other threads, as shares of the mean of each fork. */
  private static void others(RunFixture fixture, int cell, double... shares) {
    JsonNode result = fixture.jmh().get(cell);
    ArrayNode raw =
        result
            .withObject("/secondaryMetrics/cpu.others")
            .put("score", 1.0)
            .put("scoreError", "NaN")
            .put("scoreUnit", "ns/op")
            .putArray("rawData");
    for (int fork = 0; fork < shares.length; fork++) {
      double sum = 0;
      JsonNode scores = result.at("/primaryMetric/rawData").get(fork);
      for (JsonNode score : scores) {
        sum += score.asDouble();
      }
      raw.addArray().add(shares[fork] * sum / scores.size());
    }
  }

  @Test
  void allocationThatDiffers() {
    RunFixture fixture = RunFixture.usual(5);
    ObjectNode allocation = (ObjectNode) fixture.jmh().at("/1/secondaryMetrics/gc.alloc.rate.norm");
    allocation.putArray("rawData").addArray().add(600.0);
    allocation.withArray("rawData").addArray().add(800.0);
    assertThat(only(fixture, "allocation-differs").text())
        .contains("gson in order-event, serialize, byte[] (600.0 to 800.0 B/op)");
  }

  @Test
  void outputOfAnotherLength() {
    RunFixture fixture = RunFixture.usual(5).codec("pretty", "JSON", "pretty");
    fixture.size("pretty", "order-event", 400, 250).cell("pretty", "order-event", "serialize", 9e3);
    fixture.cell("pretty", "order-event", "deserialize", 9e3);
    Finding finding = only(fixture, "output-differs");
    assertThat(finding.severity()).isEqualTo(Severity.WARNING);
    assertThat(finding.text())
        .contains("JSON, order-event, bytes: jackson, gson 286.0 / pretty 400");
  }

  @Test
  void outputInAnotherOrder() {
    RunFixture fixture = RunFixture.usual(5).codec("sorted", "JSON", "sorted");
    fixture.size("sorted", "order-event", 286, 238).cell("sorted", "order-event", "serialize", 9e3);
    fixture.cell("sorted", "order-event", "deserialize", 9e3);
    Finding finding = only(fixture, "output-differs");
    assertThat(finding.severity()).isEqualTo(Severity.NOTE);
    assertThat(finding.text()).contains("sorted 238.0 / jackson, gson 239.0");
  }

  @Test
  void methodsTooLargeToCompile() {
    RunFixture fixture = RunFixture.usual(5);
    ObjectNode huge = fixture.run().withArray("hugeMethods").addObject();
    huge.put("codec", "gson").put("payload", "order-event").put("medium", "bytes");
    huge.putObject("methods").putArray("serialize").add("a.B::c (9560 bytes)").add("a.B::d");
    Finding finding = only(fixture, "too-large-to-compile");
    assertThat(finding.text())
        .contains("gson serialize order-event (a.B::c (9560 bytes) and 1 more)");
    assertThat(finding.tables()).containsExactly(SERIALIZE);
  }

  @Test
  void excludedCodecsAreGroupedByReason() {
    RunFixture fixture = RunFixture.usual(5);
    for (String codec : List.of("kryo", "protobuf")) {
      ObjectNode exclusion = fixture.run().withArray("exclusions").addObject();
      exclusion.put("codec", codec).put("payload", "order-event").put("medium", "bytes");
      exclusion.putNull("jdk").put("operation", "parse").put("reason", "has no tree");
    }
    assertThat(only(fixture, "excluded").text())
        .isEqualTo("kryo, protobuf: parse of order-event: has no tree.");
  }

  @Test
  void codecsThatAreMeasuredButMarked() {
    RunFixture fixture = RunFixture.usual(5);
    ObjectNode defects = fixture.run().withArray("defects").addObject();
    defects.put("codec", "gson").put("payload", "order-event").put("medium", "bytes");
    defects.put("jdk", RunFixture.JDK);
    defects.putArray("sentences").add("truncation: the first 9 of 10 bytes were read");
    assertThat(only(fixture, "defective-codec").text())
        .isEqualTo(
            "gson breaks a clause of the contract on order-event (bytes: truncation: the first 9"
                + " of 10 bytes were read).");
    String note = "Marked: truncation: the first 9 of 10 bytes were read.";
    for (ResultTable table : fixture.report(folder).tables()) {
      boolean reads = !table.key().id().equals(SERIALIZE);
      assertThat(table.row("gson").orElseThrow().notes().contains(note)).isEqualTo(reads);
      assertThat(table.row("jackson").orElseThrow().notes()).doesNotContain(note);
    }
  }

  @Test
  void tunedRowThatBeatsItsDefault() {
    RunFixture fixture = RunFixture.usual(6).codec("blackbird", "JSON", "jackson-databind");
    fixture.tuned("blackbird").size("blackbird", "order-event", 286, 239);
    fixture.cell("blackbird", "order-event", "serialize", 400);
    fixture.cell("blackbird", "order-event", "deserialize", 500);
    Finding finding = only(fixture, "default-loses-to-tuned");
    assertThat(finding.text())
        .matches(
            "blackbird takes 0\\.[78]\\d times as long as jackson in order-event, serialize.*");
    assertThat(finding.tables()).containsExactly(SERIALIZE);
  }

  @Test
  void failedForks() {
    RunFixture fixture = RunFixture.usual(5);
    ObjectNode failure = fixture.run().withArray("failures").addObject();
    failure.put("block", 2).put("reason", "The fork ended with exit code 1.");
    ObjectNode cell = failure.putObject("cell");
    cell.put("benchmark", "dev.wirebench.jmh.Bytes.serialize").put("jdk", RunFixture.JDK);
    cell.putObject("params").put("codec", "avro");
    failure.putArray("output").add("first").add("OutOfMemoryError");
    Finding finding = only(fixture, "failed-cells");
    assertThat(finding.severity()).isEqualTo(Severity.ERROR);
    assertThat(finding.text())
        .isEqualTo(
            "1 fork gave no result: serialize {codec=avro} on JDK 17.0.15+6. The fork ended with"
                + " exit code 1. (last line: OutOfMemoryError)");
    failure
        .withArray("output")
        .add("Benchmark had encountered error, and fail on error was requested");
    assertThat(only(fixture, "failed-cells").text()).endsWith("The fork ended with exit code 1.");
  }

  @Test
  void cellsWithoutResultOrReason() {
    RunFixture fixture = RunFixture.usual(5).codec("avro", "Avro", "avro");
    Finding finding = only(fixture, "missing-cells");
    assertThat(finding.text())
        .contains("2 cells", "avro serialize order-event; avro deserialize order-event");
    fixture.run().withArray("exclusions").addObject().put("codec", "avro").put("reason", "x");
    assertThat(of(fixture)).extracting(Finding::kind).doesNotContain("missing-cells");
  }

  @Test
  void tablesThatABudgetLeftOut() {
    RunFixture fixture = RunFixture.usual(5);
    ((ObjectNode) fixture.run().get("plan")).withArray("payloads").add("nested-10");
    assertThat(only(fixture, "missing-cells").text()).contains("serialize nested-10");
    ObjectNode scope = fixture.run().putObject("scope").put("millisForAll", 601_000);
    scope.putArray("tables").add(table("order-event", "serialize"));
    scope.putArray("leftOut").add(table("nested-10", "serialize"));
    scope.withArray("leftOut").add(table("nested-10", "deserialize"));
    Finding finding = only(fixture, "left-out-tables");
    assertThat(finding.text())
        .isEqualTo(
            "The budget pays for 1 of 3 tables; left out: nested-10, serialize, byte[]; nested-10,"
                + " deserialize, byte[].");
    assertThat(finding.remedy()).isEqualTo("Give --budget 11m for all of them.");
    assertThat(of(fixture)).extracting(Finding::kind).doesNotContain("missing-cells");
  }

  @Test
  void flagsOfTheEnvironmentAreSaid() {
    RunFixture fixture = RunFixture.usual(5);
    ObjectNode environment = fixture.run().withObject("/environment");
    environment.put("JAVA_TOOL_OPTIONS", "not set").put("_JAVA_OPTIONS", "not set");
    assertThat(of(fixture)).extracting(Finding::kind).doesNotContain("flags-from-outside");
    environment.put("JAVA_TOOL_OPTIONS", "-Dx=1");
    assertThat(only(fixture, "flags-from-outside").text())
        .endsWith(
            " also got the flags of JAVA_TOOL_OPTIONS=-Dx=1. The flags that the run gave its forks"
                + " override them.");
    environment.put("_JAVA_OPTIONS", "-XX:TieredStopAtLevel=1");
    assertThat(only(fixture, "flags-from-outside").text())
        .endsWith("Those of _JAVA_OPTIONS override the flags that the run gave its forks.");
  }

  @Test
  void aClockThatWasSetIsSaid() {
    RunFixture fixture = RunFixture.usual(5);
    assertThat(of(fixture)).extracting(Finding::kind).doesNotContain("clock-set");
    ArrayNode sets = fixture.run().putArray("clockSets");
    sets.addObject().put("time", "2026-11-28T10:00:00Z").put("setByMillis", -3_600_004);
    assertThat(only(fixture, "clock-set").text())
        .contains(" was measured: back by 3,600 s at 2026-11-28T10:00:00Z. Durations, budgets ")
        .doesNotContain("sleeps");
    sets.addObject().put("time", "2026-11-28T11:00:00Z").put("setByMillis", 90_000);
    assertThat(only(fixture, "clock-set").text())
        .contains(" and forward by 90 s at 2026-11-28T11:00:00Z. Durations, budgets ")
        .endsWith(" A machine that sleeps looks as if its clock was set forward.");
  }

  @Test
  void dataOfAUsersOwnAreSaidToBePrivate() {
    RunFixture fixture = RunFixture.usual(5);
    fixture.run().putArray("imported").add("order").add("order-class");
    Finding finding = only(fixture, "private-data");
    assertThat(finding.severity()).isEqualTo(Severity.NOTE);
    assertThat(finding.text())
        .startsWith("The values of order and order-class are a user's own")
        .endsWith("reasons come without names of fields and classes.");
    assertThat(finding.remedy()).startsWith("Keep the payload jar");
    ((ObjectNode) fixture.run().get("plan")).put("showFields", true);
    assertThat(only(fixture, "private-data").remedy()).startsWith("Look through the reasons");
  }

  private static ObjectNode table(String payload, String operation) {
    return new ObjectMapper()
        .createObjectNode()
        .put("payload", payload)
        .put("medium", "bytes")
        .put("operation", operation);
  }

  /** A cell that was measured in one medium is still missed where it lacks a codec there. */
  @Test
  void whatIsMeasuredIsNotLeftOut() {
    RunFixture fixture = RunFixture.usual(5).codec("avro", "Avro", "avro");
    fixture.run().putObject("scope").putArray("leftOut").add(table("order-event", "serialize"));
    assertThat(only(fixture, "missing-cells").text()).contains("avro serialize order-event");
  }

  @ParameterizedTest
  @CsvSource({
    "1, 100 ms, 2, 100 ms, avgt, 300",
    "2, 499 ms, 1, 1 ms, thrpt, 999",
    "0, 10 s, 1, 50 us, sample, 0",
    "2, 500 ms, 0, 1 s, avgt,",
    "5, 1 s, 5, 1 s, avgt,",
    "0, 1 s, 1, 1 ms, ss,",
    "1, some time, 1, 1 ms, avgt,"
  })
  void timesOfShortForksMeanNothing(
      int warmups, String warmup, int iterations, String time, String mode, Integer millis) {
    JmhFixture fixture = new JmhFixture().entry("a.B.c", mode, "ns/op", 1);
    ((ObjectNode) fixture.entries().get(0))
        .put("warmupIterations", warmups)
        .put("warmupTime", warmup)
        .put("measurementIterations", iterations)
        .put("measurementTime", time);
    if (millis == null) {
      assertThat(Findings.of(fixture.report(folder)))
          .extracting(Finding::kind)
          .doesNotContain("short-forks");
    } else {
      assertThat(only(fixture.report(folder), "short-forks").text())
          .startsWith("1 row comes from forks")
          .contains("take " + millis + " ms:");
    }
  }

  @Test
  void fewForks() {
    Finding finding =
        only(new JmhFixture().entry("a.B.c", "avgt", "ns/op", 1).report(folder), "few-forks");
    assertThat(finding.text()).isEqualTo("1 table with one fork only, which has no interval: B.");
  }

  @Test
  void unusableScores() {
    Report report = new JmhFixture().entry("a.B.c", "avgt", "ns/op", Double.NaN, 2).report(folder);
    assertThat(only(report, "unusable-scores").text()).contains("c in B (1 of 2 forks)");
  }

  @Test
  void differentJvmsInOneTable() {
    JmhFixture fixture =
        new JmhFixture().entry("a.B.c", "avgt", "ns/op", 1).entry("a.B.d", "avgt", "ns/op", 1);
    ((ObjectNode) fixture.entries().get(1)).putArray("jvmArgs").add("-Xmx1g");
    assertThat(only(fixture.report(folder), "different-jvms").text()).contains("B (", "-Xmx1g");
  }
}
