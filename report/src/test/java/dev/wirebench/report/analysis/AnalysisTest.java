package dev.wirebench.report.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.wirebench.base.BadInput;
import dev.wirebench.report.JmhFixture;
import dev.wirebench.report.RunFixture;
import dev.wirebench.report.input.Sources;
import dev.wirebench.report.statistics.Estimate;
import dev.wirebench.report.statistics.Estimates;
import dev.wirebench.report.verdicts.Ratio;
import dev.wirebench.report.verdicts.Ratio.Pairing;
import dev.wirebench.report.verdicts.Settings;
import dev.wirebench.report.verdicts.Supplement;
import dev.wirebench.report.verdicts.Verdict;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AnalysisTest {
  @TempDir Path folder;

  private static Settings baseline(String name) {
    return new Settings(Optional.of(name), Optional.empty(), 0.03, false);
  }

  @Test
  void aRunHasATableForEachPayloadAndOperation() {
    Report report = RunFixture.usual(6).report(folder);
    assertThat(report.tables())
        .extracting(table -> table.key().title())
        .containsExactly("order-event, serialize, byte[]", "order-event, deserialize, byte[]");
    ResultTable table = report.tables().get(0);
    assertThat(table.key().id()).isEqualTo("order-event-serialize-byte");
    assertThat(table.key().payload()).contains("order-event");
    assertThat(table.key().operation()).contains("serialize");
    assertThat(table.key().medium()).contains("bytes");
    assertThat(table.key().jdk()).contains(RunFixture.JDK);
    assertThat(table.comparedBy()).isEqualTo("codec");
    assertThat(table.unit()).isEqualTo("ns/op");
    assertThat(table.family()).isEqualTo(3);
    assertThat(table.rows())
        .extracting(Row::name)
        .containsExactly("protobuf", "kryo", "jackson", "gson");
    assertThat(table.rows())
        .extracting(Row::verdict)
        .containsExactly(Verdict.FASTER, Verdict.FASTER, Verdict.BASELINE, Verdict.SLOWER);
  }

  @Test
  void tablesFollowTheOrderOfThePlan() {
    RunFixture fixture = RunFixture.usual(2);
    fixture.run().withObject("/plan").putArray("operations").add("deserialize").add("serialize");
    assertThat(fixture.report(folder).tables())
        .extracting(table -> table.key().operation().orElseThrow())
        .containsExactly("deserialize", "serialize");
  }

  @Test
  void ratiosArePairedByBlockAndVerdictsCorrectedForTheFamily() {
    ResultTable table = RunFixture.usual(6).report(folder).tables().get(0);
    Row gson = table.row("gson").orElseThrow();
    double[] jackson = table.row("jackson").orElseThrow().means();
    Ratio ratio = gson.ratio().orElseThrow();
    assertThat(ratio.pairing()).isEqualTo(Pairing.BLOCKS);
    assertThat(ratio.plain()).isEqualTo(Estimates.pairedRatio(gson.means(), jackson, 0.95));
    assertThat(ratio.family())
        .isEqualTo(Estimates.pairedRatio(gson.means(), jackson, 1 - 0.05 / 3));
    assertThat(table.row("jackson").orElseThrow().ratio()).isEmpty();
  }

  @Test
  void aBlockWithoutAForkIsLeftOutOfItsRatio() {
    RunFixture fixture = RunFixture.usual(6);
    ((ArrayNode) fixture.jmh().at("/0/primaryMetric/rawData")).remove(2);
    ((ArrayNode) fixture.run().at("/cells/0/forks")).remove(2);
    ResultTable table = fixture.report(folder).tables().get(0);
    assertThat(table.row("gson").orElseThrow().ratio().orElseThrow().plain().n()).isEqualTo(5);
    assertThat(table.row("jackson").orElseThrow().means()).hasSize(5);
  }

  @Test
  void fewerThanFiveBlocksAreIndicative() {
    ResultTable table = RunFixture.usual(4).report(folder).tables().get(0);
    assertThat(table.isIndicative()).isTrue();
    assertThat(table.row("gson").orElseThrow().verdict()).isEqualTo(Verdict.INDICATIVE);
    assertThat(table.notes()).contains("Preliminary: 4 forks for a row, and verdicts need 5.");
  }

  @Test
  void sizesFloorsAllocationAndProcessorTimeAreThere() {
    Row row = RunFixture.usual(6).report(folder).tables().get(0).row("jackson").orElseThrow();
    assertThat(row.size()).isEqualTo(new WireSize(286, 239, 236, 286, Double.NaN));
    // Between (64, 4) and (1024, 32): 4 · 8^(ln(286/64) / ln 16).
    assertThat(row.floor())
        .isEqualTo(4 * Math.pow(8, Math.log(286 / 64.0) / Math.log(16)), within(1e-9));
    assertThat(row.allocation().orElseThrow().value()).isEqualTo(800);
    assertThat(row.cpu().orElseThrow().value()).isEqualTo(row.score().value() * 1.1, within(1e-6));
    assertThat(row.format()).isEqualTo("JSON");
  }

  /** A copy is a new array: writing to one that is kept may take less. */
  @Test
  void whatIsWrittenToAKeptBufferHasNoFloor() {
    RunFixture fixture = RunFixture.usual(6);
    for (JsonNode cells : List.of(fixture.jmh(), fixture.run().get("cells"))) {
      cells.forEach(
          cell ->
              ((ObjectNode) cell)
                  .put("benchmark", cell.get("benchmark").asText().replace("Bytes", "Buffers")));
    }
    fixture.run().get("sizes").forEach(size -> ((ObjectNode) size).put("medium", "buffer"));
    List<ResultTable> tables = fixture.report(folder).tables();
    assertThat(tables)
        .extracting(table -> table.key().medium().orElse(""))
        .containsExactly("buffer", "buffer");
    assertThat(tables.get(0).row("jackson").orElseThrow().size().raw()).isEqualTo(286);
    assertThat(tables.get(0).row("jackson").orElseThrow().floor()).isNaN();
    assertThat(tables.get(1).row("jackson").orElseThrow().floor()).isPositive();
  }

  @Test
  void studyRowsAreShownLastAndNeverRanked() {
    RunFixture fixture =
        RunFixture.usual(6)
            .codec("kryo-unregistered", "Kryo", "kryo")
            .studyRow("kryo-unregistered", "Writes class names.")
            .cell("kryo-unregistered", "order-event", "serialize", 10);
    ResultTable table = fixture.report(folder).tables().get(0);
    Row row = table.rows().get(4);
    assertThat(row.name()).isEqualTo("kryo-unregistered");
    assertThat(row.ranked()).isFalse();
    assertThat(row.verdict()).isEqualTo(Verdict.NONE);
    assertThat(row.ratio()).isPresent();
    assertThat(row.notes()).containsExactly("Study row, not ranked: Writes class names.");
    assertThat(table.family()).as("without it").isEqualTo(3);
    assertThat(table.supplement().lilliefors()).doesNotContainKey("kryo-unregistered");
  }

  @Test
  void aRowOnADocumentOfItsOwnSaysSo() {
    ResultTable table =
        RunFixture.usual(2).ownDocument("gson", "Wraps it.").report(folder).tables().get(0);
    assertThat(table.row("gson").orElseThrow().notes())
        .containsExactly("Reads its own output, not the common document: Wraps it.");
    assertThat(table.row("jackson").orElseThrow().notes()).isEmpty();
  }

  @Test
  void anotherBaselineCanBeChosen() {
    ResultTable table = RunFixture.usual(6).report(folder, baseline("kryo")).tables().get(0);
    assertThat(table.baseline()).contains("kryo");
    assertThat(table.row("jackson").orElseThrow().verdict()).isEqualTo(Verdict.SLOWER);
  }

  @Test
  void aBaselineThatIsNowhereIsRefused() {
    assertThatThrownBy(() -> RunFixture.usual(2).report(folder, baseline("jacksen")))
        .isInstanceOf(BadInput.class)
        .hasMessage(
            "No row is called 'jacksen': choose a baseline from gson, jackson, kryo, protobuf.");
  }

  @Test
  void aTableWithoutTheBaselineHasNoRatiosAndSaysSo() {
    RunFixture fixture = RunFixture.usual(6).cell("kryo", "other", "serialize", 100);
    ResultTable table = fixture.report(folder).tables().get(2);
    assertThat(table.baseline()).isEmpty();
    assertThat(table.rows().get(0).verdict()).isEqualTo(Verdict.NONE);
    assertThat(table.notes())
        .containsExactly("jackson has no usable row here, so there are no ratios.");
  }

  @Test
  void forksWithoutBlocksAreComparedByWelchAndTheTableSaysSo() {
    Report report =
        new JmhFixture()
            .entry("a.B.old", "avgt", "ns/op", 100, 101, 99, 100.5, 99.5)
            .entry("a.B.fast", "avgt", "ns/op", 50, 51, 49, 50.5, 49.5, 50)
            .report(folder);
    ResultTable table = report.tables().get(0);
    Row row = table.row("fast").orElseThrow();
    assertThat(row.ratio().orElseThrow().pairing()).isEqualTo(Pairing.WELCH);
    assertThat(row.verdict()).isEqualTo(Verdict.FASTER);
    assertThat(table.notes()).anyMatch(note -> note.startsWith("Not paired: these forks"));
  }

  @Test
  void unitsOfATableAreConverted() {
    Report report =
        new JmhFixture()
            .entry("a.B.old", "avgt", "ns/op", 2000, 2100)
            .entry("a.B.fast", "avgt", "us/op", 1, 1.05)
            .report(folder);
    ResultTable table = report.tables().get(0);
    assertThat(table.unit()).isEqualTo("ns/op");
    assertThat(table.row("fast").orElseThrow().score().value()).isEqualTo(1025, within(1e-9));
    assertThat(table.row("fast").orElseThrow().ratio().orElseThrow().plain().value())
        .isEqualTo(0.5, within(1e-12));
    assertThat(table.notes()).contains("Scores in other units were converted to ns/op.");
  }

  @Test
  void unitsThatCannotBeConvertedAreRefused() {
    JmhFixture fixture =
        new JmhFixture()
            .entry("a.B.old", "avgt", "ns/op", 2000)
            .entry("a.B.odd", "avgt", "apples", 1);
    assertThatThrownBy(() -> fixture.report(folder))
        .isInstanceOf(BadInput.class)
        .hasMessageContainingAll("foreign.json has units", "a.B.old", "'ns/op'", "'apples'");
  }

  @Test
  void scoresThatAreNoNumbersHaveNoRatioAndDoNotSpoilOthers() {
    JmhFixture fixture =
        new JmhFixture()
            .entry("a.B.good", "avgt", "ns/op", 10, 11)
            .entry("a.B.bad", "avgt", "ns/op", Double.NaN, Double.POSITIVE_INFINITY)
            .entry("a.B.zero", "avgt", "ns/op", 0, 0);
    ResultTable table = fixture.report(folder).tables().get(0);
    assertThat(table.row("bad").orElseThrow().score().value()).isNaN();
    assertThat(table.row("bad").orElseThrow().verdict()).isEqualTo(Verdict.NONE);
    assertThat(table.row("zero").orElseThrow().ratio()).isEmpty();
    assertThat(table.rows().get(2).name()).as("last").isEqualTo("bad");
    assertThat(table.row("good").orElseThrow().score().value()).isEqualTo(10.5);
  }

  @Test
  void twoSourcesNeverShareATable() {
    Path a = RunFixture.usual(5).write(folder.resolve("a"));
    Path b = RunFixture.usual(5).write(folder.resolve("b"));
    Report report = Analysis.of(Sources.read(List.of(a, b)), Settings.DEFAULT);
    assertThat(report.tables())
        .extracting(table -> table.key().title())
        .contains("order-event, serialize, byte[], a", "order-event, serialize, byte[], b");
    assertThat(report.tables()).extracting(table -> table.key().id()).doesNotHaveDuplicates();
  }

  @Test
  void twoSourcesCanBeCompared() {
    Path a = RunFixture.usual(5).write(folder.resolve("a"));
    Path b = RunFixture.usual(5).write(folder.resolve("b"));
    Settings bySource = new Settings(Optional.empty(), Optional.of("source"), 0.03, false);
    ResultTable table = Analysis.of(Sources.read(List.of(a, b)), bySource).tables().get(0);
    assertThat(table.baseline()).contains("a");
    assertThat(table.row("b").orElseThrow().ratio().orElseThrow().pairing())
        .as("blocks of one run are none of another")
        .isEqualTo(Pairing.WELCH);
  }

  @Test
  void supplementHasEveryStatistic() {
    ResultTable table = RunFixture.usual(6).report(folder).tables().get(0);
    Supplement supplement = table.supplement();
    assertThat(supplement.kruskalWallis().orElseThrow().degrees()).isEqualTo(3);
    assertThat(supplement.pairs()).hasSize(6);
    assertThat(supplement.pairs().get(0).first()).isEqualTo("protobuf");
    assertThat(supplement.pairs().get(0).a()).isZero();
    assertThat(supplement.pairs().get(0).ratio()).isEqualTo(125 / 190.0, within(0.02));
    assertThat(supplement.pairs()).allMatch(pair -> pair.adjusted() >= pair.p());
    assertThat(supplement.letters().values()).containsExactly("a", "b", "c", "d");
    assertThat(supplement.lilliefors()).hasSize(4);
    Estimate bootstrap = supplement.bootstrap().get("gson");
    Estimate plain = table.row("gson").orElseThrow().ratio().orElseThrow().plain();
    assertThat(bootstrap.low()).isEqualTo(plain.low(), within(0.03));
    assertThat(bootstrap.high()).isEqualTo(plain.high(), within(0.03));
    assertThat(supplement.bootstrap()).doesNotContainKey("jackson");
  }

  @Test
  void hostileNamesMakeSafeAndDifferentIds() {
    String name = "</script>\"'" + "\u202e" + "x".repeat(300);
    Report report =
        new JmhFixture()
            .entry("a.B.c", "avgt", "ns/op", 1)
            .param("p", name)
            .entry("a.B.d", "avgt", "ns/op", 1)
            .param("p", name)
            .entry("a.B.c", "avgt", "ns/op", 1)
            .param("p", name + "y")
            .entry("a.B.c", "avgt", "ns/op", 1)
            .param("p", "日本語")
            .report(folder);
    assertThat(report.tables()).hasSize(3);
    assertThat(report.tables())
        .extracting(table -> table.key().id())
        .doesNotHaveDuplicates()
        .allMatch(id -> id.matches("[a-z0-9-]{1,80}") && !id.contains("--"));
  }

  /** Names of JMH are decoded where no run says what they mean. */
  @Test
  void whatTheRunSaysOfACellGoesBeforeItsName() {
    RunFixture fixture = RunFixture.usual(2);
    for (JsonNode cell : fixture.run().get("cells")) {
      if (cell.get("benchmark").asText().endsWith(".serialize")) {
        ((ObjectNode) cell).put("operation", "encode").put("medium", "string");
      }
    }
    assertThat(fixture.report(folder).tables())
        .extracting(table -> table.key().title())
        .containsExactlyInAnyOrder(
            "order-event, encode, String", "order-event, deserialize, byte[]");
  }
}
