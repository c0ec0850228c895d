package dev.wirebench.heaps;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HeapSearchTest {
  @ParameterizedTest
  @ValueSource(ints = {3, 4, 7, 20, 33, 100, 250, 999, 1023, 1024})
  void findsIt(int needed) {
    HeapSearch.Found found = HeapSearch.of(megabytes -> megabytes >= needed, 1024);
    assertThat(found.megabytes()).isBetween(needed, needed + Math.max(1, needed / 20));
    assertThat(found.trials()).isLessThan(20);
  }

  @Test
  void saysWhereTheMostIsTooLittle() {
    assertThat(HeapSearch.of(megabytes -> false, 512)).isEqualTo(new HeapSearch.Found(0, 1));
  }

  /** Close to the limit a JVM survives by chance: what is found does so three times in a row. */
  @Test
  void whatIsFoundIsNotLuck() {
    for (int seed = 0; seed < 200; seed++) {
      Random random = new Random(seed);
      HeapSearch.Found found =
          HeapSearch.of(
              megabytes ->
                  megabytes >= 100 || megabytes >= 90 && random.nextInt(10) < megabytes - 90,
              1024);
      assertThat(found.megabytes()).as("seed %s", seed).isBetween(91, 112);
    }
  }
}
