package dev.wirebench.validation;

import dev.wirebench.fork.Variant;
import dev.wirebench.plan.Cell;
import dev.wirebench.report.statistics.Estimate;
import dev.wirebench.report.statistics.Estimates;
import dev.wirebench.report.verdicts.Settings;
import dev.wirebench.results.CellForks;
import dev.wirebench.run.Run;
import java.util.List;
import java.util.stream.Stream;

/**
 * The ratios of one run after warm-ups by need and after long ones. Both forks of a configuration
 * were in the same interleaved groups, and so were those of the baseline.
 */
final class WarmupComparison {
  private final Run run;
  private final CellForks forks;

  WarmupComparison(Run run) {
    this.run = run;
    this.forks = CellForks.of(run);
  }

  Run run() {
    return run;
  }

  /** The benchmarks that are compared with the baseline, and were measured after either warm-up. */
  List<Cell> cells() {
    return planned().filter(cell -> logs(cell).length > 1).toList();
  }

  /** The benchmarks that have not enough results to be compared. */
  List<Cell> lacking() {
    return planned().filter(cell -> logs(cell).length <= 1).toList();
  }

  private Stream<Cell> planned() {
    return run.cells().stream()
        .filter(cell -> cell.name().filter(name -> !Variant.isVariant(name)).isPresent())
        .filter(cell -> !cell.name().get().equals(run.plan().comparison().baseline()));
  }

  /** The ratio to the baseline, both after the warm-up that they need. */
  Estimate byNeed(Cell cell) {
    return Estimates.ratio(forks.logRatios(cell, baseline(cell)), Settings.CONFIDENCE);
  }

  /** The ratio to the baseline, both after a long warm-up. */
  Estimate afterLong(Cell cell) {
    return Estimates.ratio(
        forks.logRatios(longer(cell), longer(baseline(cell))), Settings.CONFIDENCE);
  }

  /** The one ratio as a multiple of the other, group by group. */
  Estimate difference(Cell cell) {
    return Estimates.ratio(logs(cell), Settings.CONFIDENCE);
  }

  /** The difference with an interval that is adjusted for all benchmarks (Bonferroni). */
  Estimate adjusted(Cell cell) {
    double confidence = 1 - (1 - Settings.CONFIDENCE) / cells().size();
    return Estimates.ratio(logs(cell), confidence);
  }

  /** The median of the differences, each without its sign, as a share. */
  double medianDifference() {
    return Estimates.median(
        cells().stream()
            .mapToDouble(cell -> Math.expm1(Math.abs(Math.log(difference(cell).value()))))
            .toArray());
  }

  private double[] logs(Cell cell) {
    return forks.logQuotients(cell, baseline(cell), longer(cell), longer(baseline(cell)));
  }

  private Cell baseline(Cell cell) {
    return cell.of(run.plan().comparison().baseline());
  }

  private static Cell longer(Cell cell) {
    return cell.of(Variant.longWarmup(cell.name().orElseThrow()));
  }
}
