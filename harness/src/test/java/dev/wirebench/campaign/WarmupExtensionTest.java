package dev.wirebench.campaign;

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

class WarmupExtensionTest {
  private static final Cell CELL =
      Cell.of(Operation.SERIALIZE, Medium.BYTES, "kryo", "order-event", RunFixture.JDK);
  private static final Cell OTHER = CELL.of("gson");

  private static WarmupExtension extension(boolean extendWarmup) {
    Effort effort =
        new Effort(
            "rigorous",
            10,
            20,
            new Iterations(20, 1000),
            Map.of(),
            new Iterations(10, 1000),
            extendWarmup);
    return new WarmupExtension(effort);
  }

  private static ForkRecord fork(boolean drifting) {
    return RunFixture.drifting(RunFixture.fork(0, CELL, 100), drifting);
  }

  @Test
  void aCellThatFailsTheCheckGetsHalfAsMuchAgainUpToThreeTimes() {
    WarmupExtension extension = extension(true);
    assertThat(extension.warmup(CELL)).isEqualTo(new Iterations(20, 1000));
    extension.add(fork(true));
    assertThat(extension.warmup(CELL)).isEqualTo(new Iterations(30, 1000));
    extension.add(fork(false));
    assertThat(extension.warmup(CELL)).isEqualTo(new Iterations(30, 1000));
    for (int i = 0; i < 5; i++) {
      extension.add(fork(true));
    }
    assertThat(extension.warmup(CELL)).isEqualTo(new Iterations(60, 1000));
    assertThat(extension.warmup(OTHER)).isEqualTo(new Iterations(20, 1000));
  }

  @Test
  void otherPlansKeepTheirWarmup() {
    WarmupExtension extension = extension(false);
    extension.add(fork(true));
    assertThat(extension.warmup(CELL)).isEqualTo(new Iterations(20, 1000));
  }
}
