package dev.wirebench.report.statistics;

import java.util.List;
import org.apache.commons.statistics.distribution.ChiSquaredDistribution;

/**
 * Kruskal and Wallis (1952): whether several samples come from one distribution.
 *
 * @param h the statistic, corrected for ties; NaN if all values are equal
 * @param degrees of freedom, one less than there are samples
 * @param p upper tail of χ²
 */
public record KruskalWallis(double h, int degrees, double p) {

  /**
   * H = [12/(N(N+1)) Σ R_i²/n_i − 3(N+1)] / (1 − Σ(t³−t)/(N³−N)).
   *
   * @param samples at least two, none empty, without NaN
   */
  public static KruskalWallis of(List<double[]> samples) {
    Ranks ranks = Ranks.of(samples);
    double n = ranks.n();
    double sum = 0;
    for (int i = 0; i < samples.size(); i++) {
      sum += ranks.means()[i] * ranks.means()[i] * ranks.sizes()[i];
    }
    double h = (12 / (n * (n + 1)) * sum - 3 * (n + 1)) / (1 - ranks.ties() / (n * n * n - n));
    int degrees = samples.size() - 1;
    double p =
        Double.isFinite(h) ? ChiSquaredDistribution.of(degrees).survivalProbability(h) : Double.NaN;
    return new KruskalWallis(Double.isFinite(h) ? h : Double.NaN, degrees, p);
  }
}
