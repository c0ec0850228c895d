package dev.wirebench.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class ArrivalsTest {
  private static final int COUNT = 100_000;

  private static long[] times(double rate, long seed) {
    Arrivals arrivals = new Arrivals(rate, seed);
    return LongStream.generate(arrivals::next).limit(COUNT).toArray();
  }

  @Test
  void theyComeAtTheirRate() {
    long[] times = times(5000, 1);
    assertThat(times).isSorted();
    // 100,000 pauses of which each deviates by its mean: the sum by 0.3 %.
    assertThat(COUNT / (times[COUNT - 1] / 1e9)).isCloseTo(5000, within(60.0));
  }

  @Test
  void pausesAreExponential() {
    long[] times = times(1000, 2);
    long longer = 0;
    for (int i = 1; i < COUNT; i++) {
      longer += times[i] - times[i - 1] > 1_000_000 ? 1 : 0;
    }
    // exp(-1) of them are longer than their mean.
    assertThat(longer / (double) COUNT).isCloseTo(0.3679, within(0.01));
  }

  @Test
  void theSameSeedGivesTheSameTimesAtAnyRate() {
    assertThat(times(1000, 3)).isEqualTo(times(1000, 3)).isNotEqualTo(times(1000, 4));
    assertThat(times(2000, 3)[99]).isCloseTo(times(1000, 3)[99] / 2, within(100L));
  }

  @Test
  void withoutARateAllAreDueAtOnce() {
    assertThat(times(Double.POSITIVE_INFINITY, 1)).containsOnly(0);
    assertThat(new Arrivals(Double.POSITIVE_INFINITY, 1).isAtOnce()).isTrue();
    assertThat(new Arrivals(1, 1).isAtOnce()).isFalse();
  }
}
