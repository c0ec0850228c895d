package dev.wirebench.report.findings;

import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.findings.Finding.Severity;
import dev.wirebench.report.input.RunInfo.ClockSet;
import dev.wirebench.report.input.Source;
import dev.wirebench.report.verdicts.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A machine whose clock was set while it measured: dates are those of another clock from then. */
final class ClockWasSet implements Analyser {
  private static final double MILLIS = 1000;

  @Override
  public List<Finding> find(Report report) {
    List<Finding> findings = new ArrayList<>();
    for (Source source : report.sources()) {
      source
          .run()
          .map(run -> run.course().clockSets())
          .filter(sets -> !sets.isEmpty())
          .ifPresent(sets -> findings.add(finding(source, sets)));
    }
    return findings;
  }

  private static Finding finding(Source source, List<ClockSet> sets) {
    boolean forward = sets.stream().anyMatch(set -> set.setByMillis() > 0);
    return new Finding(
        Severity.NOTE,
        "clock-set",
        "The clock was set",
        "The clock of the machine was set while "
            + source.name()
            + " was measured: "
            + Words.some(sets.stream().map(ClockWasSet::step).toList())
            + ". Durations, budgets and the order of forks are right, since they follow another"
            + " clock."
            + (forward ? " A machine that sleeps looks as if its clock was set forward." : ""),
        "Expect later dates of this run to differ by that from those of other programs.",
        List.of());
  }

  private static String step(ClockSet set) {
    return String.format(
        Locale.ROOT,
        "%s by %,d s at %s",
        set.setByMillis() < 0 ? "back" : "forward",
        Math.round(Math.abs(set.setByMillis()) / MILLIS),
        set.time());
  }
}
