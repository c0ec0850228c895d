package dev.wirebench.report.findings;

import dev.wirebench.report.analysis.ForkMultiples;
import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.analysis.ResultTable;
import dev.wirebench.report.analysis.Row;
import dev.wirebench.report.verdicts.Words;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * Rows whose forks fall into two groups: at the widest gap between neighbours, each side has two
 * forks or more, the gap is wider than 5 % and than three times the spread of either side. The JIT
 * then compiled the same code in two ways, and the mean describes neither.
 */
final class BimodalForks implements Analyser {
  private static final int FORKS = 5;
  private static final double SMALLEST_GAP = 0.05;
  private static final double TIMES_SPREAD = 3;

  @Override
  public List<Finding> find(Report report) {
    FindingPlaces places = new FindingPlaces();
    for (ResultTable table : report.tables()) {
      for (Row row : table.rows()) {
        double[] values = ForkMultiples.of(table, row);
        int split = split(values);
        if (split > 0) {
          Groups groups = Groups.of(values, split);
          String words = groups.words(ForkMultiples.unit(table, row));
          places.add(table, row, words, groups.effect());
        }
      }
    }
    return places.isEmpty()
        ? List.of()
        : List.of(
            new Finding(
                places.severity(),
                "bimodal-forks",
                "Forks in two groups",
                "The forks of "
                    + Words.count(places.count(), "row")
                    + " fall into two groups, of which the mean describes neither: "
                    + places
                    + ".",
                "Read the fork plot; run more blocks, so that both groups are met in proportion.",
                places.tables(),
                places.effect()));
  }

  /** The number of sorted forks in the lower group; 0 if there are no two groups. */
  private static int split(double[] means) {
    double[] logs = Arrays.stream(means).map(Math::log).filter(Double::isFinite).sorted().toArray();
    if (logs.length < FORKS) {
      return 0;
    }
    int split = 1;
    for (int i = 2; i < logs.length; i++) {
      if (logs[i] - logs[i - 1] > logs[split] - logs[split - 1]) {
        split = i;
      }
    }
    double gap = logs[split] - logs[split - 1];
    double spread = Math.max(logs[split - 1] - logs[0], logs[logs.length - 1] - logs[split]);
    boolean both = split >= 2 && logs.length - split >= 2;
    return both && gap > Math.log1p(SMALLEST_GAP) && gap > TIMES_SPREAD * spread ? split : 0;
  }

  /**
   * The two groups of a row's forks.
   *
   * @param few how many forks the lower group has
   * @param low mean of that group
   * @param many how many forks the upper group has
   * @param high mean of that group
   */
  private record Groups(int few, double low, int many, double high) {
    static Groups of(double[] values, int split) {
      double[] sorted = Arrays.stream(values).filter(Double::isFinite).sorted().toArray();
      return new Groups(
          split,
          Arrays.stream(sorted, 0, split).average().orElseThrow(),
          sorted.length - split,
          Arrays.stream(sorted, split, sorted.length).average().orElseThrow());
    }

    String words(String unit) {
      return String.format(
          Locale.ROOT,
          "%d at about %s, %d at %s %s",
          few,
          Words.number(low),
          many,
          Words.number(high),
          unit);
    }

    /** The farther group's distance from the mean of all, relative to that mean. */
    double effect() {
      double mean = (few * low + many * high) / (few + many);
      return Math.max(mean - low, high - mean) / mean;
    }
  }
}
