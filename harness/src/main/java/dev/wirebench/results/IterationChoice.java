package dev.wirebench.results;

import dev.wirebench.report.statistics.Estimates;
import dev.wirebench.report.statistics.VarianceLevels;
import dev.wirebench.report.verdicts.Settings;
import java.util.function.IntToDoubleFunction;

/**
 * Chooses the number of measured iterations of later repetitions: that with which the intervals are
 * narrowest when the budget ends. Fewer iterations leave time for more repetitions, which helps
 * where ratios differ from group to group, and not where they differ from iteration to iteration.
 * Only variances decide, never ratios.
 *
 * <p>Kalibera and Jones (2013) have a formula for the optimum. It is one for large numbers of
 * forks: with five to ten, Student's t makes each further repetition worth more than its root.
 */
public final class IterationChoice {
  /** The fewest that show a drift, and passes that the machine disturbed. */
  public static final int FEWEST = 10;

  private static final int MOST = 40;
  private static final int STEP = 5;

  private final VarianceLevels levels;
  private final int current;
  private final int done;

  /**
   * @param levels the variance of the logarithm of a ratio
   * @param current the iterations of the repetitions that are done
   * @param done how many repetitions there are
   */
  public IterationChoice(VarianceLevels levels, int current, int done) {
    this.levels = levels;
    this.current = current;
    this.done = done;
  }

  /**
   * The best number of iterations; the fewest if there is time for five repetitions with none.
   *
   * @param millis that are left
   * @param repetitionMillis the time that a repetition takes, by its number of iterations
   */
  public int best(double millis, IntToDoubleFunction repetitionMillis) {
    int best = FEWEST;
    double narrowest = Double.POSITIVE_INFINITY;
    for (int count = FEWEST; count <= MOST; count += STEP) {
      int more = (int) (millis / repetitionMillis.applyAsDouble(count));
      double halfWidth = halfWidth(count, more);
      if (done + more >= Settings.FORKS_FOR_VERDICTS && halfWidth < narrowest) {
        narrowest = halfWidth;
        best = count;
      }
    }
    return best;
  }

  /** Half the 95 % interval of the logarithm of a ratio that is to be expected. */
  double halfWidth(int count, int more) {
    int all = done + more;
    double variance = (done * levels.ofMean(current) + more * levels.ofMean(count)) / all;
    return Estimates.halfWidth(Math.sqrt(variance), all, Settings.CONFIDENCE);
  }
}
