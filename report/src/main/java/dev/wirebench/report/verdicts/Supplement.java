package dev.wirebench.report.verdicts;

import dev.wirebench.report.statistics.Estimate;
import dev.wirebench.report.statistics.KruskalWallis;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Statistics that readers may expect beside the verdicts; none of them decides anything. NaN where
 * a sample is too small.
 *
 * @param kruskalWallis over all ranked rows; empty if fewer than two have forks
 * @param pairs every pair of ranked rows, in the table's order; empty for very long tables
 * @param lilliefors by row's name: p that the logarithms of the fork means are normal
 * @param letters by row's name: there is no clear difference between rows that share a letter (all
 *     pairs, Benjamini-Hochberg at 5 %, exploratory); empty for very long tables
 * @param bootstrap by row's name: percentile interval of the ratio to the baseline, from resampling
 *     blocks and iterations; empty where it was left out
 */
public record Supplement(
    Optional<KruskalWallis> kruskalWallis,
    List<Pair> pairs,
    Map<String, Double> lilliefors,
    Map<String, String> letters,
    Map<String, Estimate> bootstrap) {
  public static final Supplement NONE =
      new Supplement(Optional.empty(), List.of(), Map.of(), Map.of(), Map.of());

  /**
   * Two rows of a table.
   *
   * @param ratio of the first's score to the second's
   * @param p of the t test on logarithms, two-sided (paired by block, or Welch)
   * @param adjusted p by Benjamini-Hochberg over all pairs
   * @param dunn p of Dunn's test, adjusted by Holm over all pairs
   * @param a Vargha-Delaney: the probability that a fork of the first has the larger score
   */
  public record Pair(
      String first,
      String second,
      double ratio,
      double p,
      double adjusted,
      double dunn,
      double a) {}
}
