package dev.wirebench.reports;

import dev.wirebench.report.verdicts.Settings;
import dev.wirebench.reports.Reports.Analysed;
import dev.wirebench.run.Run;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Prints the tables of a run, and writes its report. Whatever goes wrong here costs no result. */
public final class RunTables implements RunEnding {
  @Override
  public void show(Path folder, Run run, PrintWriter printer) {
    Optional<Analysed> analysed = analyse(folder, run, printer);
    analysed
        .flatMap(report -> report.report().sources().get(0).run())
        .map(info -> info.course().spent())
        .ifPresent(spent -> printer.println("The run took " + spent.text() + "."));
    printer.println("The run is in " + folder + ": jmh.json (for any tool that reads JMH),");
    printer.println("run.json (machine, versions, sizes, exclusions), journal.jsonl (every fork).");
    analysed.ifPresent(report -> write(report, folder, printer));
    printer.flush();
  }

  private static Optional<Analysed> analyse(Path folder, Run run, PrintWriter printer) {
    if (run.measuredByCell().isEmpty()) {
      printer.print(Reports.text(folder, run));
      return Optional.empty();
    }
    try {
      Analysed analysed = Reports.analyse(List.of(folder), Settings.DEFAULT);
      printer.print(analysed.text());
      return Optional.of(analysed);
    } catch (RuntimeException e) {
      printer.println("The run cannot be analysed: " + e.getMessage());
      return Optional.empty();
    }
  }

  /** Failures are treated as in {@link #analyse}. */
  private static void write(Analysed analysed, Path folder, PrintWriter printer) {
    try {
      Reports.write(analysed, folder);
      printer.println("The report is report.html there, and summary.md, cells.csv and charts/.");
    } catch (RuntimeException e) {
      printer.println("No report was written: " + e.getMessage());
    }
  }
}
