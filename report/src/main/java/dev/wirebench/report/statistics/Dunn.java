package dev.wirebench.report.statistics;

import java.util.List;
import org.apache.commons.statistics.distribution.NormalDistribution;

/**
 * Dunn (1964): which of several samples differ, by their mean ranks among all. Cannot separate
 * samples that are adjacent in rank, however clearly they differ, when there are few forks and many
 * samples.
 */
public final class Dunn {
  private static final NormalDistribution NORMAL = NormalDistribution.of(0, 1);

  private Dunn() {}

  /**
   * z = (R̄_i − R̄_j) / √[(N(N+1)/12 − Σ(t³−t)/(12(N−1))) (1/n_i + 1/n_j)], two-sided.
   *
   * @param samples at least two, none empty, without NaN
   * @return p of each pair, not adjusted, in the order (0,1), (0,2) … (1,2) …
   */
  public static double[] of(List<double[]> samples) {
    Ranks ranks = Ranks.of(samples);
    double n = ranks.n();
    double spread = n * (n + 1) / 12 - ranks.ties() / (12 * (n - 1));
    int count = samples.size();
    double[] p = new double[count * (count - 1) / 2];
    int pair = 0;
    for (int i = 0; i < count; i++) {
      for (int j = i + 1; j < count; j++) {
        double error = Math.sqrt(spread * (1.0 / ranks.sizes()[i] + 1.0 / ranks.sizes()[j]));
        double z = Math.abs(ranks.means()[i] - ranks.means()[j]) / error;
        p[pair++] = 2 * NORMAL.survivalProbability(z);
      }
    }
    return p;
  }
}
