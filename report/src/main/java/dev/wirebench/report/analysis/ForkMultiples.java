package dev.wirebench.report.analysis;

import dev.wirebench.report.input.Fork;
import dev.wirebench.report.verdicts.Control;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * Scores of a row's forks that can be compared with each other. The forks of interleaved groups are
 * minutes apart, and the machine may slow a whole group. Their scores are therefore divided by the
 * score of the baseline's fork in the same group; those of the baseline by its control's.
 */
public final class ForkMultiples {
  private ForkMultiples() {}

  private static boolean areInterleaved(Row row) {
    return row.cell().analysed().stream().allMatch(fork -> fork.turns() != null);
  }

  /**
   * One number for each analysed fork: a score in the table's unit where forks ran one after
   * another, else a multiple. NaN where the other fork is missing.
   */
  public static double[] of(ResultTable table, Row row) {
    if (!areInterleaved(row)) {
      return row.means();
    }
    Map<Integer, Double> others = new HashMap<>();
    other(table, row).ifPresent(other -> addScores(other, others));
    List<Fork> forks = row.cell().analysed();
    double[] multiples = new double[forks.size()];
    for (int i = 0; i < multiples.length; i++) {
      multiples[i] = row.means()[i] / others.getOrDefault(forks.get(i).occasion(), Double.NaN);
    }
    return multiples;
  }

  private static void addScores(Row row, Map<Integer, Double> scores) {
    List<Fork> forks = row.cell().analysed();
    for (int i = 0; i < forks.size(); i++) {
      scores.put(forks.get(i).occasion(), row.means()[i]);
    }
  }

  /** The unit of these numbers: the table's, or the other row's name, as in {@code × jackson}. */
  public static String unit(ResultTable table, Row row) {
    return areInterleaved(row) ? "× " + other(table, row).map(Row::name).orElse("") : table.unit();
  }

  private static Optional<Row> other(ResultTable table, Row row) {
    Optional<Row> baseline = table.baselineRow();
    return baseline.equals(Optional.of(row))
        ? table.controls().stream()
            .filter(control -> control.codec().equals(row.name()))
            .map(Control::name)
            .findFirst()
            .flatMap(table::row)
        : baseline;
  }

  /**
   * The relative change of the mean if some forks are left out.
   *
   * @param values one for each analysed fork of the row; those that are not finite do not count
   * @return 0.02 for 2 %; NaN if nothing is left
   */
  public static double change(Row row, double[] values, Predicate<Fork> isLeftOut) {
    List<Fork> forks = row.cell().analysed();
    double all = mean(values, fork -> true);
    return mean(values, fork -> !isLeftOut.test(forks.get(fork))) / all - 1;
  }

  private static double mean(double[] values, IntPredicate isWanted) {
    return IntStream.range(0, values.length)
        .filter(isWanted)
        .mapToDouble(i -> values[i])
        .filter(Double::isFinite)
        .average()
        .orElse(Double.NaN);
  }
}
