package dev.wirebench.report.findings;

import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.analysis.Row;
import dev.wirebench.report.analysis.Table;
import dev.wirebench.report.analysis.Words;
import dev.wirebench.report.findings.Finding.Severity;
import dev.wirebench.report.input.Fork;
import dev.wirebench.report.statistics.Drift;
import java.util.List;

/** Forks that were still changing speed when their measurement began, by {@link Drift}. */
final class WarmUpNotFinished implements Analyser {
  @Override
  public List<Finding> find(Report report) {
    Places places = new Places();
    long found = 0;
    long known = 0;
    for (Table table : report.tables()) {
      for (Row row : table.rows()) {
        List<Fork> forks =
            row.cell().analysed().stream().filter(WarmUpNotFinished::isKnown).toList();
        long drifting = forks.stream().filter(WarmUpNotFinished::isDrifting).count();
        known += forks.size();
        found += drifting;
        if (drifting > 0) {
          places.add(table, row, drifting + " of " + forks.size());
        }
      }
    }
    return places.isEmpty()
        ? List.of()
        : List.of(
            new Finding(
                Severity.WARNING,
                "warm-up-not-finished",
                "Warm-up not finished",
                found
                    + " of "
                    + Words.count(known, "fork")
                    + " ran more than 5 % faster or slower in their last warm-up iterations than in"
                    + " their measurement: "
                    + places
                    + ".",
                "Warm up for longer (--warmup, for instance 20x1s; with JMH -wi 20).",
                places.tables()));
  }

  private static boolean isKnown(Fork fork) {
    return fork.drifting() != null || fork.warmup().length > 0 && fork.scores().length > 0;
  }

  /** As the campaign saw it; for a file from elsewhere by the same rule. */
  private static boolean isDrifting(Fork fork) {
    return fork.drifting() != null
        ? fork.drifting()
        : Drift.isDrifting(fork.warmup(), fork.scores());
  }
}
