package dev.wirebench.report.statistics;

import java.util.Arrays;
import java.util.List;
import org.apache.commons.statistics.ranking.NaturalRanking;

/**
 * Several samples ranked together, ties at their mean rank.
 *
 * @param n observations in all samples
 * @param means mean rank of each sample
 * @param ties Σ(t³−t) over groups of t equal values
 */
record Ranks(int n, int[] sizes, double[] means, double ties) {

  static Ranks of(List<double[]> samples) {
    double[] all = samples.stream().flatMapToDouble(Arrays::stream).toArray();
    double[] ranks = new NaturalRanking().apply(all);
    int[] sizes = samples.stream().mapToInt(sample -> sample.length).toArray();
    double[] means = new double[sizes.length];
    int from = 0;
    for (int i = 0; i < sizes.length; i++) {
      means[i] =
          Arrays.stream(ranks, from, from + sizes[i])
              .average()
              .orElseThrow(() -> new IllegalArgumentException("a sample is empty"));
      from += sizes[i];
    }
    return new Ranks(all.length, sizes, means, ties(all));
  }

  private static double ties(double[] all) {
    double[] sorted = all.clone();
    Arrays.sort(sorted);
    double sum = 0;
    int start = 0;
    for (int i = 1; i <= sorted.length; i++) {
      if (i == sorted.length || sorted[i] != sorted[start]) {
        double t = i - start;
        sum += t * t * t - t;
        start = i;
      }
    }
    return sum;
  }
}
