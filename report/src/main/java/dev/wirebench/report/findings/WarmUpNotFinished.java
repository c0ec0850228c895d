package dev.wirebench.report.findings;

import dev.wirebench.report.analysis.ForkMultiples;
import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.analysis.ResultTable;
import dev.wirebench.report.analysis.Row;
import dev.wirebench.report.input.Fork;
import dev.wirebench.report.statistics.Drift;
import dev.wirebench.report.verdicts.Words;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Forks that were still changing speed when their measurement began, by {@link Drift}: interleaved
 * ones over their passes, others between warm-up and measurement. The effect is the change of the
 * mean without them.
 */
final class WarmUpNotFinished implements Analyser {
  private static final String BY_ITSELF =
      " ran more than 5 % faster or slower in their last warm-up iterations than in their"
          + " measurement: ";

  private static final String BY_TURNS =
      " changed speed by more than 5 % from their first pass to their last, relative to the"
          + " baseline of their group (the baseline to its control): ";

  @Override
  public List<Finding> find(Report report) {
    return Stream.of(
            find(report, fork -> fork.turns() == null, BY_ITSELF),
            find(report, fork -> fork.turns() != null, BY_TURNS))
        .flatMap(List::stream)
        .toList();
  }

  private static List<Finding> find(Report report, Predicate<Fork> kind, String words) {
    FindingPlaces places = new FindingPlaces();
    long found = 0;
    long known = 0;
    for (ResultTable table : report.tables()) {
      for (Row row : table.rows()) {
        List<Fork> forks =
            row.cell().analysed().stream().filter(kind).filter(WarmUpNotFinished::isKnown).toList();
        long drifting = forks.stream().filter(WarmUpNotFinished::isDrifting).count();
        known += forks.size();
        found += drifting;
        if (drifting > 0) {
          double effect =
              ForkMultiples.change(
                  row,
                  ForkMultiples.of(table, row),
                  fork -> kind.test(fork) && isKnown(fork) && isDrifting(fork));
          places.add(table, row, drifting + " of " + forks.size(), effect);
        }
      }
    }
    return places.isEmpty()
        ? List.of()
        : List.of(
            new Finding(
                places.severity(),
                "warm-up-not-finished",
                "Warm-up not finished",
                found + " of " + Words.count(known, "fork") + words + places + ".",
                "Warm up for longer (--warmup, for instance 20x1s; with JMH -wi 20).",
                places.tables(),
                places.effect()));
  }

  private static boolean isKnown(Fork fork) {
    return fork.drifting() != null
        || fork.turns() == null && fork.warmup().length > 0 && fork.scores().length > 0;
  }

  /** The campaign's own verdict; for a file from elsewhere, the verdict by the same rule. */
  private static boolean isDrifting(Fork fork) {
    return fork.drifting() != null
        ? fork.drifting()
        : Drift.isDrifting(fork.warmup(), fork.scores());
  }
}
