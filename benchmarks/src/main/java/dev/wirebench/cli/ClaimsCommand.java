package dev.wirebench.cli;

import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.analysis.Settings;
import dev.wirebench.report.claims.Claims;
import dev.wirebench.report.claims.Judge;
import dev.wirebench.report.claims.Judged;
import dev.wirebench.report.exporters.ClaimsMarkdown;
import dev.wirebench.report.exporters.ClaimsText;
import dev.wirebench.report.exporters.Outputs;
import dev.wirebench.report.input.BadInput;
import dev.wirebench.results.Verification;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code claims}: what runs say of what studies claim. */
@Command(
    name = "claims",
    description = {
      "Holds what five published studies claim against runs: every claim is confirmed, refuted, without"
          + " clear difference, not measured yet, or not comparable, with figures of both.",
      "Of several runs, each says what it found of the claims whose cells it has."
    },
    mixinStandardHelpOptions = true,
    sortOptions = false,
    exitCodeListHeading = "Exit codes:%n",
    exitCodeList = {
      "0:every claim was looked at, whatever came of it",
      "2:the request cannot be carried out"
    })
final class ClaimsCommand implements Callable<Integer> {
  @Parameters(paramLabel = "RUN", arity = "1..*", description = "A run's folder.")
  private List<Path> runs;

  @Option(
      names = "--claim",
      paramLabel = "ID",
      split = ",",
      description = "These claims, as C25 or C25a (default: all).")
  private List<String> names = List.of();

  @Option(
      names = "--markdown",
      paramLabel = "FILE",
      description = "Write a Markdown page, as docs/CLAIMS.md is.")
  private Path markdown;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    Claims all = Claims.read();
    Claims claims = all.only(Choice.check("claim", names, all.names()));
    runs.forEach(Verification::require);
    Report report = Reports.analyse(runs, Settings.DEFAULT).report();
    List<Judged> judged = Judge.of(claims, report, KnownCodecs.read());
    PrintWriter printer = spec.commandLine().getOut();
    printer.print(ClaimsText.of(judged));
    if (markdown != null) {
      write(ClaimsMarkdown.of(judged, report));
      printer.println(markdown);
    }
    printer.flush();
    return 0;
  }

  private void write(String page) {
    try {
      Outputs.replace(markdown, page);
    } catch (IOException e) {
      throw new BadInput(
          "The page cannot be written to '" + markdown + "' (" + e + "): name another file.", e);
    }
  }
}
