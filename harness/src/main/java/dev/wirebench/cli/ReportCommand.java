package dev.wirebench.cli;

import dev.wirebench.base.BadInput;
import dev.wirebench.console.Screen;
import dev.wirebench.data.Choice;
import dev.wirebench.options.QualitiesOption;
import dev.wirebench.records.RecordWithReport;
import dev.wirebench.records.Records;
import dev.wirebench.report.document.Document;
import dev.wirebench.report.exporters.ConsoleTables;
import dev.wirebench.report.exporters.Outputs;
import dev.wirebench.report.exporters.TableColumns;
import dev.wirebench.report.page.Page;
import dev.wirebench.report.page.Scripts;
import dev.wirebench.report.verdicts.Settings;
import dev.wirebench.reports.Reports;
import dev.wirebench.results.RecordVerification;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code report}: from runs, or anybody's JMH JSON, to verdicts, charts and a page. */
@Command(
    name = "report",
    description = {
      "Writes report.html, summary.md, cells.csv and charts from run folders or files of JMH's JSON.",
      "Of a folder that 'load', 'heaps' or 'replicate' wrote: report.html."
    },
    mixinStandardHelpOptions = true,
    sortOptions = false)
final class ReportCommand implements Runnable {
  private static final double PERCENT = 100;
  private static final String OUT = "--out";
  private static final String JMH = "--jmh";
  private static final String PAGE = "report.html";

  @Parameters(
      paramLabel = "RESULT",
      arity = "1..*",
      description =
          "A run's folder, or a JSON file that JMH wrote for any benchmark; or one folder of 'load',"
              + " 'heaps' or 'replicate'.")
  private List<Path> results;

  @Option(
      names = OUT,
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
      names = "--charts",
      paramLabel = "NAME",
      split = ",",
      description =
          "Which charts to write as files, which summary.md shows: ratio, tradeoff and so on"
              + " (default: all; report.html has all in any case).")
  private List<String> charts = Scripts.CHARTS;

  @Option(
      names = "--columns",
      paramLabel = "NAME",
      split = ",",
      description = {
        "The columns of summary.md, which are then printed, too (default: seven at most). Names:",
        "time, ratio, interval (the ratio's alone), verdict, corrected (the interval that a verdict"
            + " rests on), cpu, allocation, bytes, first (bytes of the first value), gzip, zstd,"
            + " uncompressed, share, forks, defects; where they were measured, p50, p90, p99, p99.9,"
            + " classes, settled."
      })
  private List<String> columns = List.of();

  @Option(
      names = "--into",
      paramLabel = "FILE",
      description =
          "Also put what the run says of its first payload and of the use cases into this Markdown"
              + " page, between <!-- wirebench: begin --> and <!-- wirebench: end -->.")
  private Path into;

  @Option(
      names = "--second",
      paramLabel = "RUN",
      description =
          "With --into: a run of the same payload on another processor, whose ratios stand next to"
              + " those of the first.")
  private Path second;

  @Mixin private QualitiesOption qualities;

  @Option(
      names = JMH,
      paramLabel = "RUN",
      description =
          "Of a replication: a run's folder with the same cells, to be laid beside its own.")
  private Path jmh;

  @Spec private CommandSpec spec;

  @Override
  public void run() {
    Optional<RecordWithReport> own =
        results.stream().flatMap(result -> Records.withReport(result).stream()).findFirst();
    if (own.isPresent()) {
      write(own.get());
      return;
    }
    if (second != null && into == null) {
      throw new BadInput("--second is a run for the page of --into: give both.");
    }
    if (jmh != null) {
      throw new BadInput("--jmh belongs to the folder of a replication: leave it out.");
    }
    List<String> drawn = Choice.check("chart", charts, Scripts.CHARTS);
    Optional<String> chosen = Optional.ofNullable(baseline);
    Settings settings =
        new Settings(chosen, Optional.ofNullable(by), share(), false)
            .showing(Choice.check("column", columns, TableColumns.NAMES));
    results.forEach(RecordVerification::require);
    Reports.Analysed analysed = Reports.analyse(results, settings, qualities.folder());
    List<Path> files =
        Reports.write(
            analysed, folder(), drawn, Optional.ofNullable(into), Optional.ofNullable(second));
    PrintWriter printer = spec.commandLine().getOut();
    printer.print(
        columns.isEmpty()
            ? ConsoleTables.answers(analysed.report(), analysed.findings())
            : ConsoleTables.of(analysed.report(), Screen.width())
                + ConsoleTables.notices(analysed.findings()));
    analysed.useCases().forEach(printer::println);
    files.forEach(printer::println);
    printer.flush();
  }

  /** A page by itself: what it has is compared with nothing. */
  private void write(RecordWithReport record) {
    if (results.size() > 1) {
      throw new BadInput(
          "A folder of 'load', 'heaps' or 'replicate' has a page of its own: name it alone.");
    }
    spec.commandLine().getParseResult().matchedOptions().stream()
        .map(OptionSpec::longestName)
        .filter(name -> !name.equals(OUT) && !(name.equals(JMH) && record.takesJmh()))
        .findFirst()
        .ifPresent(
            name -> {
              throw new BadInput(name + " is for runs of JMH: leave it out.");
            });
    record.require();
    Document document = record.document(Optional.ofNullable(jmh).map(Reports::of));
    Path page = (out != null ? out : record.path()).resolve(PAGE);
    try {
      Files.createDirectories(page.toAbsolutePath().getParent());
      Outputs.write(page, Page.of(document));
    } catch (IOException e) {
      throw new BadInput(
          "The page cannot be written to '"
              + page
              + "' ("
              + e
              + "): name another folder with --out.",
          e);
    }
    spec.commandLine().getOut().println(page);
    spec.commandLine().getOut().flush();
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
