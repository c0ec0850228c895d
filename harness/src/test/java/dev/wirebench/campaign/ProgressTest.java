package dev.wirebench.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.codec.Medium;
import dev.wirebench.codec.Operation;
import dev.wirebench.plan.Cell;
import dev.wirebench.plan.Effort;
import dev.wirebench.plan.Iterations;
import dev.wirebench.plan.Plan;
import dev.wirebench.run.Run;
import dev.wirebench.run.RunFixture;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ProgressTest {
  private static final Cell CELL =
      Cell.of(Operation.SERIALIZE, Medium.BYTES, "kryo", "order-event", RunFixture.JDK);
  private final Progress progress = new Progress();

  @Test
  void aForkIsDoneOnce() {
    assertThat(progress.isDone(0, CELL)).isFalse();
    progress.add(RunFixture.fork(0, CELL, 100));
    assertThat(progress.isDone(0, CELL)).isTrue();
    assertThat(progress.isDone(1, CELL)).isFalse();
  }

  @Test
  void aSpoiledForkIsRepeatedOnce() {
    progress.add(RunFixture.attempt(0, 0, CELL, "steal", 100));
    assertThat(progress.isDone(0, CELL)).isFalse();
    assertThat(progress.attempt(0, CELL)).isEqualTo(1);
    progress.add(RunFixture.attempt(0, 1, CELL, "steal", 100));
    assertThat(progress.isDone(0, CELL)).isTrue();
  }

  @Test
  void aCellThatFailedTwiceIsNotForkedAgain() {
    progress.add(RunFixture.failure(0, CELL, "crashed"));
    assertThat(progress.isDone(1, CELL)).isFalse();
    progress.add(RunFixture.failure(1, CELL, "crashed"));
    assertThat(progress.isDone(2, CELL)).isTrue();
    assertThat(progress.isDone(2, Cell.floor(64, RunFixture.JDK))).isFalse();
  }

  @Test
  void aRunIsTakenUpWhereItsJournalEnds() {
    Run run = RunFixture.serialize(Map.of("kryo", new double[] {100, Double.NaN}), List.of());
    Progress taken = Progress.of(run);
    assertThat(taken.isDone(0, CELL)).isTrue();
    assertThat(taken.isDone(1, CELL)).isTrue();
    assertThat(taken.done()).isEqualTo(2);
    Plan plan =
        run.plan().with(Effort.fixed(4, new Iterations(1, 10), Map.of(), new Iterations(1, 10)));
    assertThat(taken.left(1, run.cells(), plan)).isEqualTo(2);
  }

  @Test
  void aFloorIsDoneAfterTheFirstBlock() {
    Plan plan = RunFixture.serialize(Map.of("kryo", new double[] {100, 100}), List.of()).plan();
    List<Cell> cells = List.of(CELL, Cell.floor(64, RunFixture.JDK));
    assertThat(progress.left(0, cells, plan)).isEqualTo(2 + 1);
    assertThat(progress.left(1, cells, plan)).isEqualTo(1);
  }
}
