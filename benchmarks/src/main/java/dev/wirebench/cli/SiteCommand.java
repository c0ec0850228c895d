package dev.wirebench.cli;

import dev.wirebench.codec.Codecs;
import dev.wirebench.plan.Suite;
import dev.wirebench.plan.Suites;
import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.analysis.Settings;
import dev.wirebench.report.input.RunInfo;
import dev.wirebench.report.site.Site;
import dev.wirebench.report.site.SiteRun;
import dev.wirebench.results.Verification;
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
    List<SiteRun> pages = new ArrayList<>();
    List<Path> folders =
        runs == null ? RecordedRuns.all().stream().sorted(SiteCommand::compare).toList() : runs;
    for (Path folder : folders) {
      pages.add(page(folder, folders));
    }
    Site.write(Path.of(""), pages, out);
    spec.commandLine().getOut().println(out.resolve("index.html"));
    spec.commandLine().getOut().flush();
  }

  /** Those of the card, which README tells of, first. */
  private static int compare(Path a, Path b) {
    return Comparator.<Path, Boolean>comparing(run -> !run.getFileName().toString().contains("jdk"))
        .thenComparing(Comparator.naturalOrder())
        .compare(a, b);
  }

  private static SiteRun page(Path folder, List<Path> shown) {
    Optional<OtherRecord> other = OtherRecord.at(folder);
    if (other.isPresent()) {
      other.get().require(folder);
      return SiteRun.of(other.get().sheet(folder, beside(folder, shown)));
    }
    Verification.require(folder);
    Reports.Analysed analysed = Reports.analyse(List.of(folder), Settings.DEFAULT);
    return SiteRun.of(
        OtherRecord.name(folder), question(analysed), analysed.report(), analysed.findings());
  }

  /** What is laid beside the recorded replication in its document is so on its page, too. */
  private static Optional<Report> beside(Path folder, List<Path> shown) {
    return folder.equals(RegenerateCommand.REPLICATION)
            && shown.contains(RegenerateCommand.BESIDE_REPLICATION)
        ? Optional.of(ReplicateCommand.report(RegenerateCommand.BESIDE_REPLICATION))
        : Optional.empty();
  }

  private static String question(Reports.Analysed analysed) {
    return analysed.report().sources().stream()
        .flatMap(source -> source.run().stream())
        .map(RunInfo::plan)
        .filter(plan -> Suites.all().containsKey(plan.suite()))
        .map(plan -> question(Suites.all().get(plan.suite()), plan.payloads(), plan.codecs()))
        .findFirst()
        .orElse(CHOSEN);
  }

  /**
   * What a suite is for, and what of it was measured.
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
