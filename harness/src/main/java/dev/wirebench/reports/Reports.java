package dev.wirebench.reports;

import dev.wirebench.base.BadInput;
import dev.wirebench.catalogue.KnownLibraries;
import dev.wirebench.console.Screen;
import dev.wirebench.observations.RecordedQualities;
import dev.wirebench.report.analysis.Analysis;
import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.exporters.ConsoleTables;
import dev.wirebench.report.exporters.Exporters;
import dev.wirebench.report.exporters.FlameGraphs;
import dev.wirebench.report.exporters.Headline;
import dev.wirebench.report.exporters.Outputs;
import dev.wirebench.report.exporters.SvgCharts;
import dev.wirebench.report.exporters.UseCaseAnswers;
import dev.wirebench.report.findings.Finding;
import dev.wirebench.report.findings.Findings;
import dev.wirebench.report.input.Profile;
import dev.wirebench.report.input.Qualities;
import dev.wirebench.report.page.Scripts;
import dev.wirebench.report.scenario.Scenario;
import dev.wirebench.report.scenario.Scenarios;
import dev.wirebench.report.verdicts.Settings;
import dev.wirebench.results.Merge;
import dev.wirebench.results.RecordVerification;
import dev.wirebench.results.RecordedSources;
import dev.wirebench.run.Checksums;
import dev.wirebench.run.ForkRecord;
import dev.wirebench.run.Run;
import dev.wirebench.run.Run.Exclusion;
import dev.wirebench.run.RunFolder;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The report module, as the commands use it. */
public final class Reports {
  private Reports() {}

  /** A run is analysed once: all that is printed, drawn and written of it is from this. */
  public record Analysed(Report report, List<Finding> findings) {
    /** The answers of the use cases, as far as the run has any. */
    public List<String> useCases() {
      return UseCaseAnswers.of(report, findings).lines();
    }

    /** The lines for the console. */
    public String text() {
      List<String> parts =
          new ArrayList<>(List.of(ConsoleTables.of(report, Screen.width()).stripTrailing()));
      List<String> useCases = useCases();
      if (!useCases.isEmpty()) {
        parts.add("");
        parts.addAll(useCases);
      }
      String warnings = ConsoleTables.warnings(findings).stripTrailing();
      if (!warnings.isEmpty()) {
        parts.add("");
        parts.add(warnings);
      }
      return String.format(Locale.ROOT, "%s%n", String.join(System.lineSeparator(), parts));
    }
  }

  /** The lines that a command prints when a run is over. */
  public static String text(Path folder, Run run) {
    return run.measuredByCell().isEmpty()
        ? nothing(run)
        : analyse(List.of(folder), Settings.DEFAULT).text();
  }

  /** The reasons why there is nothing to analyse. */
  private static String nothing(Run run) {
    StringBuilder text = new StringBuilder(String.format(Locale.ROOT, "%nNothing was measured.%n"));
    for (Exclusion exclusion : run.exclusions()) {
      text.append(
          String.format(
              Locale.ROOT,
              "Excluded: %s, %s of %s: %s%n",
              exclusion.codec(),
              exclusion.operation(),
              exclusion.payload(),
              exclusion.reason()));
    }
    for (ForkRecord fork : run.failures()) {
      text.append(
          String.format(
              Locale.ROOT,
              "Failed: %s, block %d: %s%n",
              fork.cell().label(),
              fork.block() + 1,
              fork.failure()));
    }
    return text.toString();
  }

  /** Analyses results, with the observations of codecs that come with this program. */
  public static Analysed analyse(List<Path> results, Settings settings) {
    return analyse(results, settings, Optional.empty());
  }

  /**
   * The report of one run, as it was measured.
   *
   * @throws BadInput if it was touched, as far as that can be known
   */
  public static Report of(Path run) {
    RecordVerification.require(run);
    return analyse(List.of(run), Settings.DEFAULT).report();
  }

  /**
   * @param results run folders, merged ones, and JMH JSON files
   * @param qualities folder with what was observed of codecs; empty: what comes with this program
   */
  public static Analysed analyse(List<Path> results, Settings settings, Optional<Path> qualities) {
    List<Path> parts = results.stream().flatMap(result -> Merge.parts(result).stream()).toList();
    Optional<Scenario> asked =
        settings
            .asked()
            .or(() -> results.size() == 1 ? Scenarios.ofRun(results.get(0)) : Optional.empty());
    Optional<Qualities> observed = qualities.map(Qualities::read).or(RecordedQualities::read);
    Report report =
        Analysis.of(
            RecordedSources.read(parts), settings.asking(asked), observed, KnownLibraries.read());
    return new Analysed(report, Findings.of(report));
  }

