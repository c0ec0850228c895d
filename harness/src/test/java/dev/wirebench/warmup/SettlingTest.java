package dev.wirebench.warmup;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.run.TrialRecord.Iteration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class SettlingTest {
  private final List<Iteration> iterations = new ArrayList<>();

  private void add(int count, double score, double compileMillis) {
    for (int i = 0; i < count; i++) {
      iterations.add(new Iteration(score, score, compileMillis));
    }
  }

  @Test
  void aForkHasSettledBeforeThreeSecondsInWhichNothingChanges() {
    add(2, 900, 480);
    add(2, 300, 200);
    add(5, 100, 2);
    assertThat(Settling.after(iterations)).as("so far").isEmpty();
    add(1, 100, 2);
    assertThat(Settling.after(iterations)).hasValue(4);
  }

  @Test
  void aSteadySpeedIsNotEnoughWhileAMethodIsCompiled() {
    add(2, 900, 480);
    add(8, 156, 490);
    add(6, 100, 0);
    assertThat(Settling.after(iterations)).hasValue(10);
  }

  @Test
  void whatIsCompiledWithoutAnEffectIsAwaitedAndNotNeeded() {
    add(2, 900, 480);
    add(8, 100, 490);
    add(5, 100, 0);
    assertThat(Settling.after(iterations)).as("so far").isEmpty();
    add(1, 100, 0);
    assertThat(Settling.after(iterations)).hasValue(2);
  }

  @Test
  void quietCompilersAreNotEnoughWhileTheSpeedChanges() {
    for (int step = 10; step > 0; step--) {
      add(1, 100 + 20 * step, 0);
    }
    assertThat(Settling.after(iterations)).isEmpty();
    add(6, 100, 0);
    assertThat(Settling.after(iterations)).hasValue(10);
  }

  /** Neighbours slow a machine at any time, and no warm-up helps. */
  @Test
  void iterationsThatAreSlowedDoNotCount() {
    Random random = new Random(1);
    add(2, 900, 480);
    for (int i = 0; i < 10; i++) {
      add(1, random.nextInt(3) == 0 ? 100 : 110 + random.nextInt(60), 0);
    }
    assertThat(Settling.after(iterations).orElseThrow()).isBetween(2, 6);
  }

  @Test
  void aSlowdownThatWasCompiledIsNoNoise() {
    add(2, 900, 480);
    add(4, 100, 0);
    add(1, 120, 400);
    add(6, 140, 0);
    assertThat(Settling.after(iterations)).hasValue(7);
  }

  @Test
  void workOfOthersOnTheSameProcessorDoesNotCount() {
    Random random = new Random(1);
    for (int i = 0; i < Settling.WINDOW; i++) {
      iterations.add(new Iteration(100 * (1 + random.nextDouble()), 100, 0));
    }
    assertThat(Settling.after(iterations)).hasValue(0);
  }

  @Test
  void aForkThatCompilesAllTheTimeNeverSettles() {
    for (int i = 0; i < 40; i++) {
      add(1, 100, i % 5 == 0 ? 100 : 0);
    }
    assertThat(Settling.after(iterations)).isEmpty();
  }
}
