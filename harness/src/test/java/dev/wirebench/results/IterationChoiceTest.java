package dev.wirebench.results;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.report.statistics.VarianceLevels;
import java.util.function.IntToDoubleFunction;
import org.junit.jupiter.api.Test;

class IterationChoiceTest {
  /** A group of ten forks: 28 s to start, warm up and leave, and 0.87 s for each pass. */
  private static final IntToDoubleFunction REPETITION = count -> 8 * (28_000 + 870 * count);

  private static int best(VarianceLevels levels, double minutes) {
    return new IterationChoice(levels, 20, 2).best(minutes * 60_000, REPETITION);
  }

  @Test
  void whereGroupsDifferTimeGoesIntoRepetitions() {
    assertThat(best(new VarianceLevels(1e-4, 1e-3), 25)).isEqualTo(IterationChoice.FEWEST);
  }

  @Test
  void whereIterationsDifferTimeGoesIntoIterations() {
    assertThat(best(new VarianceLevels(1e-1, 1e-5), 25)).isGreaterThanOrEqualTo(20);
  }

  @Test
  void fiveRepetitionsComeFirst() {
    // Three more of 20 iterations take 18 minutes, of 40 they take 25.
    VarianceLevels iterationsDiffer = new VarianceLevels(1, 0);
    assertThat(best(iterationsDiffer, 18.5)).isEqualTo(20);
    assertThat(best(iterationsDiffer, 3)).as("there is no time").isEqualTo(IterationChoice.FEWEST);
  }

  /** The mean of two repetitions of variance 5 + 40/20 and of two of variance 5 + 40/10. */
  @Test
  void repetitionsOfBothLengthsCount() {
    IterationChoice choice = new IterationChoice(new VarianceLevels(40, 5), 20, 2);
    double variance = (2 * 7 + 2 * 9) / 4.0;
    // t(0.975, 3) = 3.182
    assertThat(choice.halfWidth(10, 2))
        .isCloseTo(
            3.182446 * Math.sqrt(variance / 4), org.assertj.core.api.Assertions.within(1e-5));
  }
}
