package dev.wirebench.report.findings;

import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.analysis.ResultTable;
import dev.wirebench.report.analysis.Row;
import dev.wirebench.report.input.Fork;
import dev.wirebench.report.verdicts.Words;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * Rows that become slower or faster from fork to fork: the rank correlation (Spearman) of fork mean
 * and run order is 0.9 or more, with six forks or more, and the second half differs from the first
 * by more than 5 %. The machine changed while it was measured.
 */
final class DriftingForks implements Analyser {
  private static final int FORKS = 6;
  private static final double CORRELATION = 0.9;
  private static final double CHANGE = 0.05;

  @Override
  public List<Finding> find(Report report) {
    FindingPlaces places = new FindingPlaces();
    for (ResultTable table : report.tables()) {
      for (Row row : table.rows()) {
        double[] means = inRunOrder(row);
        if (means.length >= FORKS
            && Math.abs(rankCorrelation(means)) >= CORRELATION
            && Math.abs(change(means)) > CHANGE) {
          places.add(
              table,
              row,
              (change(means) > 0 ? "+" : "") + Words.percent(change(means)),
              change(means) / 2,
              row.score());
        }
      }
    }
    return places.isEmpty()
        ? List.of()
        : List.of(
            new Finding(
                places.severity(),
                "drifting-forks",
                "Scores drift from fork to fork",
                Words.count(places.count(), "row")
                    + " changed steadily while the run went on, from its first half to its second: "
                    + places
                    + ".",
                "Trust ratios more than times, which this changes; look for what else ran, and for the"
                    + " processor's temperature.",
                places.tables(),
                places.effect()));
  }

  private static double[] inRunOrder(Row row) {
    List<Fork> forks = row.cell().analysed();
    List<Integer> order = new ArrayList<>();
    for (int i = 0; i < forks.size(); i++) {
      if (Double.isFinite(row.means()[i]) && row.means()[i] > 0) {
        order.add(i);
      }
    }
    order.sort(
        Comparator.comparingInt((Integer i) -> forks.get(i).block())
            .thenComparingInt(i -> forks.get(i).occasion())
            .thenComparingInt(i -> forks.get(i).order()));
    return order.stream().mapToDouble(i -> row.means()[i]).toArray();
  }

  /** Spearman's ρ of the values and their places; ties, which do not occur in times, by place. */
  private static double rankCorrelation(double[] values) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    double n = values.length;
    double squares = 0;
    for (int i = 0; i < values.length; i++) {
      double difference = Arrays.binarySearch(sorted, values[i]) - i;
      squares += difference * difference;
    }
    return 1 - 6 * squares / (n * (n * n - 1));
  }

  private static double change(double[] means) {
    int half = means.length / 2;
    double first = Arrays.stream(means, 0, half).average().orElseThrow();
    double second = Arrays.stream(means, means.length - half, means.length).average().orElseThrow();
    return second / first - 1;
  }
}
