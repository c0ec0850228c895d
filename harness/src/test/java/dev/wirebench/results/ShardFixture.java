package dev.wirebench.results;

import dev.wirebench.codec.Operation;
import dev.wirebench.plan.Cell;
import dev.wirebench.plan.Iterations;
import dev.wirebench.plan.Jdk;
import dev.wirebench.plan.Plan;
import dev.wirebench.plan.PlanBuilder;
import dev.wirebench.plan.PlannedCandidate;
import dev.wirebench.plan.Shard;
import dev.wirebench.plan.Suite;
import dev.wirebench.plan.Suite.Jvms;
import dev.wirebench.plan.Suite.Matrix;
import dev.wirebench.plan.Suite.Spending;
import dev.wirebench.run.ForkRecord;
import dev.wirebench.run.Journal;
import dev.wirebench.run.Journal.Kind;
import dev.wirebench.run.PlannedCells;
import dev.wirebench.run.QualificationRecord;
import dev.wirebench.run.RunFixture;
import dev.wirebench.run.RunFolder;
import dev.wirebench.run.Start;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Folders of shards with made-up numbers. */
public final class ShardFixture {
  private static final Suite SUITE =
      new Suite(
          "A test.",
          new Matrix(
              List.of("order-event"),
              List.of("jackson", "kryo"),
              List.of(Operation.SERIALIZE, Operation.DESERIALIZE),
              null,
              null,
              List.of(64)),
          "jackson",
          new Spending(null, 2, new Iterations(1, 10), new Iterations(1, 1000), null, false),
          null,
          null,
          new Jvms(null, null, null));

  private ShardFixture() {}

  /**
   * A shard as it is planned and measured.
   *
   * @param shard null for a whole run
   */
  record Shape(String shard, long seed, String home, String version, int blocks) {
    static Shape of(String shard) {
      return new Shape(shard, 1, "/jdk", "1.0", 2);
    }
  }

  /** A shard that was measured to its end. */
  public static Path write(Path folder, String shard) throws Exception {
    return write(folder, Shape.of(shard), false);
  }

  /** A shard all of whose forks failed. */
  public static Path writeFailed(Path folder, String shard) throws Exception {
    return write(folder, Shape.of(shard), true);
  }

  static Path write(Path folder, Shape shape) throws Exception {
    return write(folder, shape, false);
  }

  private static Path write(Path folder, Shape shape, boolean failed) throws Exception {
    Jdk jdk = new Jdk(RunFixture.JDK, shape.home(), 17, "vm", List.of());
    PlanBuilder builder = new PlanBuilder("test", SUITE, List.of(jdk)).seed(shape.seed());
    if (shape.shard() != null) {
      builder.shard(Shard.parse(shape.shard()));
    }
    Plan plan = builder.build();
    RunFolder run = RunFolder.create(folder);
    run.write(plan);
    List<QualificationRecord> qualified = new ArrayList<>();
    try (Journal journal = run.createJournal()) {
      journal.append(
          Kind.START,
          new Start(
              Instant.EPOCH,
              run.planDigest(),
              Map.of("host", folder.getFileName().toString()),
              List.of("kryo-" + shape.version() + ".jar"),
              Map.of("order-event", 286),
              null,
              List.of()));
      journal.append(Kind.CODEC, RunFixture.codec("kryo", null));
      for (PlannedCandidate candidate : plan.candidates()) {
        QualificationRecord row =
            QualificationRecord.assumed(candidate, plan.operations(candidate));
        qualified.add(row);
        journal.append(Kind.QUALIFIED, row);
      }
      int place = 0;
      for (int block = 0; block < shape.blocks(); block++) {
        // Floors are in the first block alone.
        for (Cell cell : plan.order(PlannedCells.of(plan, qualified), block)) {
          journal.append(Kind.FORK, RunFixture.behind(place++, fork(block, cell, failed)));
        }
      }
    }
    return folder;
  }

  private static ForkRecord fork(int block, Cell cell, boolean failed) {
    return failed
        ? RunFixture.failure(block, cell, "java.lang.OutOfMemoryError: Java heap space")
        : RunFixture.fork(block, cell, 100);
  }
}
