package dev.wirebench.cli;

import dev.wirebench.base.BadInput;
import dev.wirebench.records.Inspection;
import dev.wirebench.records.Records;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicBoolean;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code verify}: whether a run matches its checksums and its journal. */
@Command(
    name = "verify",
    description = {
      "Says whether the folder of a run matches its checksums: plan, every line of the journal, what"
          + " is derived from these, and every other file that was written into it; of a folder of"
          + " 'load' or 'heaps', every line of its record; of one of 'replicate', what was noted of its"
          + " logs when it was recorded.",
      "Names what is not: in the journal by line, elsewhere by file."
    },
    mixinStandardHelpOptions = true,
    sortOptions = false,
    exitCodeListHeading = "Exit codes:%n",
    exitCodeList = {
      "0:matches, as far as can be told; with --committed, of a known commit",
      "2:something is not"
    })
final class VerifyCommand implements Callable<Integer> {
  @Parameters(
      paramLabel = "RUN",
      arity = "1..*",
      description = "Folders of runs, loads, heaps or replications.")
  private List<Path> folders;

  @Option(
      names = "--committed",
      description = {
        "Refuse, too, what was measured by a program that nobody else can build: of changed sources,",
        "or of a commit that is not known; and a report that the journal does not give."
      })
  private boolean committed;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    PrintWriter err = spec.commandLine().getErr();
    AtomicBoolean isWhole = new AtomicBoolean(true);
    // Reading takes most of the time: folders share the processors, and are printed in their order.
    folders.parallelStream()
        .map(this::inspect)
        .forEachOrdered(
            inspection -> {
              inspection.print(out, err);
              if (!inspection.isWhole()) {
                isWhole.set(false);
              }
            });
    return isWhole.get() ? 0 : Main.BAD_INPUT;
  }

  private Inspection inspect(Path folder) {
    try {
      return Records.open(folder).inspect(committed);
    } catch (BadInput e) {
      return Inspection.refused(e.getMessage());
    }
  }
}
