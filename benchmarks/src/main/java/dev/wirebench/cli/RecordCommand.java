package dev.wirebench.cli;

import dev.wirebench.report.input.BadInput;
import dev.wirebench.results.Verification;
import dev.wirebench.run.RunFolder;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code record}: from a run to what is committed of it. */
@Command(
    name = "record",
    description = {
      "Copies the record of a run, to be committed: its plan, its journal, compressed, and their",
      "checksums. In a checkout, 'regenerate' writes the report of it. Refuses a run that is not whole,",
      "or that was measured by a program that nobody else can build."
    },
    mixinStandardHelpOptions = true,
    sortOptions = false)
final class RecordCommand implements Runnable {
  @Parameters(paramLabel = "RUN", description = "The run's folder, which stays as it is.")
  private Path path;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      required = true,
      description = "A new folder; in a checkout, results/reference-NAME.")
  private Path out;

  @Spec private CommandSpec spec;

  @Override
  public void run() {
    RunFolder run = RunFolder.open(path);
    Verification verification = Verification.of(run);
    refuse(verification.damages().stream().findFirst().orElse(null));
    refuse(run.reading().cutOff().orElse(null));
    refuse(Sources.objection(path, verification.run().start().environment()).orElse(null));
    if (Files.exists(out)) {
      throw new BadInput("'" + out + "' exists already: remove it, or name another folder.");
    }
    try {
      run.copyRecord(verification.run(), out);
    } catch (UncheckedIOException e) {
      throw new BadInput(
          "'" + out + "' cannot be written (" + e.getMessage() + "): name another folder.", e);
    }
    spec.commandLine().getOut().println(out);
    spec.commandLine().getOut().flush();
  }

  /**
   * @param why a sentence; null: nothing is to be refused
   */
  private static void refuse(String why) {
    if (why != null) {
      throw new BadInput(why);
    }
  }
}
