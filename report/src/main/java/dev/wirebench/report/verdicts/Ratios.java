package dev.wirebench.report.verdicts;

import dev.wirebench.report.statistics.Bootstrap;
import dev.wirebench.report.statistics.Estimate;
import dev.wirebench.report.statistics.Estimates;
import dev.wirebench.report.statistics.RatioTest;
import dev.wirebench.report.verdicts.Ratio.Pairing;
import dev.wirebench.report.verdicts.Sample.Pairs;
import java.util.stream.IntStream;

/** Ratios of two rows: paired by block where both ran in the same blocks, else by Welch. */
public final class Ratios {
  private Ratios() {}

  /**
   * @param family how many comparisons share the error of 5 % (Bonferroni)
   */
  public static Ratio of(Sample row, Sample baseline, int family) {
    Pairs pairs = Pairs.of(row, baseline);
    double corrected = Settings.confidence(family);
    return new Ratio(
        estimate(pairs, Settings.CONFIDENCE),
        estimate(pairs, corrected),
        pairs.paired() ? Pairing.BLOCKS : Pairing.WELCH);
  }

  private static Estimate estimate(Pairs pairs, double confidence) {
    return pairs.paired()
        ? Estimates.pairedRatio(pairs.first().means(), pairs.second().means(), confidence)
        : Estimates.welchRatio(pairs.first().means(), pairs.second().means(), confidence);
  }

  public static RatioTest test(Sample a, Sample b) {
    Pairs pairs = Pairs.of(a, b);
    return pairs.paired()
        ? RatioTest.paired(pairs.first().logs(), pairs.second().logs())
        : RatioTest.welch(pairs.first().logs(), pairs.second().logs());
  }

  /**
   * @param byTurns whether the i-th scores of paired forks belong together
   */
  static Estimate bootstrap(Bootstrap bootstrap, Sample row, Sample baseline, boolean byTurns) {
    Pairs pairs = Pairs.of(row, baseline);
    double[][] first = pairs.first().scores();
    double[][] second = pairs.second().scores();
    if (byTurns && pairs.paired() && haveSameRounds(first, second)) {
      return bootstrap.pairedRounds(first, second);
    }
    return pairs.paired() ? bootstrap.pairedRatio(first, second) : bootstrap.ratio(first, second);
  }

  private static boolean haveSameRounds(double[][] first, double[][] second) {
    return IntStream.range(0, first.length).allMatch(i -> first[i].length == second[i].length);
  }
}
