package dev.wirebench.report.findings;

import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.analysis.Row;
import dev.wirebench.report.analysis.Table;
import dev.wirebench.report.analysis.Words;
import dev.wirebench.report.findings.Finding.Severity;
import dev.wirebench.report.input.Fork;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

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
    Places places = new Places();
    for (Table table : report.tables()) {
      for (Row row : table.rows()) {
        boolean byTurns = isByTurns(row);
        double[] values = byTurns ? multiples(row, table.baselineRow()) : row.means();
        int split = split(values);
        if (split > 0) {
          String unit = byTurns ? "× " + table.baseline().orElseThrow() : table.unit();
          places.add(table, row, groups(values, split, unit));
        }
      }
    }
    return places.isEmpty()
        ? List.of()
        : List.of(
            new Finding(
                Severity.WARNING,
                "bimodal-forks",
                "Forks in two groups",
                "The forks of "
                    + Words.count(places.count(), "row")
                    + " fall into two groups, of which the mean describes neither: "
                    + places
                    + ".",
                "Read the fork plot; run more blocks, so that both groups are met in proportion.",
                places.tables()));
  }

  private static boolean isByTurns(Row row) {
    return row.cell().analysed().stream().allMatch(fork -> fork.turns() != null);
  }

  /**
   * Of the baseline's fork in the same heat: heats are minutes apart, and what the machine does to
   * a whole heat makes no group of forks. Empty for the baseline itself.
   */
  private static double[] multiples(Row row, Optional<Row> baseline) {
    if (baseline.isEmpty() || baseline.get() == row) {
      return new double[0];
    }
    Map<Integer, Double> byHeat = new HashMap<>();
    List<Fork> others = baseline.get().cell().analysed();
    for (int i = 0; i < others.size(); i++) {
      byHeat.put(others.get(i).occasion(), baseline.get().means()[i]);
    }
    List<Fork> forks = row.cell().analysed();
    return IntStream.range(0, forks.size())
        .filter(i -> byHeat.containsKey(forks.get(i).occasion()))
        .mapToDouble(i -> row.means()[i] / byHeat.get(forks.get(i).occasion()))
        .toArray();
  }

  /** How many forks, of the sorted ones, are in the lower group; 0 if there are no two groups. */
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

  private static String groups(double[] means, int split, String unit) {
    double[] sorted = Arrays.stream(means).filter(Double::isFinite).sorted().toArray();
    double low = Arrays.stream(sorted, 0, split).average().orElseThrow();
    double high = Arrays.stream(sorted, split, sorted.length).average().orElseThrow();
    return String.format(
        Locale.ROOT,
        "%d at about %s, %d at %s %s",
        split,
        Words.number(low),
        sorted.length - split,
        Words.number(high),
        unit);
  }
}
