package dev.wirebench.report.findings;

import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.findings.Finding.Severity;
import dev.wirebench.report.input.MeasuredCell;
import dev.wirebench.report.input.Source;
import dev.wirebench.report.verdicts.Settings;
import dev.wirebench.report.verdicts.Words;
import java.util.List;
import java.util.OptionalLong;

/** Forks that end before HotSpot has compiled much: such a run shows that everything works. */
final class ShortForks implements Analyser {
  @Override
  public List<Finding> find(Report report) {
    long cells = 0;
    long shortest = Long.MAX_VALUE;
    for (Source source : report.sources()) {
      for (MeasuredCell cell : source.cells()) {
        OptionalLong millis = cell.setup().iterationMillis();
        if (millis.isPresent() && millis.getAsLong() < Settings.SHORTEST_FORK_MILLIS) {
          cells++;
          shortest = Math.min(shortest, millis.getAsLong());
        }
      }
    }
    return cells == 0
        ? List.of()
        : List.of(
            new Finding(
                Severity.WARNING,
                Finding.SHORT_FORKS,
                "Times mean nothing",
                Words.count(cells, "row")
                    + (cells == 1 ? " comes" : " come")
                    + " from forks whose iterations, warm-up included, take "
                    + shortest
                    + " ms: HotSpot has hardly begun to compile what they measure.",
                "Read this as a test that everything works; for times, leave out --warmup and"
                    + " --measurement and choose another suite than smoke (with JMH, longer -w and"
                    + " -r).",
                List.of()));
  }
}
