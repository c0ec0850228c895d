package dev.wirebench.cli;

import dev.wirebench.report.analysis.Settings;
import dev.wirebench.report.exporters.ConsoleTables;
import dev.wirebench.report.input.BadInput;
import dev.wirebench.results.Verification;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code report}: from runs, or anybody's JMH JSON, to verdicts, charts and a page. */
@Command(
    name = "report",
    description =
        "Writes report.html, summary.md, cells.csv and charts from run folders or files of JMH's JSON.",
    mixinStandardHelpOptions = true,
    sortOptions = false)
final class ReportCommand implements Runnable {
  private static final double PERCENT = 100;

  @Parameters(
      paramLabel = "RESULT",
      arity = "1..*",
      description = "A run's folder, or a JSON file that JMH wrote for any benchmark.")
  private List<Path> results;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description = "Where to write (default: the folder of a single run, else report/).")
  private Path out;

  @Option(
      names = "--baseline",
      paramLabel = "NAME",
      description = "The row that the others are compared with (default: the run's own).")
  private String baseline;

  @Option(
      names = "--by",
      paramLabel = "NAME",
      description =
          "What tells the rows of a table apart: a parameter's name, class, method, jdk, source or"
              + " threads (default: found out).")
  private String by;

  @Option(
      names = "--delta",
      paramLabel = "PERCENT",
      defaultValue = "3",
      description = "The smallest difference that matters, in percent (default: ${DEFAULT-VALUE}).")
  private double delta;

  @Option(
      names = "--into",
      paramLabel = "FILE",
      description =
          "Also put the run's first payload, with machine, versions and what may mislead, into this"
              + " Markdown page, between <!-- wirebench: begin --> and <!-- wirebench: end -->.")
  private Path into;

  @Option(
      names = "--qualities",
      paramLabel = "DIR",
      description =
          "What 'qualities --out DIR' observed of codecs besides their speed (default: what comes"
              + " with this program).")
  private Path qualities;

  @Spec private CommandSpec spec;

  @Override
  public void run() {
    Optional<String> chosen = Optional.ofNullable(baseline);
    Settings settings = new Settings(chosen, Optional.ofNullable(by), share(), false);
    results.forEach(Verification::require);
    Reports.Analysed analysed = Reports.analyse(results, settings, Optional.ofNullable(qualities));
    List<Path> files = Reports.write(analysed, folder(), Optional.ofNullable(into));
    PrintWriter printer = spec.commandLine().getOut();
    printer.print(ConsoleTables.answers(analysed.report(), analysed.findings()));
    analysed.needs().forEach(printer::println);
    files.forEach(printer::println);
    printer.flush();
  }

  private double share() {
    if (!(delta > 0 && delta < PERCENT)) {
      throw new BadInput("--delta is " + delta + ": choose a percentage between 0 and 100.");
    }
    return delta / PERCENT;
  }

  private Path folder() {
    if (out != null) {
      return out;
    }
    return results.size() == 1 && Files.isDirectory(results.get(0))
        ? results.get(0)
        : Path.of("report");
  }
}
