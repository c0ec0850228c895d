package dev.wirebench.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import dev.wirebench.base.BadInput;
import dev.wirebench.data.Json;
import dev.wirebench.plan.Cell;
import dev.wirebench.results.ShardFixture.Shape;
import dev.wirebench.run.ForkRecord;
import dev.wirebench.run.Journal;
import dev.wirebench.run.Journal.Kind;
import dev.wirebench.run.Repair;
import dev.wirebench.run.Run;
import dev.wirebench.run.RunFixture;
import dev.wirebench.run.RunFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class MergeTest {
  @TempDir Path folder;

  private Path run(String name, Shape shape) throws Exception {
    return ShardFixture.write(folder.resolve(name), shape);
  }

  private static void join(Path out, Path... shards) {
    Merge.join(List.of(shards), out, () -> {});
  }

  @Test
  void theShardsOfAPlanAreJoinedInOrder() throws Exception {
    Path second = run("b", new Shape("2/2", 1, "/other/jdk", "1.0", 2));
    Path first = run("a", Shape.of("1/2"));
    Path out = folder.resolve("out");
    join(out, second, first);
    assertThat(Merge.parts(out))
        .extracting(path -> path.getFileName().toString())
        .containsExactly("1-of-2", "2-of-2");
    assertThat(Merge.parts(first)).containsExactly(first);
    List<String> cells = new ArrayList<>();
    for (JsonNode cell : Json.LINE.readTree(out.resolve("jmh.json").toFile())) {
      cells.add(cell.get("benchmark").asText() + " " + cell.get("params").get("codec").asText());
    }
    assertThat(cells)
        .containsExactly(
            "dev.wirebench.jmh.Bytes.serialize jackson",
            "dev.wirebench.jmh.Bytes.serialize jackson#control",
            "dev.wirebench.jmh.Bytes.serialize kryo",
            "dev.wirebench.jmh.Bytes.deserialize jackson",
            "dev.wirebench.jmh.Bytes.deserialize jackson#control",
            "dev.wirebench.jmh.Bytes.deserialize kryo");
    Run kept = RunFolder.open(out.resolve("shards/2-of-2")).read();
    assertThat(kept.start().environment()).containsEntry("host", "b");
    assertThat(kept.cells()).contains(Cell.floor(64, RunFixture.JDK));
  }

  @Test
  void whatDoesNotBelongTogetherIsRefusedAndNothingWritten() throws Exception {
    Path first = run("a", Shape.of("1/2"));
    refused("is missing", first);
    refused("are both shard 1/2", first, run("again", Shape.of("1/2")));
    refused(
        "seed is 1 in the one and 7", first, run("seed", new Shape("2/2", 7, "/jdk", "1.0", 2)));
    refused(
        "kryo-1.0.jar] in the one and [kryo-2.0.jar]",
        first,
        run("version", new Shape("2/2", 1, "/jdk", "2.0", 2)));
    refused("others are of 2", first, run("count", new Shape("2/3", 1, "/jdk", "1.0", 2)));
    refused("is a whole run", first, run("whole", new Shape(null, 1, "/jdk", "1.0", 2)));
    refused(
        "is not finished: go on with run --resume",
        first,
        run("short", new Shape("2/2", 1, "/jdk", "1.0", 1)));
  }

  private void refused(String message, Path... runs) {
    Path out = folder.resolve("out");
    assertThatThrownBy(() -> join(out, runs))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining(message);
    assertThat(out).doesNotExist();
  }

  private Path merged() throws Exception {
    Path out = folder.resolve("merged");
    join(out, run("a", Shape.of("1/3")), run("b", Shape.of("2/3")), run("c", Shape.of("3/3")));
    return out;
  }

  /** Something that somebody does to the folders of the shards. */
  private interface Damage {
    void to(Path shards) throws IOException;
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }

  private static Stream<Arguments> damages() {
    Damage none =
        shards -> {
          delete(shards);
          Files.createDirectory(shards);
        };
    Damage first = shards -> delete(shards.resolve("1-of-3"));
    Damage allButOne =
        shards -> {
          delete(shards.resolve("1-of-3"));
          delete(shards.resolve("2-of-3"));
        };
    Damage noPlan = shards -> Files.delete(shards.resolve("2-of-3/plan.json"));
    Damage noJournal = shards -> Files.delete(shards.resolve("2-of-3/journal.jsonl"));
    Damage swapped =
        shards -> {
          delete(shards.resolve("2-of-3"));
          Files.move(shards.resolve("1-of-3"), shards.resolve("2-of-3"));
          Files.createDirectory(shards.resolve("1-of-3"));
          for (String file : List.of("plan.json", "journal.jsonl")) {
            Files.copy(
                shards.resolve("2-of-3").resolve(file), shards.resolve("1-of-3").resolve(file));
          }
        };
    Damage more = shards -> Files.createDirectory(shards.resolve("copy of 1-of-3"));
    Damage ofOthers = shards -> Files.createDirectory(shards.resolve("4-of-4"));
    Damage jmh = shards -> Files.writeString(shards.resolveSibling("jmh.json"), "[]");
    return Stream.of(
        Arguments.of("'%s' holds no shard: merge them again.", "shards", none),
        Arguments.of("'%s' lacks 1-of-3: restore it from a copy,", "shards", first),
        Arguments.of("'%s' lacks 1-of-3 and 2-of-3: restore", "shards", allButOne),
        Arguments.of("'%s' has no plan.json, or no journal.jsonl: ", "shards/2-of-3", noPlan),
        Arguments.of("'%s' has no plan.json, or no journal.jsonl: ", "shards/2-of-3", noJournal),
        Arguments.of("'%s' does not hold shard 2/3: restore", "shards/2-of-3", swapped),
        Arguments.of("'%s' is no shard of a merge: move", "shards/copy of 1-of-3", more),
        Arguments.of("'%s' is not of 3 shards, as others are", "shards/4-of-4", ofOthers),
        Arguments.of("'%s' is not as it was written", "jmh.json", jmh));
  }

  @ParameterizedTest
  @MethodSource("damages")
  void aMergeThatLacksAShardIsNotRead(String sentence, String place, Damage damage)
      throws Exception {
    Path merged = merged();
    damage.to(merged.resolve("shards"));
    String expected = sentence.formatted(merged.resolve(place));
    assertThatThrownBy(() -> Merge.parts(merged))
        .isInstanceOf(BadInput.class)
        .hasMessageStartingWith(expected);
    assertThat(MergedFolder.open(merged).verify().damages())
        .singleElement()
        .asString()
        .startsWith(expected);
  }

  @Test
  void aMergeWithoutChecksumsSaysSo() throws Exception {
    Path merged = merged();
    assertThat(MergedFolder.open(merged).verify().isCertain()).isTrue();
    Files.delete(merged.resolve("SHA256SUMS"));
    RecordVerification verification = MergedFolder.open(merged).verify();
    assertThat(verification.isWhole()).isTrue();
    assertThat(verification.remarks())
        .singleElement()
        .asString()
        .startsWith("There is no SHA256SUMS, so that nothing is known of jmh.json");
    Files.delete(merged.resolve("jmh.json"));
    assertThat(MergedFolder.open(merged).verify().damages())
        .containsExactly(
            "'" + merged.resolve("jmh.json") + "' is missing: merge all shards again.");
  }

  @Test
  void moreThanNineShardsAreInTheirOrder() throws Exception {
    Path shards = Files.createDirectories(folder.resolve("many/shards"));
    for (int index = 1; index <= 11; index++) {
      Path shard = Files.createDirectory(shards.resolve(index + "-of-11"));
      Files.writeString(shard.resolve("plan.json"), "{\"shard\": \"" + index + "/11\"}");
      Files.createFile(shard.resolve("journal.jsonl"));
    }
    assertThat(Merge.parts(folder.resolve("many")))
        .extracting(path -> path.getFileName().toString())
        .startsWith("1-of-11", "2-of-11", "3-of-11")
        .endsWith("10-of-11", "11-of-11");
  }

  @Test
  void whatARepairLeftOutStaysBesideTheJournal() throws Exception {
    Path first = run("a", Shape.of("1/2"));
    RunFolder repaired = RunFolder.open(first);
    ForkRecord fork = repaired.read().forks().get(0);
    int line = 2 + repaired.read().qualified().size() + 1;
    assertThat(Repair.drop(repaired, List.of(line)).dropped()).asString().contains("fork of");
    try (Journal journal = repaired.resumeJournal()) {
      journal.append(Kind.FORK, RunFixture.behind(20, fork));
    }
    Path out = folder.resolve("out");
    join(out, first, run("b", Shape.of("2/2")));
    Path shard = out.resolve("shards/1-of-2");
    assertThat(shard.resolve("journal-before-repair-1.jsonl"))
        .hasSameBinaryContentAs(first.resolve("journal-before-repair-1.jsonl"));
    RecordVerification verification = RecordVerification.of(RunFolder.open(shard));
    assertThat(verification.damages()).isEmpty();
    assertThat(verification.remarks()).isEmpty();
  }

  @Test
  void withoutItsReportAMergeLeavesNothing() throws Exception {
    List<Path> shards = List.of(run("a", Shape.of("1/2")), run("b", Shape.of("2/2")));
    Path out = folder.resolve("out");
    for (int attempt = 0; attempt < 2; attempt++) {
      assertThatThrownBy(
              () ->
                  Merge.join(
                      shards,
                      out,
                      () -> {
                        throw new BadInput("No report.");
                      }))
          .hasMessage("No report.");
      assertThat(out).doesNotExist();
    }
    try (Stream<Path> left = Files.list(folder)) {
      assertThat(left).containsExactlyInAnyOrderElementsOf(shards);
    }
  }
}
