package dev.wirebench.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import dev.wirebench.base.Json;
import dev.wirebench.codec.Operation;
import dev.wirebench.plan.Cell;
import dev.wirebench.plan.Iterations;
import dev.wirebench.plan.Jdk;
import dev.wirebench.plan.Plan;
import dev.wirebench.plan.PlanBuilder;
import dev.wirebench.plan.PlannedCandidate;
import dev.wirebench.plan.Shard;
import dev.wirebench.plan.Suite;
import dev.wirebench.report.input.BadInput;
import dev.wirebench.run.Journal;
import dev.wirebench.run.Journal.Kind;
import dev.wirebench.run.PlannedCells;
import dev.wirebench.run.QualificationRecord;
import dev.wirebench.run.Run;
import dev.wirebench.run.RunFixture;
import dev.wirebench.run.RunFolder;
import dev.wirebench.run.Start;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MergeTest {
  private static final Suite SUITE =
      new Suite(
          "A test.",
          List.of("order-event"),
          List.of("jackson", "kryo"),
          List.of(Operation.SERIALIZE, Operation.DESERIALIZE),
          null,
          "jackson",
          null,
          2,
          new Iterations(1, 10),
          null,
          new Iterations(1, 1000),
          null,
          null,
          null,
          null,
          List.of(64));

  @TempDir Path folder;

  private record Shape(String shard, long seed, String home, String version, int blocks) {
    static Shape of(int index) {
      return new Shape(index + "/2", 1, "/jdk", "1.0", 2);
    }
  }

  private Path run(String name, Shape shape) throws Exception {
    Jdk jdk = new Jdk(RunFixture.JDK, shape.home(), 17, "vm", List.of());
    PlanBuilder builder = new PlanBuilder("test", SUITE, List.of(jdk)).seed(shape.seed());
    if (shape.shard() != null) {
      builder.shard(Shard.parse(shape.shard()));
    }
    Plan plan = builder.build();
    RunFolder run = RunFolder.create(folder.resolve(name));
    run.write(plan);
    List<QualificationRecord> qualified = new ArrayList<>();
    try (Journal journal = run.createJournal()) {
      journal.append(
          Kind.START,
          new Start(
              Instant.EPOCH,
              run.planDigest(),
              Map.of("host", name),
              List.of("kryo-" + shape.version() + ".jar"),
              Map.of("order-event", 286),
              null));
      journal.append(Kind.CODEC, RunFixture.codec("kryo", null));
      for (PlannedCandidate candidate : plan.candidates()) {
        QualificationRecord row =
            QualificationRecord.assumed(candidate, plan.operations(candidate));
        qualified.add(row);
        journal.append(Kind.QUALIFIED, row);
      }
      for (int block = 0; block < shape.blocks(); block++) {
        // Floors are in the first block alone.
        for (Cell cell : plan.order(PlannedCells.of(plan, qualified), block)) {
          journal.append(Kind.FORK, RunFixture.fork(block, cell, 100));
        }
      }
    }
    return folder.resolve(name);
  }

  @Test
  void theShardsOfAPlanAreJoinedInOrder() throws Exception {
    Path second = run("b", new Shape("2/2", 1, "/other/jdk", "1.0", 2));
    Path first = run("a", Shape.of(1));
    Path out = folder.resolve("out");
    Merge.join(List.of(second, first), out);
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
    Path first = run("a", Shape.of(1));
    refused("is missing", first);
    refused("are both shard 1/2", first, run("again", Shape.of(1)));
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
    assertThatThrownBy(() -> Merge.join(List.of(runs), out))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining(message);
    assertThat(out).doesNotExist();
  }
}
