package dev.wirebench.report.statistics;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DrawsTest {
  /** The last two sizes: one draws half of its candidates again, and the other hardly any. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 5, 6, 30, 64, 100, (1 << 30) + 1, Integer.MAX_VALUE})
  void theyAreThoseOfTheJdksGenerator(int bound) {
    for (long seed : new long[] {0, 1, 20_131_957L, -7}) {
      Draws draws = new Draws(seed);
      SplittableRandom random = new SplittableRandom(seed);
      for (int i = 0; i < 1_000; i++) {
        assertThat(draws.below(bound)).isEqualTo(random.nextInt(bound));
      }
    }
  }
}
