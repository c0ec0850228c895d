package dev.wirebench.report.findings;

import dev.wirebench.report.analysis.Ratio;
import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.analysis.Row;
import dev.wirebench.report.analysis.Settings;
import dev.wirebench.report.analysis.Table;
import dev.wirebench.report.analysis.Words;
import dev.wirebench.report.findings.Finding.Severity;
import dev.wirebench.report.input.Fork;
import dev.wirebench.report.statistics.VarianceLevels;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * Ratios whose interval is wider than what is asked of them (±δ): a verdict of equivalence is then
 * out of reach. Says how many blocks it would take, as widths shrink with the root of their number.
 */
final class IntervalTooWide implements Analyser {
  /** Nobody waits for more. */
  private static final int MOST_BLOCKS = 1000;

  @Override
  public List<Finding> find(Report report) {
    double aim = Math.log1p(report.settings().delta());
    Places places = new Places();
    List<Double> blocks = new ArrayList<>();
    List<Row> rows = new ArrayList<>();
    int ratios = 0;
    for (Table table : report.tables()) {
      for (Row row : table.rows()) {
        if (row.ranked() && row.ratio().filter(IntervalTooWide::isEstimated).isPresent()) {
          ratios++;
          double half = halfWidth(row.ratio().get());
          if (half > aim) {
            places.add(table, row, "± " + Words.percent(Math.expm1(half)));
            blocks.add(row.ratio().get().family().n() * Math.pow(half / aim, 2));
            rows.add(row);
          }
        }
      }
    }
    return places.isEmpty() ? List.of() : List.of(finding(report, places, ratios, blocks, rows));
  }

  private static Finding finding(
      Report report, Places places, int ratios, List<Double> blocks, List<Row> rows) {
    String delta = "± " + Words.percent(report.settings().delta());
    return new Finding(
        Severity.NOTE,
        "interval-too-wide",
        "Intervals wider than " + delta,
        places.count()
            + " of "
            + Words.count(ratios, "ratio")
            + " are known less precisely than "
            + delta
            + ": "
            + places
            + ".",
        remedy(Math.ceil(median(blocks)), delta) + whatVaries(rows),
        places.tables());
  }

  private static String remedy(double blocks, String delta) {
    return blocks > MOST_BLOCKS
        ? "More blocks alone would not bring half of them to "
            + delta
            + ": measure on a quieter machine, or accept a larger --delta."
        : "About "
            + String.format(Locale.ROOT, "%,.0f", blocks)
            + " blocks (--blocks) would bring half of them to "
            + delta
            + "; or accept a larger --delta.";
  }

  private static boolean isEstimated(Ratio ratio) {
    return ratio.family().n() >= Settings.FORKS_FOR_VERDICTS;
  }

  private static double halfWidth(Ratio ratio) {
    return Math.log(ratio.family().high() / ratio.family().low()) / 2;
  }

  /** Whether more forks help or longer ones: the share of forks in the variance of their means. */
  private static String whatVaries(List<Row> rows) {
    List<Double> shares = new ArrayList<>();
    for (Row row : rows) {
      double[][] scores = row.cell().analysed().stream().map(Fork::scores).toArray(double[][]::new);
      int count = scores[0].length;
      if (scores.length > 1
          && count > 1
          && Arrays.stream(scores).allMatch(fork -> fork.length == count)) {
        VarianceLevels levels = VarianceLevels.of(scores);
        double forks = Math.max(0, levels.forks());
        shares.add(forks / (forks + levels.iterations() / count));
      }
    }
    if (shares.isEmpty()) {
      return "";
    }
    return median(shares) > 0.5
        ? " Forks differ more than iterations do, so longer measurement would not help."
        : " Iterations differ as much as forks do, so longer measurement helps too.";
  }

  private static double median(List<Double> values) {
    List<Double> sorted = values.stream().sorted().toList();
    return sorted.get(sorted.size() / 2);
  }
}