  /** Writes a report with every chart, and into no page. */
  public static List<Path> write(Analysed analysed, Path folder) {
    return write(analysed, folder, Scripts.CHARTS, Optional.empty(), Optional.empty());
  }

  /**
   * @param folder made if it does not exist
   * @param charts which of {@link Scripts#CHARTS} are written as files
   * @param page Markdown that the headline is put into
   * @param second another run, whose ratios stand in the headline next to those of the report
   * @return the files that were written
   */
  public static List<Path> write(
      Analysed analysed,
      Path folder,
      List<String> charts,
      Optional<Path> page,
      Optional<Path> second) {
    Report report = analysed.report();
    List<Finding> findings = analysed.findings();
    try {
      Optional<String> headed =
          page.isPresent()
              ? Optional.of(headline(page.get(), analysed, folder, second))
              : Optional.empty();
      withdrawReport(folder);
      List<Path> files =
          new ArrayList<>(Exporters.write(report, findings, folder, charts, List.of()));
      try {
        if (headed.isPresent()) {
          Outputs.write(page.get(), headed.get());
          files.add(page.get());
        }
      } finally {
        note(files, folder);
      }
      return files;
    } catch (IOException e) {
      throw new BadInput(
          "The report cannot be written to '"
              + folder
              + "' ("
              + e
              + "): name another folder with"
              + " --out.",
          e);
    }
  }

  /** While files are replaced, nobody vouches for them. */
  private static void withdrawReport(Path folder) throws IOException {
    Checksums checksums = Checksums.of(folder);
    if (isOfRun(checksums)) {
      List<String> names = new ArrayList<>(checksums.names());
      names.removeAll(RunFolder.recordNames());
      names.removeAll(profiles(folder));
      checksums.withdraw(names);
    }
  }

  /** They were recorded with the run: no report replaces them. */
  private static List<String> profiles(Path folder) {
    return Profile.files(folder).stream()
        .map(file -> Profile.FOLDER + "/" + file.getFileName())
        .toList();
  }

  private static boolean isOfRun(Checksums checksums) {
    return checksums.names().stream().anyMatch(RunFolder.recordNames()::contains);
  }

  /** Notes the checksums of the report, where the run has checksums of its files. */
  private static void note(List<Path> written, Path folder) throws IOException {
    Checksums checksums = Checksums.of(folder);
    if (!isOfRun(checksums)) {
      return;
    }
    List<Path> files =
        new ArrayList<>(written.stream().filter(file -> file.startsWith(folder)).toList());
    addAll(folder.resolve(SvgCharts.FOLDER), "", files);
    addAll(folder.resolve(FlameGraphs.FOLDER), FlameGraphs.SUFFIX, files);
    files.removeIf(file -> !Files.isRegularFile(file));
    checksums.forget(SvgCharts.FOLDER);
    checksums.note(files);
  }

  private static void addAll(Path folder, String suffix, List<Path> files) throws IOException {
    if (Files.isDirectory(folder)) {
      try (Stream<Path> all = Files.walk(folder)) {
        all.filter(Files::isRegularFile)
            .filter(file -> file.toString().endsWith(suffix))
            .forEach(files::add);
      }
    }
  }

  /** The page as it will be, so that one that cannot be made is refused before anything is. */
  public static String headline(Path page, Analysed analysed, Path folder, Optional<Path> second)
      throws IOException {
    if (!Files.isRegularFile(page)) {
      throw new BadInput("There is no page '" + page + "': name a Markdown file with --into.");
    }
    Path home = page.toAbsolutePath().normalize().getParent();
    Set<String> first =
        analysed.report().sources().stream()
            .flatMap(source -> source.run().stream())
            .flatMap(run -> run.plan().selection().payloads().stream().limit(1))
            .collect(Collectors.toSet());
    Map<String, String> records = new HashMap<>();
    Scenarios.builtIn()
        .forEach(
            (name, scenario) -> {
              String record = "docs/examples/decision-" + name + ".md";
              // A record of another payload has other figures.
              if (first.contains(scenario.subject().payload())
                  && Files.exists(home.resolve(record))) {
                records.put(scenario.title(), record);
              }
            });
    return Headline.into(
        Files.readString(page),
        ofHeadline(analysed, home, folder),
        second.map(run -> ofHeadline(analyse(List.of(run), Settings.DEFAULT), home, run)),
        records);
  }

  private static Headline.Analysed ofHeadline(Analysed analysed, Path home, Path folder) {
    String fromPage =
        home.relativize(folder.toAbsolutePath().normalize())
            .toString()
            .replace(File.separatorChar, '/');
    return new Headline.Analysed(analysed.report(), analysed.findings(), fromPage);
  }
}
