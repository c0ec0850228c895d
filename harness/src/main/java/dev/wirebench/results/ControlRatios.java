package dev.wirebench.results;

import dev.wirebench.fork.Variant;
import dev.wirebench.plan.Cell;
import dev.wirebench.report.input.RunInfo.ControlRatio;
import dev.wirebench.report.statistics.Estimate;
import dev.wirebench.run.Run;
import java.util.ArrayList;
import java.util.List;

/** Compares each A/A control with the codec that it repeats, for {@code run.json}. */
final class ControlRatios {
  private ControlRatios() {}

  private static ControlRatio of(Cell control, Estimate ratio) {
    return new ControlRatio(
        control.name().orElseThrow(),
        control.benchmark(),
        control.payload().orElseThrow(),
        control.jdk(),
        ratio.value(),
        finite(ratio.low()),
        finite(ratio.high()),
        ratio.n());
  }

  private static Double finite(double value) {
    return Double.isNaN(value) ? null : value;
  }

  /** One for each table with a control, if it and its codec both have results. */
  static List<ControlRatio> of(Run run) {
    CellForks forks = CellForks.of(run);
    List<ControlRatio> ratios = new ArrayList<>();
    for (Cell cell : run.cells()) {
      if (cell.name().filter(Variant::isControl).isPresent()) {
        Estimate ratio = forks.ratio(cell, cell.of(cell.codec().orElseThrow()));
        if (ratio.n() > 0) {
          ratios.add(of(cell, ratio));
        }
      }
    }
    return ratios;
  }
}
