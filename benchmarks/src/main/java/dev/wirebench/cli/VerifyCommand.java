package dev.wirebench.cli;

import dev.wirebench.report.analysis.Words;
import dev.wirebench.report.input.BadInput;
import dev.wirebench.results.Merge;
import dev.wirebench.results.Verification;
import dev.wirebench.run.Checksums;
import dev.wirebench.run.Run;
import dev.wirebench.run.RunFolder;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code verify}: whether a run is whole and untouched. */
@Command(
    name = "verify",
    description = {
      "Says whether the folder of a run is whole and untouched: plan, every line of the journal, what"
          + " is derived from these, and every other file that was written into it.",
      "Names what is not: in the journal by line, elsewhere by file."
    },
    mixinStandardHelpOptions = true,
    sortOptions = false,
    exitCodeListHeading = "Exit codes:%n",
    exitCodeList = {"0:whole and untouched, as far as can be told", "2:something is not"})
final class VerifyCommand implements Callable<Integer> {
  /** What of the environment a reader asks for first. */
  private static final List<String> FACTS = List.of("cpu", "cpus", "os", "jdk", "commit", "dirty");

  @Parameters(paramLabel = "RUN", arity = "1..*", description = "Folders of runs.")
  private List<Path> folders;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    boolean whole = true;
    for (Path path : folders) {
      for (Path part : Merge.parts(path)) {
        whole &= verify(part);
      }
      whole &= !Merge.isAt(path) || isAsWritten(path);
    }
    return whole ? 0 : Main.BAD_INPUT;
  }

  private boolean verify(Path path) {
    try {
      return verify(RunFolder.open(path));
    } catch (BadInput e) {
      complain(List.of(e.getMessage()));
      return false;
    }
  }

  private boolean verify(RunFolder folder) {
    Verification verification = Verification.of(folder);
    PrintWriter out = spec.commandLine().getOut();
    String word =
        verification.isCertain()
            ? " is whole."
            : verification.isWhole() ? " shows no damage, as far as can be told:" : " is damaged.";
    out.println(folder.path() + word);
    if (verification.run() != null) {
      print(verification.run(), out);
      out.println("  files     " + Checksums.of(folder.path()).count() + " with checksums");
    }
    verification.remarks().forEach(remark -> out.println("  " + remark));
    out.flush();
    complain(verification.damages());
    return verification.isWhole();
  }

  /** What a merge has put together of its shards. */
  private boolean isAsWritten(Path merged) {
    List<String> differences = Checksums.of(merged).differences(List.of());
    complain(differences);
    return differences.isEmpty();
  }

  private void complain(List<String> damages) {
    PrintWriter err = spec.commandLine().getErr();
    damages.forEach(damage -> err.println(Words.printable(damage)));
    err.flush();
  }

  private static void print(Run run, PrintWriter out) {
    out.println("  started   " + run.start().time());
    Map<String, String> environment = run.start().environment();
    FACTS.forEach(
        fact -> out.printf("  %-9s %s%n", fact, environment.getOrDefault(fact, "not recorded")));
    out.println("  forks     " + run.forks().size());
    run.repairs()
        .forEach(
            repair ->
                out.println("  repaired  " + repair.time() + ", without " + repair.dropped()));
  }
}
