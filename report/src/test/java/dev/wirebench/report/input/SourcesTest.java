package dev.wirebench.report.input;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.wirebench.report.RunFixture;
import java.io.OutputStream;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SourcesTest {
  @TempDir Path folder;

  private static Path resource(String name) {
    try {
      return Path.of(SourcesTest.class.getResource(name).toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  private static List<MeasuredCell> cells(String name) {
    return Sources.read(List.of(resource(name))).get(0).cells();
  }

  @Test
  void aRunIsReadFromCompressedFilesToo() throws Exception {
    Path run = RunFixture.usual(2).write(folder);
    Path compressed = Files.createDirectory(folder.resolve("compressed"));
    for (String name : List.of("jmh.json", "run.json")) {
      try (OutputStream out =
          new GZIPOutputStream(Files.newOutputStream(compressed.resolve(name + ".gz")))) {
        Files.copy(run.resolve(name), out);
      }
    }
    Source expected = Sources.read(List.of(run)).get(0);
    Source read = Sources.read(List.of(compressed)).get(0);
    assertThat(read.cells()).usingRecursiveComparison().isEqualTo(expected.cells());
    assertThat(read.run()).isEqualTo(expected.run());
  }

  @Test
  void throughputWithParametersIsRead() {
    List<MeasuredCell> cells = cells("thrpt-params.json");
    assertThat(cells).hasSize(2);
    MeasuredCell cell = cells.get(0);
    assertThat(cell.benchmark()).isEqualTo("org.example.ListBench.append");
    assertThat(cell.className()).isEqualTo("org.example.ListBench");
    assertThat(cell.method()).isEqualTo("append");
    assertThat(cell.mode()).isEqualTo("thrpt");
    assertThat(cell.largerIsBetter()).isTrue();
    assertThat(cell.params()).isEqualTo(Map.of("kind", "array", "size", "10"));
    assertThat(cell.unit()).isEqualTo("ops/ms");
    assertThat(cell.jvm().label()).isEqualTo("21.0.4");
    assertThat(cell.setup().warmup()).isEqualTo("3 x 1 s");
    assertThat(cell.means()).containsExactly(3450, 3550);
    assertThat(cell.hasBlocks()).isFalse();
    assertThat(cell.scores().percentiles()).as("of iteration means, no latencies").isEmpty();
  }

  @Test
  void histogramsAreReducedToTheMeanOfEachIteration() {
    MeasuredCell cell = cells("sample-histogram.json").get(0);
    assertThat(cell.setup().threads()).isEqualTo(4);
    assertThat(cell.forks().get(0).scores()).containsExactly(13, 14);
    assertThat(cell.forks().get(1).scores()).as("without the empty one").containsExactly(12);
    assertThat(cell.scores().percentiles()).containsEntry("99.9", 40.0);
    assertThat(cell.forks().get(1).secondary().get("request:p0.50")).containsExactly(12);
    assertThat(cell.scores().secondaryUnits()).containsEntry("p99", cell.unit());
    assertThat(cell.means("p99")).as("of too few samples").isEmpty();
  }

  @Test
  void oneForkOneIterationAndNumbersAsStringsAreRead() {
    MeasuredCell cell = cells("single-shot.json").get(0);
    assertThat(cell.mode()).isEqualTo("ss");
    assertThat(cell.setup().warmup()).isEqualTo("0 x single-shot");
    assertThat(cell.setup().measurement())
        .as("not the time that JMH was given")
        .isEqualTo("1 x single-shot");
    assertThat(cell.largerIsBetter()).isFalse();
    assertThat(cell.means()).containsExactly(412.25);
    assertThat(cell.jvm().label()).isEmpty();
    assertThat(cell.means(MeasuredCell.ALLOCATION))
        .as("without the old prefix")
        .containsExactly(2048);
    assertThat(cell.forks().get(0).secondary().get("gc.alloc.rate"))
        .containsExactly(Double.POSITIVE_INFINITY);
    assertThat(cell.scores().secondaryUnits()).containsEntry("gc.alloc.rate.norm", "B/op");
  }

  @Test
  void withoutRawDataTheScoreStandsForOneFork() {
    assertThat(cells("no-raw-data.json").get(1).means()).containsExactly(41);
  }

  @Test
  void runFolderAddsBlocksHostAndWarmUp() {
    RunFixture fixture = RunFixture.usual(6);
    Source source = Sources.read(List.of(fixture.write(folder.resolve("a-run")))).get(0);
    assertThat(source.name()).isEqualTo("a-run");
    assertThat(source.run())
        .get()
        .extracting(run -> run.plan().comparison().baseline())
        .isEqualTo("jackson");
    MeasuredCell cell = source.cells().get(0);
    assertThat(cell.jvm().label()).isEqualTo(RunFixture.JDK);
    assertThat(cell.hasBlocks()).isTrue();
    Fork fork = cell.forks().get(5);
    assertThat(fork.block()).isEqualTo(5);
    assertThat(fork.warmup()).hasSize(4);
    assertThat(fork.host().steal()).isEqualTo(0.001);
    assertThat(fork.host().throttled()).isEqualTo(0.002);
    assertThat(fork.drifting()).isFalse();
    ((ObjectNode) fixture.run().at("/cells/0/forks/5")).remove("throttled");
    Source older = Sources.read(List.of(fixture.write(folder.resolve("older")))).get(0);
    assertThat(older.cells().get(0).forks().get(5).host().throttled()).isNull();
  }

  @Test
  void ofARepeatedForkTheLastAttemptIsAnalysed() {
    RunFixture fixture = RunFixture.usual(6);
    ((ObjectNode) fixture.run().at("/cells/0/forks/5")).put("block", 4).put("attempt", 1);
    MeasuredCell cell = Sources.read(List.of(fixture.write(folder))).get(0).cells().get(0);
    assertThat(cell.forks()).hasSize(6);
    assertThat(cell.analysed()).hasSize(5);
    assertThat(cell.analysed().get(4).attempt()).isEqualTo(1);
  }

  @Test
  void runFolderWithoutRunJsonIsReadAsForeignFile() throws Exception {
    RunFixture.usual(2).write(folder);
    Files.delete(folder.resolve("run.json"));
    Source source = Sources.read(List.of(folder)).get(0);
    assertThat(source.run()).isEmpty();
    assertThat(source.cells()).hasSize(10);
    assertThat(source.cells().get(0).hasBlocks()).isFalse();
  }

  @Test
  void anOlderRunJsonWithoutCellsLeavesForksWithoutBlocks() throws Exception {
    RunFixture.usual(2).write(folder);
    Files.writeString(
        folder.resolve("run.json"),
        "{\"schemaVersion\": 1, \"plan\": {\"baseline\": \"jackson\", \"jvmArgs\": []},"
            + " \"noise\": null, \"environment\": {\"cpus\": 2}, \"codecs\": null, \"new\": [1]}");
    Source source = Sources.read(List.of(folder)).get(0);
    assertThat(source.run()).get().extracting(run -> run.origin().schemaVersion()).isEqualTo(1);
    assertThat(source.run().orElseThrow().subjects().codecs()).isEmpty();
    assertThat(source.run().orElseThrow().machine().environment()).containsEntry("cpus", "2");
    assertThat(source.cells().get(0).hasBlocks()).isFalse();
  }

  @Test
  void anEmptyRunJsonIsNoReasonToFail() throws Exception {
    RunFixture.usual(2).write(folder);
    Files.writeString(folder.resolve("run.json"), "{}");
    assertThat(Sources.read(List.of(folder)).get(0).run()).isPresent();
  }

  @Test
  void sourcesOfOneNameAreToldApartByTheirPaths() {
    Path a = RunFixture.usual(2).write(folder.resolve("a/run"));
    Path b = RunFixture.usual(2).write(folder.resolve("b/run"));
    assertThat(Sources.read(List.of(a, b)))
        .extracting(Source::name)
        .containsExactly(a.toString(), b.toString());
  }
}
