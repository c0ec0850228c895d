package dev.wirebench.report.verdicts;

import dev.wirebench.report.statistics.Adjusted;
import dev.wirebench.report.statistics.Bootstrap;
import dev.wirebench.report.statistics.Dunn;
import dev.wirebench.report.statistics.Estimate;
import dev.wirebench.report.statistics.KruskalWallis;
import dev.wirebench.report.statistics.LetterDisplay;
import dev.wirebench.report.statistics.Lilliefors;
import dev.wirebench.report.statistics.RatioTest;
import dev.wirebench.report.statistics.VarghaDelaney;
import dev.wirebench.report.verdicts.Supplement.Pair;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The supplementary statistics of one table's ranked rows. */
public final class Supplements {
  /** Beyond this many rows, pairs are too many to be read, and their number grows by the square. */
  static final int MOST_ROWS = 60;

  private static final double LEVEL = 0.05;

  private final List<String> names;
  private final List<Sample> samples;

  private Supplements(Map<String, Sample> rows) {
    this.names = new ArrayList<>(rows.keySet());
    this.samples = new ArrayList<>(rows.values());
  }

  /**
   * @param rows samples of the ranked rows by name, best first, none empty
   * @param baseline empty if there is none
   * @param bootstrap empty if there are too many rows for one
   * @param byTurns whether forks took turns
   */
  public static Supplement of(
      Map<String, Sample> rows,
      Optional<Sample> baseline,
      Optional<Bootstrap> bootstrap,
      boolean byTurns) {
    Supplements supplements = new Supplements(rows);
    List<Pair> pairs = rows.size() > MOST_ROWS ? List.of() : supplements.pairs();
    return new Supplement(
        supplements.kruskalWallis(),
        pairs,
        supplements.lilliefors(),
        supplements.letters(pairs),
        baseline
            .flatMap(row -> bootstrap.map(drawing -> supplements.drawn(drawing, row, byTurns)))
            .orElse(Map.of()));
  }

  private List<double[]> means() {
    return samples.stream().map(Sample::means).toList();
  }

  private Optional<KruskalWallis> kruskalWallis() {
    return samples.size() < 2 ? Optional.empty() : Optional.of(KruskalWallis.of(means()));
  }

  private Map<String, Double> lilliefors() {
    Map<String, Double> p = new LinkedHashMap<>();
    for (int i = 0; i < names.size(); i++) {
      p.put(names.get(i), Lilliefors.of(samples.get(i).logs()).p());
    }
    return p;
  }

  private List<Pair> pairs() {
    if (samples.size() < 2) {
      return List.of();
    }
    double[] dunn = Adjusted.holm(Dunn.of(means()));
    List<RatioTest> tests = new ArrayList<>(dunn.length);
    forEachPair((pair, i, j) -> tests.add(Ratios.test(samples.get(i), samples.get(j))));
    double[] adjusted =
        Adjusted.benjaminiHochberg(tests.stream().mapToDouble(RatioTest::p).toArray());
    List<Pair> pairs = new ArrayList<>(dunn.length);
    forEachPair(
        (pair, i, j) ->
            pairs.add(
                new Pair(
                    names.get(i),
                    names.get(j),
                    tests.get(pair).ratio(),
                    tests.get(pair).p(),
                    adjusted[pair],
                    dunn[pair],
                    VarghaDelaney.a(samples.get(i).means(), samples.get(j).means()))));
    return pairs;
  }

  private interface PairAction {
    void accept(int pair, int first, int second);
  }

  private void forEachPair(PairAction action) {
    int pair = 0;
    for (int i = 0; i < samples.size(); i++) {
      for (int j = i + 1; j < samples.size(); j++) {
        action.accept(pair++, i, j);
      }
    }
  }

  /** No letters where there are too few forks to tell anything apart. */
  private Map<String, String> letters(List<Pair> pairs) {
    boolean enough =
        samples.stream().allMatch(row -> row.means().length >= Settings.FORKS_FOR_VERDICTS);
    if (pairs.isEmpty() || !enough) {
      return Map.of();
    }
    int n = names.size();
    boolean[][] differ = new boolean[n][n];
    forEachPair((pair, i, j) -> differ[i][j] = pairs.get(pair).adjusted() < LEVEL);
    List<String> letters = LetterDisplay.of(n, (i, j) -> differ[i][j]);
    Map<String, String> byName = new LinkedHashMap<>();
    for (int i = 0; i < n; i++) {
      byName.put(names.get(i), letters.get(i));
    }
    return byName;
  }

  private Map<String, Estimate> drawn(Bootstrap bootstrap, Sample baseline, boolean byTurns) {
    Map<String, Estimate> intervals = new LinkedHashMap<>();
    for (int i = 0; i < names.size(); i++) {
      if (samples.get(i) != baseline) {
        intervals.put(names.get(i), Ratios.bootstrap(bootstrap, samples.get(i), baseline, byTurns));
      }
    }
    return intervals;
  }
}
