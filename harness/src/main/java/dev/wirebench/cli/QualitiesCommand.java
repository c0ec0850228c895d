package dev.wirebench.cli;

import dev.wirebench.base.BadInput;
import dev.wirebench.base.Program;
import dev.wirebench.data.Choice;
import dev.wirebench.observations.QualitiesChanges;
import dev.wirebench.observations.QualitiesDocument;
import dev.wirebench.observations.QualitiesFile;
import dev.wirebench.observations.QualitiesText;
import dev.wirebench.observations.QualityTrial;
import dev.wirebench.observations.TriedCodecs;
import dev.wirebench.options.Plugins;
import dev.wirebench.qualities.Case;
import dev.wirebench.qualities.Observation;
import dev.wirebench.qualities.Prober;
import dev.wirebench.qualities.Quality;
import dev.wirebench.qualities.QualityList;
import dev.wirebench.qualities.QualitySettings;
import dev.wirebench.registry.CodecClassPath;
import dev.wirebench.registry.CodecFacts;
import dev.wirebench.registry.CodecRegistry;
import dev.wirebench.report.document.MarkdownForm;
import dev.wirebench.report.exporters.Outputs;
import dev.wirebench.run.RunFolder;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code qualities}: what codecs do besides being fast, executed. */
@Command(
    name = "qualities",
    description = {
      "Tries codecs with what decisions ask besides speed: text that is not JSON, damaged messages,"
          + " and more. Each codec is tried in JVMs of its own, which may be lost to it.",
      "All codecs take about ten minutes on two cores."
    },
    mixinStandardHelpOptions = true,
    sortOptions = false,
    exitCodeListHeading = "Exit codes:%n",
    exitCodeList = {
      "0:everything was tried, whatever came of it",
      "2:the request cannot be carried out"
    })
final class QualitiesCommand implements Callable<Integer> {
  @Option(
      names = "--codec",
      paramLabel = "ID",
      split = ",",
      description = "These codecs, or groups of them (default: all-codecs).")
  private List<String> codecs = List.of("all-codecs");

  @Option(
      names = "--quality",
      paramLabel = "NAME",
      split = ",",
      description = "These qualities (default: all).")
  private List<String> qualities = QualityList.all().stream().map(Quality::name).toList();

  @Option(
      names = "--case",
      paramLabel = "ID",
      split = ",",
      description = "These cases of whatever quality has them (default: all).")
  private List<String> cases = List.of();

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "What is drawn at random is drawn from it (default: ${DEFAULT-VALUE}).")
  private long seed = 1;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description = "Write qualities.json to this folder, which must not exist.")
  private Path out;

  @Option(
      names = "--from",
      paramLabel = "DIR",
      description =
          "Try nothing: take what an earlier --out has written; with --out, write it again.")
  private Path from;

  @Option(
      names = "--against",
      paramLabel = "DIR",
      description =
          "Print the cases whose outcome is another one than in what an earlier --out has written.")
  private Path against;

  @Option(
      names = "--markdown",
      paramLabel = "FILE",
      description = "Write a Markdown page, as docs/QUALITIES.md is.")
  private Path markdown;

  @Mixin private Plugins plugins;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    Optional<QualitiesFile> older = Optional.ofNullable(against).map(QualitiesFile::read);
    QualitiesFile file = from == null ? observe() : earlier();
    PrintWriter printer = spec.commandLine().getOut();
    printer.print(
        older
            .map(before -> new QualitiesChanges(file, before).text())
            .orElseGet(() -> QualitiesText.of(file)));
    if (markdown != null) {
      Outputs.replace(markdown, MarkdownForm.of(QualitiesDocument.of(file)));
      printer.println(markdown);
    }
    printer.flush();
    return 0;
  }

  private QualitiesFile earlier() {
    for (String option : List.of("--codec", "--quality", "--case", "--seed")) {
      if (spec.commandLine().getParseResult().hasMatchedOption(option)) {
        throw new BadInput(
            "--from takes what was observed as it is: leave " + option + " or --from out.");
      }
    }
    QualitiesFile file = QualitiesFile.read(from);
    if (out != null) {
      file.write(RunFolder.create(out).path());
    }
    return file;
  }

  private QualitiesFile observe() {
    List<Quality> chosen = chosen();
    CodecRegistry registry = CodecRegistry.read(plugins.paths());
    List<CodecFacts> tried = TriedCodecs.find(codecs, registry);
    QualitySettings settings =
        new QualitySettings(Prober.of(CodecClassPath.of(plugins.paths())), seed, Set.copyOf(cases));
    RunFolder folder = out == null ? null : RunFolder.create(out);
    QualitiesFile file =
        new QualitiesFile(
            Program.TEXT,
            Instant.now(),
            seed,
            TriedCodecs.machine(),
            TriedCodecs.versions(tried),
            TriedCodecs.libraries(tried),
            false,
            List.of());
    QualityTrial trial = new QualityTrial(chosen, tried, settings, spec.commandLine().getErr());
    List<Observation> all =
        trial.run(
            observed -> {
              if (folder != null) {
                file.with(observed, false).write(folder.path());
              }
            });
    QualitiesFile whole = file.with(all, true);
    if (folder != null) {
      whole.write(folder.path());
    }
    return whole;
  }

  /** The qualities that have one of the cases, if cases were named. */
  private List<Quality> chosen() {
    List<String> names =
        Choice.check("quality", qualities, QualityList.all().stream().map(Quality::name).toList());
    List<Quality> named = names.stream().map(name -> QualityList.find(name).orElseThrow()).toList();
    List<String> ids =
        named.stream().flatMap(quality -> quality.cases().stream()).map(Case::id).toList();
    Set<String> asked = new HashSet<>(Choice.check("case", cases, ids));
    return named.stream()
        .filter(
            quality ->
                asked.isEmpty()
                    || quality.cases().stream().anyMatch(each -> asked.contains(each.id())))
        .toList();
  }
}
