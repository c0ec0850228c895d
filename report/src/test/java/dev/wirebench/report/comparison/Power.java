package dev.wirebench.report.comparison;

import dev.wirebench.report.statistics.Estimates;
import dev.wirebench.report.verdicts.Settings;
import java.util.SplittableRandom;

/**
 * How large a slowdown must be to be found nine times in ten: a recorded simulation, no test. Forks
 * are normal on the logarithmic scale and vary alike in both runs.
 *
 * <pre>java -cp … dev.wirebench.report.comparison.Power</pre>
 */
public final class Power {
  private static final double FORBIDDEN = 0.05;
  private static final double WANTED = 0.9;
  private static final int REPETITIONS = 4000;
  private static final SplittableRandom RANDOM = new SplittableRandom(1);

  private Power() {}

  public static void main(String[] args) {
    for (int cells : new int[] {4, 24}) {
      for (int forks : new int[] {5, 10, 20}) {
        System.out.printf(
            "| %d | %d | %.0f %% | %.0f %% |%n",
            cells, forks, 100 * found(cells, forks, 0.02), 100 * found(cells, forks, 0.05));
      }
    }
  }

  /** The smallest slowdown, in whole percents, that is established often enough. */
  private static double found(int cells, int forks, double deviation) {
    double slowdown = FORBIDDEN;
    do {
      slowdown += 0.01;
    } while (share(cells, forks, deviation, slowdown) < WANTED);
    return slowdown;
  }

  private static double share(int cells, int forks, double deviation, double slowdown) {
    double confidence = 1 - (1 - Settings.CONFIDENCE) / cells;
    int established = 0;
    for (int i = 0; i < REPETITIONS; i++) {
      double[] before = sample(forks, 1, deviation);
      double[] after = sample(forks, 1 + slowdown, deviation);
      if (Estimates.welchRatio(after, before, confidence).low() > 1 + FORBIDDEN) {
        established++;
      }
    }
    return (double) established / REPETITIONS;
  }

  private static double[] sample(int forks, double mean, double deviation) {
    double[] sample = new double[forks];
    for (int i = 0; i < forks; i++) {
      double gauss = RANDOM.doubles(12, -0.5, 0.5).sum();
      sample[i] = mean * Math.exp(deviation * gauss);
    }
    return sample;
  }
}
