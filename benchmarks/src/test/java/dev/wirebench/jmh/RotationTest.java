package dev.wirebench.jmh;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Collections;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RotationTest {
  private static Integer[] values(int count) {
    return IntStream.range(0, count).boxed().toArray(Integer[]::new);
  }

  @Test
  void aPowerOfTwoStaysAsItIs() {
    for (int count : new int[] {1, 2, 8, 512}) {
      Integer[] values = values(count);
      assertThat(Rotation.of(values)).isSameAs(values);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 5, 7, 200, 1000, 8191})
  void othersComeRoundNearlyAsOften(int count) {
    Integer[] rotation = Rotation.of(values(count));
    assertThat(Integer.bitCount(rotation.length)).isEqualTo(1);
    assertThat(Arrays.copyOf(rotation, count)).isEqualTo(values(count));
    int[] times = new int[count];
    for (Integer value : rotation) {
      times[value]++;
    }
    int most = Collections.max(Arrays.stream(times).boxed().toList());
    int least = Collections.min(Arrays.stream(times).boxed().toList());
    assertThat(most - least).isLessThanOrEqualTo(1);
    assertThat(least).isGreaterThanOrEqualTo(16);
  }
}
