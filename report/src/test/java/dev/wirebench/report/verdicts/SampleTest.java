package dev.wirebench.report.verdicts;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SampleTest {
  private static final int[] BLOCKS = {0, 0, 1};

  private static Sample sample(int[] occasions, double... means) {
    double[][] scores = new double[means.length][];
    for (int fork = 0; fork < means.length; fork++) {
      scores[fork] = new double[] {means[fork], means[fork]};
    }
    return new Sample("run", occasions, BLOCKS, means, scores);
  }

  @Test
  void aForkAndItsControlAreOneOfTheirGeometricMean() {
    Sample joined =
        sample(new int[] {4, 5, 7}, 100, 900, 50).with(sample(new int[] {7, 4, 5}, 200, 400, 100));
    assertThat(joined.means()).containsExactly(200, 300, 100);
    assertThat(joined.scores()[0]).containsExactly(200, 200);
    assertThat(joined.occasions()).containsExactly(4, 5, 7);
  }

  @Test
  void aForkWhoseControlFailedStaysAsItIs() {
    Sample joined =
        sample(new int[] {4, 5, 7}, 100, 900, 50)
            .with(new Sample("run", new int[] {7}, new double[] {200}, new double[][] {{200}}));
    assertThat(joined.means()).containsExactly(100, 900, 100);
    assertThat(joined.scores()[2]).as("other numbers of iterations").containsExactly(50, 50);
  }

  @Test
  void forksOfAnotherRunOrWithoutOccasionsAreNotJoined() {
    Sample own = sample(new int[] {4, 5, 7}, 100, 900, 50);
    Sample other = new Sample("other", new int[] {4}, new double[] {200}, new double[][] {{200}});
    assertThat(own.with(other)).isSameAs(own);
    Sample foreign = new Sample("run", new int[0], new double[] {10}, new double[][] {{10}});
    assertThat(foreign.with(own)).isSameAs(foreign);
  }
}
