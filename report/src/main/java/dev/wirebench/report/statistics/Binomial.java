package dev.wirebench.report.statistics;

import org.apache.commons.statistics.distribution.BinomialDistribution;

/** The distribution of the number of times that an event of constant probability occurs. */
public final class Binomial {
  private Binomial() {}

  /**
   * P(X ≥ count) of the binomial distribution.
   *
   * @param trials independent of each other
   * @param probability in each of them
   */
  public static double atLeast(int count, int trials, double probability) {
    // Behind the number before it: the distribution asks for more than.
    return BinomialDistribution.of(trials, probability).survivalProbability(count - 1);
  }

  /** P(X &lt; count) of the same distribution. */
  static double below(int count, int trials, double probability) {
    return BinomialDistribution.of(trials, probability).cumulativeProbability(count - 1);
  }
}
