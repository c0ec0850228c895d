package dev.wirebench.cli;

import dev.wirebench.reports.Reports;
import dev.wirebench.results.Derivation;
import dev.wirebench.run.Run;
import dev.wirebench.run.RunFolder;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code collect}: writes again what is derived from a run's record. */
@Command(
    name = "collect",
    description = "Writes jmh.json and run.json again from a run's plan and journal.",
    mixinStandardHelpOptions = true)
final class CollectCommand implements Callable<Integer> {
  @Parameters(paramLabel = "RUN", description = "The run's folder; it may be unfinished.")
  private Path path;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    RunFolder folder = RunFolder.open(path);
    Run run = Derivation.derive(folder);
    PrintWriter out = spec.commandLine().getOut();
    out.print(Reports.text(path, run));
    out.println("Written: jmh.json and run.json in " + path);
    out.flush();
    return run.failures().isEmpty() ? 0 : Main.SOME_CELLS_FAILED;
  }
}
