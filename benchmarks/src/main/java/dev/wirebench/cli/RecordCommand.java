package dev.wirebench.cli;

import dev.wirebench.report.input.BadInput;
import dev.wirebench.report.input.Shell;
import dev.wirebench.results.Verification;
import dev.wirebench.run.Checksums;
import dev.wirebench.run.Run;
import dev.wirebench.run.RunFolder;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
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
    Optional<OtherRecord> other = OtherRecord.at(path);
    if (other.isPresent()) {
      OtherRecord record = other.get();
      record.require(path);
      record.environments(path).forEach(this::requireSources);
      write(() -> record.copyRecord(path, out));
    } else {
      RunFolder run = RunFolder.open(path);
      Run whole = whole(run);
      requireSources(whole.start().environment());
      write(() -> run.copyRecord(whole, out));
    }
    spec.commandLine().getOut().println(out);
    spec.commandLine().getOut().flush();
  }

  private Run whole(RunFolder folder) {
    // Whoever measures has taken these away, and derives the rest when the run ends.
    requireFinished(Checksums.of(path).exist());
    Verification verification = Verification.of(folder);
    BadInput.refuse(verification.damages().stream().findFirst());
    requireFinished(verification.run().isFinished());
    BadInput.refuse(folder.reading().cutOff());
    return verification.run();
  }

  private void requireFinished(boolean finished) {
    if (!finished) {
      throw new BadInput(
          "'"
              + path
              + "' is not finished: wait for it, or go on with "
              + Shell.line("run", "--resume", path)
              + ".");
    }
  }

  private void requireSources(Map<String, String> environment) {
    BadInput.refuse(Sources.objection(path, environment));
  }

  private void write(Runnable copying) {
    if (Files.exists(out)) {
      throw new BadInput("'" + out + "' exists already: remove it, or name another folder.");
    }
    try {
      copying.run();
    } catch (UncheckedIOException e) {
      throw new BadInput(
          "'" + out + "' cannot be written (" + e.getMessage() + "): name another folder.", e);
    }
  }
}
