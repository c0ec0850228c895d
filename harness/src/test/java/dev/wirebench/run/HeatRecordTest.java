package dev.wirebench.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.codec.Medium;
import dev.wirebench.codec.Operation;
import dev.wirebench.plan.Cell;
import dev.wirebench.run.ForkRecord.Turns;
import java.util.List;
import org.junit.jupiter.api.Test;

class HeatRecordTest {
  private static final Cell JACKSON =
      Cell.of(Operation.SERIALIZE, Medium.BYTES, "jackson", "order-event", RunFixture.JDK);

  private static final double[] SLICES = {10, 20, 30, 40};

  private static ForkRecord fork() {
    return RunFixture.sliced(3, 0, JACKSON, SLICES);
  }

  @Test
  void aSpoiledRoundIsLeftOutOfEveryFork() {
    HeatRecord heat = RunFixture.heat(3, 0, List.of(JACKSON), false, true, false, false);
    assertThat(heat.counted()).containsExactly(0, 2, 3);
    ForkRecord counted = heat.counted(fork());
    assertThat(counted.result().scores()).containsExactly(10, 30, 40);
    assertThat(counted.result().measurement().count()).isEqualTo(3);
    assertThat(counted.turns().beginMillis()).containsExactly(0L, 2000L, 3000L);
    assertThat(counted.turns().waitingMicros()).hasSize(3);
  }

  @Test
  void theRatioOfThePassOnFreshValuesStays() {
    ForkRecord fork = fork();
    ForkRecord fresh =
        fork.with(
            new Turns(fork.turns().beginMillis(), fork.turns().waitingMicros(), 1.02),
            fork.result());
    HeatRecord heat = RunFixture.heat(3, 0, List.of(JACKSON), false, true, false, false);
    assertThat(heat.counted(fresh).turns().freshRatio()).isEqualTo(1.02);
    assertThat(heat.counted(fork).turns().freshRatio()).isNull();
  }

  @Test
  void atLeastHalfOfTheRoundsCountAndThoseThatWereDisturbedLeast() {
    HeatRecord half = RunFixture.heat(3, 0, List.of(JACKSON), true, true, false, false);
    assertThat(half.counted(fork()).result().scores()).containsExactly(30, 40);
    HeatRecord all = RunFixture.heatWithSteal(3, 0, List.of(JACKSON), 0.5, 0.03, 0.04, 0.6);
    assertThat(all.counted()).containsExactly(1, 2);
  }

  @Test
  void aForkWithoutResultIsLeftAsItIs() {
    HeatRecord heat = RunFixture.heat(3, 0, List.of(JACKSON), true, false, false, false);
    ForkRecord failed = RunFixture.failure(0, JACKSON, "it crashed");
    assertThat(heat.counted(failed)).isSameAs(failed);
  }

  @Test
  void aRunCountsForksOfHeatsThatCameToTheirEnd() {
    ForkRecord kept = RunFixture.sliced(0, 0, JACKSON, SLICES);
    ForkRecord cutOff = RunFixture.sliced(1, 1, JACKSON, SLICES);
    ForkRecord again = RunFixture.sliced(2, 1, JACKSON, new double[] {1, 2, 3, 4});
    Run run =
        RunFixture.byTurns(
            List.of("jackson"),
            List.of(kept, cutOff, again),
            List.of(
                RunFixture.heat(0, 0, List.of(JACKSON), false, false, false, false),
                RunFixture.heat(2, 1, List.of(JACKSON), true, false, false, false)));
    assertThat(run.forksByCell().get(JACKSON))
        .extracting(fork -> fork.result().mean())
        .containsExactly(25.0, 3.0);
  }
}
