package dev.wirebench.cli;

import dev.wirebench.base.BadInput;
import dev.wirebench.records.RecordFolder;
import dev.wirebench.records.Records;
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
      "Copies the record of a run, to be committed: its plan, its compressed journal, and their"
          + " checksums.",
      "Of 'load', 'heaps' or 'replicate', it copies the file that is the record, or the logs. In a"
          + " checkout, 'regenerate' writes what is made of it. It refuses what is not whole, a run or"
          + " a replication that is not finished, and what was measured by a program that nobody else"
          + " can build."
    },
    mixinStandardHelpOptions = true,
    sortOptions = false)
final class RecordCommand implements Runnable {
  @Parameters(
      paramLabel = "RUN",
      description = "The folder of what was measured, which stays as it is.")
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
    RecordFolder record = Records.open(path);
    if (Files.exists(out)) {
      throw new BadInput("'" + out + "' exists already: remove it, or name another folder.");
    }
    try {
      record.copyTo(out);
    } catch (UncheckedIOException e) {
      throw new BadInput(
          "'" + out + "' cannot be written (" + e.getMessage() + "): name another folder.", e);
    }
    spec.commandLine().getOut().println(out);
    spec.commandLine().getOut().flush();
  }
}
