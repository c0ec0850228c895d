package dev.wirebench.warmup;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.codec.Medium;
import dev.wirebench.codec.Operation;
import dev.wirebench.plan.Cell;
import dev.wirebench.plan.Effort;
import dev.wirebench.plan.Iterations;
import dev.wirebench.run.ForkRecord;
import dev.wirebench.run.RunFixture;
import java.util.Map;
import org.junit.jupiter.api.Test;

class WarmupGrowthTest {
  private static final Cell CELL =
      Cell.of(Operation.SERIALIZE, Medium.BYTES, "jackson", "order-event", RunFixture.JDK);
  private static final Cell CONTROL = CELL.of("jackson#control");
  private static final Cell OTHER = CELL.of("gson");

  private static Effort effort() {
    return Effort.fixed(10, seconds(10), Map.of(), seconds(5))
        .byNeed(true)
        .with(Map.of(CELL, seconds(4), OTHER, seconds(3)));
  }

  private static Iterations seconds(int count) {
    return new Iterations(count, 1000);
  }

  private static ForkRecord fork(Cell cell, boolean drifting) {
    return RunFixture.drifting(RunFixture.fork(0, cell, 100), drifting);
  }

  @Test
  void aBenchmarkThatDriftsGetsHalfAsMuchAgainUpToTwiceTheUsualWarmup() {
    WarmupGrowth growth = new WarmupGrowth(effort());
    assertThat(growth.warmup(CELL)).isEqualTo(seconds(4));
    growth.add(fork(CELL, true));
    assertThat(growth.warmup(CELL)).isEqualTo(seconds(6));
    growth.add(fork(CELL, false));
    assertThat(growth.warmup(CELL)).isEqualTo(seconds(6));
    for (int i = 0; i < 5; i++) {
      growth.add(fork(CELL, true));
    }
    assertThat(growth.warmup(CELL)).isEqualTo(seconds(20));
    assertThat(growth.warmup(OTHER)).isEqualTo(seconds(3));
  }

  @Test
  void aControlAndItsBaselineHaveTheSameWarmup() {
    WarmupGrowth growth = new WarmupGrowth(effort());
    assertThat(growth.warmup(CONTROL)).isEqualTo(seconds(4));
    growth.add(fork(CONTROL, true));
    assertThat(growth.warmup(CONTROL)).isEqualTo(seconds(6));
    assertThat(growth.warmup(CELL)).isEqualTo(seconds(6));
  }

  @Test
  void aWarmupThatWasGivenStays() {
    WarmupGrowth growth = new WarmupGrowth(effort().byNeed(false));
    growth.add(fork(CELL, true));
    assertThat(growth.warmup(CELL)).isEqualTo(seconds(10));
  }
}
