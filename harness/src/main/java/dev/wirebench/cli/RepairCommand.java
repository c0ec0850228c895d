package dev.wirebench.cli;

import dev.wirebench.base.Shell;
import dev.wirebench.machine.CampaignLock;
import dev.wirebench.report.verdicts.Words;
import dev.wirebench.run.Repair;
import dev.wirebench.run.RepairRecord.Dropped;
import dev.wirebench.run.RunFolder;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code repair}: goes on without lines of a journal that are damaged. */
@Command(
    name = "repair",
    description = {
      "Writes a run's journal anew without lines that are damaged, or contradicted by others, and says in"
          + " it which these were.",
      "The journal as it was stays beside it. What the lines held is measured again by run --resume."
    },
    mixinStandardHelpOptions = true,
    sortOptions = false)
final class RepairCommand implements Runnable {
  @Parameters(paramLabel = "RUN", description = "The run's folder.")
  private Path path;

  @Option(
      names = "--drop",
      paramLabel = "LINE",
      required = true,
      split = ",",
      description = "Numbers of lines, from 1, as verify names them.")
  private List<Integer> lines;

  @Spec private CommandSpec spec;

  @Override
  public void run() {
    Repair.Outcome outcome =
        CampaignLock.whileHeld(false, () -> {}, () -> Repair.drop(RunFolder.open(path), lines));
    PrintWriter out = spec.commandLine().getOut();
    String dropped =
        outcome.dropped().stream().map(Dropped::toString).collect(Collectors.joining(", "));
    // What the lines said is anybody's.
    out.println(
        Words.printable("Left out: " + dropped + ". The journal as it was: " + outcome.old()));
    out.println(Shell.line("run", "--resume", path) + " measures again what is missing now.");
    out.flush();
  }
}
