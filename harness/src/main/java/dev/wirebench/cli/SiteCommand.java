package dev.wirebench.cli;

import dev.wirebench.catalogue.RecordedRuns;
import dev.wirebench.catalogue.RunRoles;
import dev.wirebench.codec.Codecs;
import dev.wirebench.plan.Suite;
import dev.wirebench.plan.Suites;
import dev.wirebench.records.RecordWithReport;
import dev.wirebench.records.Records;
import dev.wirebench.report.input.RunInfo;
import dev.wirebench.report.site.Site;
import dev.wirebench.report.site.SiteRun;
import dev.wirebench.report.verdicts.Settings;
import dev.wirebench.reports.Reports;
import dev.wirebench.results.RecordVerification;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code site}: for readers who have no checkout. */
@Command(
    name = "site",
    description = {
      "Writes a folder of static pages: an index of runs, the page of each, and the documents.",
      "It needs no server and no network, and can be published as it is."
    },
    mixinStandardHelpOptions = true,
    sortOptions = false)
final class SiteCommand implements Runnable {
  private static final String CHOSEN = "Rows that somebody chose, by options or by files.";

  @Parameters(
      paramLabel = "RUN",
      arity = "0..*",
      description =
          "Folders of runs, of 'load', 'heaps' or 'replicate', in the order of the index (default:"
              + " all results/reference-*).")
  private List<Path> runs;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      required = true,
      description = "The folder to write to: a new one, or that of an earlier site.")
  private Path out;

  @Spec private CommandSpec spec;

  @Override
  public void run() {
    Optional<RunRoles> roles = RunRoles.find(Path.of(""));
    List<SiteRun> pages = new ArrayList<>();
    List<Path> folders = runs == null ? recorded(roles) : runs;
    for (Path folder : folders) {
      pages.add(page(folder, replicationByJmh(folder, folders, roles)));
    }
    Site.write(Path.of(""), pages, out);
    spec.commandLine().getOut().println(out.resolve("index.html"));
    spec.commandLine().getOut().flush();
  }

  /** All recorded runs, first the one that README shows. */
  private static List<Path> recorded(Optional<RunRoles> roles) {
    return RecordedRuns.all().stream()
        .sorted(
            Comparator.<Path, Boolean>comparing(
                    run -> roles.filter(all -> all.main().equals(run)).isEmpty())
                .thenComparing(Comparator.naturalOrder()))
        .toList();
  }

  private static SiteRun page(Path folder, Optional<Path> jmh) {
    Optional<RecordWithReport> own = Records.withReport(folder);
    if (own.isPresent()) {
      own.get().require();
      return SiteRun.of(own.get().document(jmh.map(Reports::of)));
    }
    RecordVerification.require(folder);
    Reports.Analysed analysed = Reports.analyse(List.of(folder), Settings.DEFAULT);
    return SiteRun.of(
        String.valueOf(folder.toAbsolutePath().normalize().getFileName()),
        question(analysed),
        analysed.report(),
        analysed.findings());
  }

  /** The run that stands next to the recorded replication in its document, if both are shown. */
  private static Optional<Path> replicationByJmh(
      Path folder, List<Path> shown, Optional<RunRoles> roles) {
    return roles
        .filter(all -> isSame(all.replication(), folder))
        .flatMap(
            all -> shown.stream().filter(run -> isSame(run, all.replicationByJmh())).findFirst());
  }

  private static boolean isSame(Path one, Path other) {
    return one.toAbsolutePath().normalize().equals(other.toAbsolutePath().normalize());
  }

  private static String question(Reports.Analysed analysed) {
    return analysed.report().sources().stream()
        .flatMap(source -> source.run().stream())
        .map(RunInfo::plan)
        .filter(plan -> Suites.all().containsKey(plan.request().suite()))
        .map(
            plan ->
                question(
                    Suites.all().get(plan.request().suite()),
                    plan.selection().payloads(),
                    plan.selection().codecs()))
        .findFirst()
        .orElse(CHOSEN);
  }

  /**
   * The question that a suite answers, and the payloads of it that were measured.
   *
   * @param payloads which may be others than the suite's, or unknown
   * @param codecs likewise; releases of a library are somebody's choice
   */
  static String question(Suite suite, List<String> payloads, List<String> codecs) {
    if (!suite.payloads().containsAll(payloads) || codecs.stream().anyMatch(Codecs::isRelease)) {
      return CHOSEN;
    }
    return payloads.isEmpty() || payloads.equals(suite.payloads())
        ? suite.description()
        : suite.description() + " Here on " + String.join(", ", payloads) + ".";
  }
}
