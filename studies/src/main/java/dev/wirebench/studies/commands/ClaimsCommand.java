package dev.wirebench.studies.commands;

import dev.wirebench.base.BadInput;
import dev.wirebench.data.Choice;
import dev.wirebench.records.RecordWithReport;
import dev.wirebench.records.Records;
import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.document.MarkdownForm;
import dev.wirebench.report.exporters.Outputs;
import dev.wirebench.report.input.Source;
import dev.wirebench.report.verdicts.Settings;
import dev.wirebench.reports.Reports;
import dev.wirebench.results.RecordVerification;
import dev.wirebench.studies.claims.Claims;
import dev.wirebench.studies.claims.Judge;
import dev.wirebench.studies.claims.Judged;
import dev.wirebench.studies.pages.ClaimsDocument;
import dev.wirebench.studies.pages.ClaimsText;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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
      "Compares claims of five published benchmarks with your runs: each is confirmed, not reproduced, without"
          + " clear difference, not measured yet, or not comparable, with figures of both.",
      "Of several runs, each says what it found of the claims whose cells it has. So does a folder that"
          + " 'load' or 'replicate' wrote."
    },
    mixinStandardHelpOptions = true,
    sortOptions = false,
    exitCodeListHeading = "Exit codes:%n",
    exitCodeList = {
      "0:every claim was looked at, whatever came of it",
      "2:the request cannot be carried out"
    })
final class ClaimsCommand implements Callable<Integer> {
  @Parameters(
      paramLabel = "RUN",
      arity = "1..*",
      description = "A run's folder, or one of 'load' or 'replicate'.")
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
    List<Path> ofJmh = runs.stream().filter(run -> Records.withReport(run).isEmpty()).toList();
    ofJmh.forEach(RecordVerification::require);
    List<Judged> judged = new ArrayList<>();
    List<Source> sources = new ArrayList<>();
    if (ofJmh.isEmpty()) {
      judged.addAll(Judge.of(claims, KnownCodecs.read()));
    } else {
      Report report = Reports.analyse(ofJmh, Settings.DEFAULT).report();
      sources.addAll(report.sources());
      judged.addAll(Judge.of(claims, report, KnownCodecs.read()));
    }
    Map<String, String> others = new LinkedHashMap<>();
    runs.stream()
        .flatMap(run -> Records.withReport(run).stream())
        .forEach(record -> hear(record, claims, judged, others));
    PrintWriter printer = spec.commandLine().getOut();
    printer.print(ClaimsText.of(judged));
    if (markdown != null) {
      Outputs.replace(
          markdown, MarkdownForm.amongDocuments(ClaimsDocument.of(judged, sources, others)));
      printer.println(markdown);
    }
    printer.flush();
    return 0;
  }

  /** Adds the evidence of what was measured by no run of JMH. */
  private static void hear(
      RecordWithReport record, Claims claims, List<Judged> judged, Map<String, String> others) {
    record.require();
    Witness.Testimony found =
        Witness.hear(claims, record.measurement(), record.name())
            .orElseThrow(
                () ->
                    new BadInput(
                        "No claim is about what " + record.path() + " holds: leave it out."));
    if (others.put(record.name(), found.circumstances()) != null) {
      throw new BadInput(record.path() + " is called as another one: give it once, or rename it.");
    }
    judged.replaceAll(one -> one.with(found.byClaim()));
  }
}
