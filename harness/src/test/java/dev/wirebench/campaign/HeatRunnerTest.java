package dev.wirebench.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.plan.Iterations;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HeatRunnerTest {
  /** JMH calls its loop once for each iteration, and HotSpot compiles what is called 100 times. */
  @ParameterizedTest
  @CsvSource({
    "10x1s, 30, 10x1s",
    "67x1s, 30, 67x1s",
    "68x1s, 30, 34x2s",
    "180x1s, 40, 45x4s",
    "5x1s, 200, 1x8s"
  })
  void aLongWarmupIsMeasuredInFewerIterations(String warmup, int slices, String fewer) {
    assertThat(HeatRunner.inFewCalls(Iterations.parse(warmup), slices))
        .isEqualTo(Iterations.parse(fewer));
  }
}
