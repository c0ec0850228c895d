package dev.wirebench.report.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.report.verdicts.Ratio;
import dev.wirebench.report.verdicts.Ratios;
import dev.wirebench.report.verdicts.Sample;
import dev.wirebench.report.verdicts.Verdict;
import dev.wirebench.report.verdicts.Verdicts;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * A/A: tables of rows that do not differ, with a threshold of 0, and how often a verdict says so.
 */
class FalseAlarmsTest {
  private static final int TABLES = 3000;
  private static final int ROWS = 9;

  private final SplittableRandom random = new SplittableRandom(11);

  @Test
  void pairedVerdictsOfATableAreWrongInAboutFivePercentOfTables() {
    assertThat(falseAlarms(6, true)).isBetween(0.025, 0.055);
  }

  @Test
  void verdictsByWelchAreWrongInAboutFivePercentOfTables() {
    assertThat(falseAlarms(10, false)).isBetween(0.02, 0.055);
  }

  /** Share of tables in which some row is told from the baseline. */
  private double falseAlarms(int forks, boolean blocks) {
    int wrong = 0;
    for (int table = 0; table < TABLES; table++) {
      double[] disturbance = noise(forks, blocks ? 0.05 : 0);
      Sample baseline = sample(disturbance, blocks);
      boolean told = false;
      for (int row = 1; row < ROWS; row++) {
        Ratio ratio = Ratios.of(sample(disturbance, blocks), baseline, ROWS - 1);
        Verdict verdict = Verdicts.of(ratio.family(), false, 0);
        told |= verdict != Verdict.NO_CLEAR_DIFFERENCE;
      }
      wrong += told ? 1 : 0;
    }
    return (double) wrong / TABLES;
  }

  /** Forks that vary by 2 %, on top of what their block does to all rows. */
  private Sample sample(double[] disturbance, boolean blocks) {
    double[] own = noise(disturbance.length, 0.02);
    double[] means =
        IntStream.range(0, own.length)
            .mapToDouble(i -> 100 * Math.exp(disturbance[i] + own[i]))
            .toArray();
    int[] numbers = blocks ? IntStream.range(0, own.length).toArray() : new int[0];
    return new Sample("run", numbers, means, new double[own.length][]);
  }

  private double[] noise(int forks, double deviation) {
    return IntStream.range(0, forks).mapToDouble(i -> deviation * random.nextGaussian()).toArray();
  }
}
