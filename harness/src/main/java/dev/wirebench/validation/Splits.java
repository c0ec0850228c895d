package dev.wirebench.validation;

import dev.wirebench.report.statistics.Binomial;
import dev.wirebench.report.verdicts.Settings;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;

/**
 * The number of times that an interval tells two rows apart, over many choices from the measured
 * blocks. The choices overlap, so that shares scatter more than those of separate campaigns would.
 *
 * @param alarms how many of the intervals tell the two rows apart
 * @param splits how many were looked at
 */
record Splits(int alarms, int splits) {
  static final int COUNT = 2000;

  private static final long SEED = 20261121;

  double share() {
    return (double) alarms / splits;
  }

  Splits plus(Splits other) {
    return new Splits(alarms + other.alarms, splits + other.splits);
  }

  /**
   * Identical rows: in every block two of the forks are drawn, and taken for two codecs.
   *
   * @param logs logarithm of fork means, by block and row
   * @param blocks how many are drawn for one interval
   */
  static Splits ofIdentical(List<double[]> logs, int blocks) {
    Random random = new Random(SEED);
    return count(Criterion.EXCLUDES_ONE, () -> pairOff(logs, blocks, 0, random));
  }

  /**
   * Identical rows, of which one's times were multiplied afterwards.
   *
   * @param logs logarithm of fork means, by block and row
   * @param blocks how many are drawn for one interval
   * @param slowdown as a share, for instance 0.05
   */
  static Splits ofSlowed(List<double[]> logs, int blocks, double slowdown, Criterion criterion) {
    Random random = new Random(SEED);
    double shift = Math.log1p(slowdown);
    return count(criterion, () -> pairOff(logs, blocks, shift, random));
  }

  /** Draws blocks, and two of the rows in each; logarithms of the ratios between the two. */
  private static double[] pairOff(List<double[]> logs, int blocks, double shift, Random random) {
    List<double[]> drawn = draw(logs, blocks, random);
    double[] differences = new double[blocks];
    for (int i = 0; i < blocks; i++) {
      double[] rows = drawn.get(i);
      int first = random.nextInt(rows.length);
      int second = (first + 1 + random.nextInt(rows.length - 1)) % rows.length;
      differences[i] = rows[first] + shift - rows[second];
    }
    return differences;
  }

  /**
   * Identical rows, in intervals that have no fork in common. Blocks are dealt out, and in each of
   * them the rows are paired off. Separate campaigns of that number would not say more.
   *
   * @param logs logarithm of fork means, by block and row
   * @param blocks for one interval
   */
  static Splits ofIdenticalOnce(List<double[]> logs, int blocks) {
    List<double[]> shuffled = draw(logs, logs.size(), new Random(SEED));
    int alarms = 0;
    int splits = 0;
    for (int first = 0; first + blocks <= shuffled.size(); first += blocks) {
      List<double[]> some = shuffled.subList(first, first + blocks);
      for (int row = 0; row + 1 < some.get(0).length; row += 2) {
        int one = row;
        double[] differences =
            some.stream().mapToDouble(rows -> rows[one] - rows[one + 1]).toArray();
        alarms += Criterion.EXCLUDES_ONE.isMetBy(differences) ? 1 : 0;
        splits++;
      }
    }
    return new Splits(alarms, splits);
  }

  /** The probability of at least this many alarms, if each comes about in one case of twenty. */
  double chance() {
    return Binomial.atLeast(alarms, splits, 1 - Settings.CONFIDENCE);
  }

  /**
   * A row that is slower than another.
   *
   * @param logRatios by block
   * @param blocks how many are drawn for one interval
   */
  static Splits ofSlower(double[] logRatios, int blocks, Criterion criterion) {
    return count(criterion, choices(logRatios, blocks));
  }

  private static Supplier<double[]> choices(double[] logRatios, int blocks) {
    Random random = new Random(SEED);
    List<double[]> all = new ArrayList<>();
    for (double log : logRatios) {
      all.add(new double[] {log});
    }
    return () -> draw(all, blocks, random).stream().mapToDouble(block -> block[0]).toArray();
  }

  private static Splits count(Criterion criterion, Supplier<double[]> logs) {
    int alarms = 0;
    for (int split = 0; split < COUNT; split++) {
      alarms += criterion.isMetBy(logs.get()) ? 1 : 0;
    }
    return new Splits(alarms, COUNT);
  }

  /**
   * Blocks are drawn without putting them back: one that counted twice would be no block of its
   * own.
   */
  private static List<double[]> draw(List<double[]> all, int blocks, Random random) {
    List<double[]> shuffled = new ArrayList<>(all);
    Collections.shuffle(shuffled, random);
    return shuffled.subList(0, blocks);
  }
}
