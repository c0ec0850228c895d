package dev.wirebench.report.comparison;

import dev.wirebench.base.BadInput;
import dev.wirebench.report.analysis.WireSizes;
import dev.wirebench.report.comparison.CellChange.Scores;
import dev.wirebench.report.comparison.CellPairs.Pair;
import dev.wirebench.report.coordinates.Coordinates;
import dev.wirebench.report.coordinates.Dimensions;
import dev.wirebench.report.coordinates.RowVariant;
import dev.wirebench.report.coordinates.Units;
import dev.wirebench.report.input.MeasuredCell;
import dev.wirebench.report.statistics.Estimate;
import dev.wirebench.report.statistics.Estimates;
import dev.wirebench.report.verdicts.Settings;
import dev.wirebench.report.verdicts.Verdict;
import dev.wirebench.report.verdicts.Verdicts;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/**
 * Compares cells fork mean by fork mean. The forks of two runs have nothing in common, so they are
 * never paired: Welch's t on the logarithms of fork means.
 */
final class CellChanges {
  private static final Estimate NONE = new Estimate(Double.NaN, Double.NaN, Double.NaN, 0);

  private final double delta;
  private final WireSizes sizes;
  private final int family;

  private CellChanges(double delta, WireSizes sizes, int family) {
    this.delta = delta;
    this.sizes = sizes;
    this.family = family;
  }

  /**
   * @param pairs of one family
   * @param delta δ of the verdicts
   * @return most slower first; what cannot be compared last
   */
  static List<CellChange> of(List<Pair> pairs, double delta, WireSizes sizes) {
    long family = pairs.stream().filter(CellChanges::isInFamily).count();
    CellChanges changes = new CellChanges(delta, sizes, (int) Math.max(1, family));
    List<Map<String, String>> dimensions = pairs.stream().map(Pair::dimensions).toList();
    List<String> names = CellNames.of(dimensions);
    List<CellChange> all = new ArrayList<>();
    for (int i = 0; i < pairs.size(); i++) {
      all.add(changes.change(names.get(i), pairs.get(i)));
    }
    Comparator<CellChange> slower = Comparator.comparingDouble(cell -> cell.slowdown().value());
    all.sort(
        Comparator.comparing((CellChange cell) -> Double.isNaN(cell.slowdown().value()))
            .thenComparing(slower.reversed()));
    return List.copyOf(all);
  }

  private static boolean isInFamily(Pair pair) {
    return isRanked(pair)
        && positive(pair.before().cell().means()).length > 0
        && positive(pair.after().cell().means()).length > 0;
  }

  private static boolean isRanked(Pair pair) {
    return !isStudyRow(pair.before())
        && !isStudyRow(pair.after())
        && !RowVariant.isVariant(pair.after().value(Dimensions.CODEC));
  }

  private static boolean isStudyRow(Coordinates cell) {
    return cell.source()
        .run()
        .flatMap(run -> run.codec(cell.value(Dimensions.CODEC)))
        .filter(codec -> codec.isStudyRow())
        .isPresent();
  }

  /** There is no ratio to other scores. */
  private static double[] positive(double[] means) {
    return Arrays.stream(means).filter(mean -> Double.isFinite(mean) && mean > 0).toArray();
  }

  private CellChange change(String name, Pair pair) {
    MeasuredCell before = pair.before().cell();
    MeasuredCell after = pair.after().cell();
    double factor = factor(name, before, after);
    double[] newer = Arrays.stream(after.means()).map(mean -> mean * factor).toArray();
    Estimate family = slowdown(before, newer, 1 - (1 - Settings.CONFIDENCE) / this.family);
    boolean ranked = isRanked(pair);
    return new CellChange(
        name,
        ranked,
        new Scores(before.unit(), mean(before.means()), mean(newer)),
        slowdown(before, newer, Settings.CONFIDENCE),
        family,
        ranked && family.n() > 0 ? Verdicts.of(family, false, delta) : Verdict.NONE,
        new BeforeAfter(allocation(before), allocation(after)),
        new BeforeAfter(sizes.of(pair.before()).raw(), sizes.of(pair.after()).raw()));
  }

  private static double factor(String name, MeasuredCell before, MeasuredCell after) {
    return Units.factor(after.unit(), before.unit())
        .orElseThrow(
            () ->
                new BadInput(
                    name
                        + " is in '"
                        + before.unit()
                        + "' in the older result and in '"
                        + after.unit()
                        + "' in the newer one, which cannot be compared: measure both in the same"
                        + " unit."));
  }

  /** The ratio of the newer time to the older one; for throughputs, of the older to the newer. */
  private static Estimate slowdown(MeasuredCell before, double[] after, double confidence) {
    double[] older = positive(before.means());
    double[] newer = positive(after);
    if (older.length == 0 || newer.length == 0) {
      return NONE;
    }
    return before.largerIsBetter()
        ? Estimates.welchRatio(older, newer, confidence)
        : Estimates.welchRatio(newer, older, confidence);
  }

  private static Estimate mean(double[] forks) {
    double[] finite = Arrays.stream(forks).filter(Double::isFinite).toArray();
    return finite.length == 0 ? NONE : Estimates.positiveMean(finite, Settings.CONFIDENCE);
  }

  private static double allocation(MeasuredCell cell) {
    return mean(cell.means(MeasuredCell.ALLOCATION)).value();
  }
}
