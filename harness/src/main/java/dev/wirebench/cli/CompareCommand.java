package dev.wirebench.cli;

import dev.wirebench.base.BadInput;
import dev.wirebench.report.comparison.ComparisonSettings;
import dev.wirebench.report.comparison.RunComparison;
import dev.wirebench.report.comparison.RunComparison.Rows;
import dev.wirebench.report.document.ConsoleForm;
import dev.wirebench.report.exporters.ComparisonDocument;
import dev.wirebench.report.exporters.Outputs;
import dev.wirebench.report.input.Source;
import dev.wirebench.results.RecordVerification;
import dev.wirebench.results.RecordedSources;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalDouble;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code compare}: what became slower from one run to another. */
@Command(
    name = "compare",
    description = {
      "Compares a newer result with an older one, benchmark by benchmark, or two rows of one"
          + " result.",
      "A slowdown is established if the 95 %% interval of the ratio of times, corrected for the"
          + " number of compared benchmarks, is wholly above it, with 5 forks or more in both."
    },
    mixinStandardHelpOptions = true,
    sortOptions = false,
    exitCodeListHeading = "Exit codes:%n",
    exitCodeList = {
      "0:compared; without --fail-on-regression always",
      "1:a slowdown above that of --fail-on-regression is established in one benchmark or more",
      "2:the request cannot be carried out",
      "3:none is, but a benchmark of the older side is missing on the newer one, or failed there",
      "5:with --fail-on-inconclusive: such a slowdown is neither established nor ruled out",
      "70:the program failed"
    })
final class CompareCommand implements Callable<Integer> {
  private static final int REGRESSION = 1;
  private static final int INCONCLUSIVE = 5;
  private static final double PERCENT = 100;
  private static final String BEFORE = "--before";
  private static final String AFTER = "--after";

  @Parameters(
      index = "0",
      paramLabel = "BEFORE",
      description =
          "The older result: a run's folder, or a JSON file that JMH wrote. With --before and"
              + " --after, the only one.")
  private Path before;

  @Parameters(index = "1", paramLabel = "AFTER", arity = "0..1", description = "The newer result.")
  private Path after;

  @Option(
      names = BEFORE,
      paramLabel = "ROW",
      description =
          "A row of the one result, for instance mylib@main.jar: --after is compared with it, block by"
              + " block.")
  private String rowBefore;

  @Option(names = AFTER, paramLabel = "ROW", description = "Another row of the same tables.")
  private String rowAfter;

  @Option(
      names = "--fail-on-regression",
      paramLabel = "PERCENT",
      description =
          "End with exit code 1 if a slowdown above this is established, for instance 5%%, and with"
              + " 3 if a benchmark is missing on the newer side or failed there.")
  private String regression;

  @Option(
      names = "--allow-missing",
      description = "With --fail-on-regression: benchmarks may be missing or may have failed.")
  private boolean allowsMissing;

  @Option(
      names = "--fail-on-inconclusive",
      description =
          "With --fail-on-regression: end with exit code 5 if a slowdown above it is neither"
              + " established nor ruled out.")
  private boolean failsOnInconclusive;

  @Option(
      names = "--delta",
      paramLabel = "PERCENT",
      defaultValue = "3",
      description = "The smallest difference that matters, in percent (default: ${DEFAULT-VALUE}).")
  private String delta;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description = "Also write Markdown to this file, as a comment for a pull request.")
  private Path out;

  @Option(names = "--markdown", description = "Print Markdown instead of text.")
  private boolean markdown;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    RunComparison comparison = comparison(settings());
    String comment = ComparisonDocument.comment(comparison);
    if (out != null) {
      Outputs.replace(
          out,
          comment,
          e -> "'" + out + "' cannot be written (" + e + "): name another file with --out.");
    }
    PrintWriter printer = spec.commandLine().getOut();
    printer.print(
        markdown ? comment : ConsoleForm.of(ComparisonDocument.of(comparison)).stripLeading());
    printer.flush();
    return regression == null ? 0 : exitCode(comparison);
  }

  private int exitCode(RunComparison comparison) {
    if (!comparison.slower().isEmpty()) {
      return REGRESSION;
    }
    if (!comparison.losses().isEmpty() && !allowsMissing) {
      return Main.SOME_CELLS_FAILED;
    }
    return !comparison.open().isEmpty() && failsOnInconclusive ? INCONCLUSIVE : 0;
  }

  private RunComparison comparison(ComparisonSettings settings) {
    if (rowBefore != null || rowAfter != null) {
      return rows(settings);
    }
    if (after == null) {
      throw new BadInput(
          "There is one result only: name a newer one behind it, or two of its rows with "
              + BEFORE
              + " and "
              + AFTER
              + ".");
    }
    if (before.toAbsolutePath().normalize().equals(after.toAbsolutePath().normalize())) {
      throw new BadInput(
          "'" + before + "' is both results: name an older one, and a newer one behind it.");
    }
    RecordVerification.require(before);
    RecordVerification.require(after);
    List<Source> sources = RecordedSources.read(List.of(before, after));
    return RunComparison.of(sources.get(0), sources.get(1), settings);
  }

  private RunComparison rows(ComparisonSettings settings) {
    if (rowBefore == null || rowAfter == null || after != null || rowBefore.equals(rowAfter)) {
      throw new BadInput(
          "Two rows of one result are compared: name one result, and two of its rows with "
              + BEFORE
              + " and "
              + AFTER
              + ".");
    }
    RecordVerification.require(before);
    Source source = RecordedSources.read(List.of(before)).get(0);
    return RunComparison.of(source, new Rows(rowBefore, rowAfter), settings);
  }

  private ComparisonSettings settings() {
    if (regression == null && (allowsMissing || failsOnInconclusive)) {
      throw new BadInput(
          (allowsMissing ? "--allow-missing" : "--fail-on-inconclusive")
              + " changes what --fail-on-regression finds: give that, too, for instance"
              + " --fail-on-regression 5%.");
    }
    double share = share("--delta", delta);
    if (share == 0) {
      throw new BadInput("--delta is " + delta + ": choose a percentage above 0.");
    }
    return new ComparisonSettings(
        share,
        regression == null
            ? OptionalDouble.empty()
            : OptionalDouble.of(share("--fail-on-regression", regression)));
  }

  /** Reads a percentage with or without its sign. */
  private static double share(String option, String text) {
    String number = text.strip().replaceFirst("\\s*%$", "");
    if (!number.matches("\\d{1,3}(\\.\\d{1,6})?") || Double.parseDouble(number) > PERCENT) {
      throw new BadInput(
          option + " is '" + text + "': choose a percentage from 0 to 100, for instance 5%.");
    }
    return Double.parseDouble(number) / PERCENT;
  }
}
