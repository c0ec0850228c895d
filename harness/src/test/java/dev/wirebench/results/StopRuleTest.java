package dev.wirebench.results;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.codec.Medium;
import dev.wirebench.codec.Operation;
import dev.wirebench.plan.Cell;
import dev.wirebench.plan.Effort;
import dev.wirebench.plan.Interleaving;
import dev.wirebench.plan.Iterations;
import dev.wirebench.plan.Plan;
import dev.wirebench.plan.PlanBuilder;
import dev.wirebench.run.RunFixture;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class StopRuleTest {
  private static final Cell JACKSON = cell("jackson");
  private static final Cell KRYO = cell("kryo");
  private static final Cell GSON = cell("gson");
  private static final Cell PLAIN = Cell.plain(Operation.SERIALIZE, "kryo", RunFixture.JDK);

  private final CellForks forks = new CellForks();
  private final StopRule rule =
      new StopRule(plan(5, 10), List.of(JACKSON, KRYO, GSON, PLAIN), forks);

  private static Cell cell(String codec) {
    return Cell.of(Operation.SERIALIZE, Medium.BYTES, codec, "order-event", RunFixture.JDK);
  }

  private static Plan plan(int blocks, int mostBlocks) {
    Effort effort = Effort.fixed(blocks, new Iterations(1, 10), Map.of(), new Iterations(1, 10));
    return new PlanBuilder("test", RunFixture.suite(1, List.of(64)), List.of())
        .effort(
            new Effort(
                null,
                blocks,
                mostBlocks,
                effort.warmup(),
                Map.of(),
                effort.measurement(),
                false,
                Map.of()))
        .variants(List.of())
        .build();
  }

  /** Kryo is half of jackson but for little, whatever the block does to both; gson is not. */
  private List<Cell> block(int block) {
    double weather = 1 + block % 3;
    forks.add(RunFixture.fork(block, JACKSON, 400 * weather));
    forks.add(RunFixture.fork(block, KRYO, 200 * weather * (1 + 0.01 * (block % 2))));
    forks.add(RunFixture.fork(block, GSON, 800 * weather * (1 + 0.5 * (block % 2))));
    forks.add(RunFixture.fork(block, PLAIN, 400));
    return rule.blockDone(block, Set.of());
  }

  @Test
  void aCellLeavesWhenItsRatioIsPreciseTwiceButNotBeforeThePlansBlocks() {
    for (int block = 0; block < 4; block++) {
      assertThat(block(block)).as("block %d", block).isEmpty();
    }
    assertThat(block(4)).containsExactly(KRYO, PLAIN);
    assertThat(rule.hasLeft(KRYO)).isTrue();
  }

  @Test
  void theBaselineStaysAsLongAsAnotherCell() {
    for (int block = 0; block < 9; block++) {
      assertThat(block(block)).as("block %d", block).doesNotContain(JACKSON, GSON);
    }
    assertThat(rule.blockDone(9, Set.of(GSON))).containsExactly(JACKSON);
  }

  @Test
  void whatHasNoBaselineLeavesWhenItsOwnMeanIsPrecise() {
    for (int block = 0; block < 5; block++) {
      forks.add(RunFixture.fork(block, PLAIN, 400 * (1 + 0.5 * (block % 2))));
      assertThat(rule.blockDone(block, Set.of())).doesNotContain(PLAIN);
    }
  }

  @Test
  void whatIsPreciseOnceIsForkedAgain() {
    for (int block = 0; block < 5; block++) {
      double outlier = block == 3 ? 1.4 : 1;
      forks.add(RunFixture.fork(block, JACKSON, 400));
      forks.add(RunFixture.fork(block, KRYO, 200 * outlier));
      assertThat(rule.blockDone(block, Set.of())).doesNotContain(KRYO);
    }
  }

  @Test
  void aNarrowDifferenceCountsAsMuchAsAClearOne() {
    List<Cell> leaving = new ArrayList<>();
    for (int block = 0; block < 5; block++) {
      forks.add(RunFixture.fork(block, JACKSON, 400));
      // Within 3 %, and undecided: what it says plays no part.
      forks.add(RunFixture.fork(block, KRYO, 400 * (1 + 0.004 * (block % 2))));
      forks.add(RunFixture.fork(block, GSON, 4000 * (1 + 0.004 * (block % 2))));
      leaving.addAll(rule.blockDone(block, Set.of()));
    }
    assertThat(leaving).contains(KRYO, GSON, JACKSON);
  }

  /** Every heat has both, so that neither leaves before the last row that it is compared with. */
  @Test
  void byTurnsTheControlStaysWithTheBaseline() {
    Cell control = cell("jackson#control");
    Plan turns = byTurns();
    StopRule withOthers = new StopRule(turns, List.of(JACKSON, control, KRYO, GSON), forks);
    StopRule alone = new StopRule(turns, List.of(JACKSON, control), forks);
    StopRule blocks = new StopRule(plan(5, 10), List.of(JACKSON, control, KRYO, GSON), forks);
    for (int block = 0; block < 5; block++) {
      forks.add(RunFixture.fork(block, control, 400 * (1 + block % 3)));
      block(block);
      withOthers.blockDone(block, Set.of());
      alone.blockDone(block, Set.of());
      blocks.blockDone(block, Set.of());
    }
    assertThat(blocks.hasLeft(control)).isTrue();
    assertThat(withOthers.hasLeft(KRYO)).isTrue();
    assertThat(withOthers.hasLeft(control)).isFalse();
    assertThat(withOthers.blockDone(5, Set.of(GSON))).containsExactlyInAnyOrder(JACKSON, control);
    assertThat(alone.hasLeft(control)).as("a row like others beside the baseline").isTrue();
    assertThat(alone.hasLeft(JACKSON)).isTrue();
  }

  private static Plan byTurns() {
    return new PlanBuilder("test", RunFixture.suite(1, List.of(64)), List.of())
        .effort(plan(5, 10).effort())
        .interleaving(Interleaving.turns(10_000, 1, true))
        .build();
  }

  @Test
  void aPlanOfSoManyBlocksLetsNothingLeave() {
    StopRule fixed = new StopRule(plan(5, 5), List.of(JACKSON, KRYO), forks);
    for (int block = 0; block < 5; block++) {
      forks.add(RunFixture.fork(block, JACKSON, 400));
      forks.add(RunFixture.fork(block, KRYO, 200));
      assertThat(fixed.blockDone(block, Set.of())).isEmpty();
    }
  }
}
