package dev.wirebench.fork;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.IntUnaryOperator;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.results.Result;

class CompileTimeTest {
  private final CompileTime profiler = new CompileTime();

  private double millis() {
    Result<?> result = profiler.afterIteration(null, null, null).iterator().next();
    assertThat(result.getLabel()).isEqualTo(CompileTime.NAME);
    assertThat(result.getScoreUnit()).isEqualTo("ms");
    return result.getScore();
  }

  /** The first call loads and compiles; what it took is not counted again. */
  @Test
  void whatIsCompiledBetweenIterationsIsCountedOnce() throws InterruptedException {
    double sum = 0;
    for (int i = 0; i < 200 && sum == 0; i++) {
      work(number -> number * 31 + 7);
      sum += millis();
    }
    assertThat(sum).as("a hot loop is compiled").isPositive();
    double idle = Double.MAX_VALUE;
    for (int i = 0; i < 50 && idle > 0; i++) {
      Thread.sleep(20);
      idle = millis();
    }
    assertThat(idle).as("nothing is hot any more").isZero();
  }

  private static void work(IntUnaryOperator operator) {
    int number = 1;
    for (int i = 0; i < 1_000_000; i++) {
      number = operator.applyAsInt(number);
    }
    assertThat(number).isNotEqualTo(1);
  }
}
