package dev.wirebench.report.statistics;

import java.util.Arrays;
import org.apache.commons.statistics.descriptive.Quantile;

/**
 * Hierarchical bootstrap: a cross-check of the t interval that assumes no distribution. Blocks are
 * drawn with replacement, for both rows alike, then iterations within each drawn fork; where forks
 * took turns, rounds, for both rows alike.
 *
 * <p>Of forks with very many iterations, means of iterations in a row are drawn in their place.
 * That bounds the time, and keeps what iterations in a row have in common: the bootstrap of
 * non-overlapping blocks, E. Carlstein, Annals of Statistics 14 (1986), 1171-1179.
 */
public final class Bootstrap {
  /** Samples drawn. */
  public static final int SAMPLES = 10_000;

  /** Scores of a fork that are drawn from at most: its own, or means of so many parts of it. */
  public static final int MOST_SCORES = 100;

  private static final long SEED = 20_131_957L;

  private static final Quantile PERCENTILES =
      Quantile.withDefaults().with(Quantile.EstimationMethod.HF7);

  private final int parts;
  private final double confidence;

  /**
   * @param parts of a fork with more scores, whose means are drawn from in their place
   * @param confidence 1−α: the percentiles α/2 and 1−α/2 of the ratios of the samples
   */
  public Bootstrap(int parts, double confidence) {
    this.parts = parts;
    this.confidence = confidence;
  }

  /**
   * The ratio of means of two rows that ran in the same blocks.
   *
   * @param a scores by block and iteration, none empty
   * @param b the same for the second row, in the same order of blocks
   * @return the ratio of the means, with the percentile interval; equal arguments give equal
   *     results
   */
  public Estimate pairedRatio(double[][] a, double[][] b) {
    return pairedRatio(a, b, Bootstrap::resampled);
  }

  /**
   * The ratio of means of two rows whose forks were interleaved.
   *
   * @param a slices by heat and round, none empty
   * @param b the same for the second row, in the same heats and rounds
   */
  public Estimate pairedRounds(double[][] a, double[][] b) {
    return pairedRatio(a, b, Bootstrap::resampledRounds);
  }

  /** Means of two forks after their scores were drawn anew. */
  private interface Drawing {
    double[] means(double[] first, double[] second, Draws draws);
  }

  private static double[] resampled(double[] first, double[] second, Draws draws) {
    return new double[] {resampledMean(first, draws), resampledMean(second, draws)};
  }

  private static double[] resampledRounds(double[] first, double[] second, Draws draws) {
    double[] sums = new double[2];
    for (int i = 0; i < first.length; i++) {
      int round = draws.below(first.length);
      sums[0] += first[round];
      sums[1] += second[round];
    }
    return new double[] {sums[0] / first.length, sums[1] / first.length};
  }

  private Estimate pairedRatio(double[][] a, double[][] b, Drawing drawing) {
    if (a.length != b.length) {
      throw new IllegalArgumentException("pairs need equal lengths: " + a.length + ", " + b.length);
    }
    double[][] some = parts(a);
    double[][] others = parts(b);
    Draws draws = new Draws(SEED);
    double[] ratios = new double[SAMPLES];
    for (int sample = 0; sample < SAMPLES; sample++) {
      double first = 0;
      double second = 0;
      for (int i = 0; i < some.length; i++) {
        int block = draws.below(some.length);
        double[] means = drawing.means(some[block], others[block], draws);
        first += means[0];
        second += means[1];
      }
      ratios[sample] = first / second;
    }
    return estimate(mean(a) / mean(b), ratios, a.length);
  }

  /**
   * The ratio of means of two rows whose forks have nothing in common: forks of each are drawn on
   * their own.
   *
   * @param a scores by fork and iteration, none empty
   * @param b the same for the second row; the lengths may differ
   */
  public Estimate ratio(double[][] a, double[][] b) {
    double[][] some = parts(a);
    double[][] others = parts(b);
    Draws draws = new Draws(SEED);
    double[] ratios = new double[SAMPLES];
    for (int sample = 0; sample < SAMPLES; sample++) {
      ratios[sample] = resampledForks(some, draws) / resampledForks(others, draws);
    }
    return estimate(mean(a) / mean(b), ratios, Math.min(a.length, b.length));
  }

  private double[][] parts(double[][] forks) {
    return Arrays.stream(forks).map(this::parts).toArray(double[][]::new);
  }

  /**
   * The scores of a fork that has few; otherwise the means of its parts, whose lengths differ by
   * one at most.
   */
  private double[] parts(double[] scores) {
    if (scores.length <= parts) {
      return scores;
    }
    double[] means = new double[parts];
    for (int part = 0; part < parts; part++) {
      int begin = (int) ((long) part * scores.length / parts);
      int end = (int) ((part + 1L) * scores.length / parts);
      means[part] = Arrays.stream(scores, begin, end).average().orElseThrow();
    }
    return means;
  }

  private static double resampledForks(double[][] forks, Draws draws) {
    double sum = 0;
    for (int i = 0; i < forks.length; i++) {
      sum += resampledMean(forks[draws.below(forks.length)], draws);
    }
    return sum / forks.length;
  }

  private static double resampledMean(double[] values, Draws draws) {
    double sum = 0;
    for (int i = 0; i < values.length; i++) {
      sum += values[draws.below(values.length)];
    }
    return sum / values.length;
  }

  /** The mean of fork means: forks count alike, however many iterations they have. */
  private static double mean(double[][] forks) {
    return Arrays.stream(forks)
        .mapToDouble(fork -> Arrays.stream(fork).average().orElseThrow())
        .average()
        .orElseThrow();
  }

  private Estimate estimate(double ratio, double[] ratios, int n) {
    double tail = (1 - confidence) / 2;
    double[] ends = PERCENTILES.evaluate(ratios, tail, 1 - tail);
    return new Estimate(ratio, ends[0], ends[1], n);
  }
}
