package dev.wirebench.report.findings;

import dev.wirebench.report.analysis.BlockTimes;
import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.analysis.ResultTable;
import dev.wirebench.report.analysis.Row;
import dev.wirebench.report.findings.Finding.Severity;
import dev.wirebench.report.input.Fork;
import dev.wirebench.report.statistics.VarianceLevels;
import dev.wirebench.report.verdicts.Ratio;
import dev.wirebench.report.verdicts.Settings;
import dev.wirebench.report.verdicts.Words;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * Ratios whose corrected interval is wider than what is asked of them (±δ): a tie is then out of
 * reach. Says how long a run it would take, as widths shrink with the root of the number of blocks.
 */
final class IntervalTooWide implements Analyser {
  /** Nobody waits for more. */
  private static final int MOST_HOURS = 100;

  /** The most forks that anybody waits for, where the files have no times. */
  private static final int MOST_FORKS = 1000;

  /** Above it, hours are told rather than minutes. */
  private static final double MOST_MINUTES = 120;

  @Override
  public List<Finding> find(Report report) {
    double aim = Math.log1p(report.settings().delta());
    BlockTimes times = BlockTimes.of(report);
    FindingPlaces places = new FindingPlaces();
    List<Wide> wide = new ArrayList<>();
    int ratios = 0;
    for (ResultTable table : report.tables()) {
      for (Row row : table.rows()) {
        if (row.ranked() && row.ratio().filter(IntervalTooWide::isEstimated).isPresent()) {
          ratios++;
          double half = row.ratio().get().family().logHalfWidth();
          if (half > aim) {
            places.add(table, row, "± " + Words.percent(Math.expm1(half)));
            double blocks = row.ratio().get().family().n() * Math.pow(half / aim, 2);
            wide.add(new Wide(row, blocks, blocks * times.hours(row.cell())));
          }
        }
      }
    }
    return places.isEmpty() ? List.of() : List.of(finding(report, places, ratios, wide));
  }

  /**
   * A row, and what would make its interval narrow enough.
   *
   * @param hours NaN if not known
   */
  private record Wide(Row row, double blocks, double hours) {}

  private static Finding finding(Report report, FindingPlaces places, int ratios, List<Wide> wide) {
    String delta = "± " + Words.percent(report.settings().delta());
    return new Finding(
        Severity.NOTE,
        "interval-too-wide",
        "Corrected intervals wider than " + delta,
        places.count()
            + " of "
            + Words.count(ratios, "ratio")
            + " are known less precisely than "
            + delta
            + ", by the corrected intervals on which verdicts rest: "
            + places
            + ".",
        remedy(wide, delta) + whatVaries(wide.stream().map(Wide::row).toList()),
        places.tables());
  }

  private static String remedy(List<Wide> wide, String delta) {
    double blocks = Math.ceil(median(wide.stream().map(Wide::blocks).toList()));
    double hours =
        wide.stream().anyMatch(row -> Double.isNaN(row.hours()))
            ? Double.NaN
            : median(wide.stream().map(Wide::hours).toList());
    boolean known = !Double.isNaN(hours);
    if (known ? hours > MOST_HOURS : blocks > MOST_FORKS) {
      return delta
          + " is not reachable here: for half of them it would take more than "
          + (known ? MOST_HOURS + " hours" : String.format(Locale.ROOT, "%,d forks", MOST_FORKS))
          + ". Measure on a quieter machine, or accept a larger --delta.";
    }
    String number = String.format(Locale.ROOT, "%.0f", blocks);
    boolean hasBlocks = wide.stream().anyMatch(row -> row.row().cell().hasBlocks());
    return (known
            ? "A run of about " + time(hours) + " (--blocks " + number + ")"
            : "About " + number + (hasBlocks ? " blocks (--blocks)" : " forks (JMH's -f)"))
        + " would bring half of them to "
        + delta
        + "; or accept a larger --delta.";
  }

  private static String time(double hours) {
    double minutes = Math.ceil(60 * hours);
    return minutes > MOST_MINUTES
        ? Words.count((long) Math.ceil(hours), "hour")
        : Words.count((long) minutes, "minute");
  }

  private static boolean isEstimated(Ratio ratio) {
    return ratio.family().n() >= Settings.FORKS_FOR_VERDICTS;
  }

  /** Says whether more forks help or longer ones; if interleaved, more groups or more passes. */
  private static String whatVaries(List<Row> rows) {
    List<Row> byTurns = rows.stream().filter(row -> row.slices().isPresent()).toList();
    return byTurns.isEmpty() ? ofForks(rows) : ofHeats(byTurns);
  }

  private static String ofHeats(List<Row> rows) {
    List<Double> shares =
        rows.stream()
            .map(row -> row.slices().orElseThrow().variance().share())
            .filter(Double::isFinite)
            .toList();
    if (shares.isEmpty()) {
      return "";
    }
    return median(shares) < 0.5
        ? " Ratios differ more from heat to heat than their slices explain, so more rounds would not"
            + " help."
        : " Slices explain most of what ratios differ by from heat to heat, so more rounds help too"
            + " (--measurement, for instance 40x100ms).";
  }

  /** The share of forks in the variance of their means. */
  private static String ofForks(List<Row> rows) {
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
