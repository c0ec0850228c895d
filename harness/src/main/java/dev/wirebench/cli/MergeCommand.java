package dev.wirebench.cli;

import dev.wirebench.report.verdicts.Settings;
import dev.wirebench.reports.Reports;
import dev.wirebench.reports.Reports.Analysed;
import dev.wirebench.results.Merge;
import dev.wirebench.results.RecordVerification;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code merge}: joins the shards of a run. */
@Command(
    name = "merge",
    description =
        "Joins the shards of one plan (run --shard I/N), measured on several machines, and writes"
            + " their report. Nothing is compared across machines.",
    mixinStandardHelpOptions = true,
    sortOptions = false)
final class MergeCommand implements Runnable {
  @Parameters(paramLabel = "RUN", arity = "1..*", description = "The folder of each shard.")
  private List<Path> folders;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      required = true,
      description = "The folder to write: the shards, jmh.json of all, and the report.")
  private Path out;

  @Spec private CommandSpec spec;

  @Override
  public void run() {
    folders.forEach(RecordVerification::require);
    Merge.join(folders, out, this::report);
    PrintWriter printer = spec.commandLine().getOut();
    printer.println("Joined " + folders.size() + " shards in " + out + "; see report.html there.");
    printer.flush();
  }

  private void report() {
    Analysed analysed = Reports.analyse(List.of(out), Settings.DEFAULT);
    Reports.write(analysed, out);
  }
}
