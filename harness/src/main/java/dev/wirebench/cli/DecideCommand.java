package dev.wirebench.cli;

import dev.wirebench.base.Program;
import dev.wirebench.options.QualitiesOption;
import dev.wirebench.records.RecordFolder;
import dev.wirebench.records.Records;
import dev.wirebench.report.decision.Decider;
import dev.wirebench.report.decision.Decision;
import dev.wirebench.report.decision.MeasuredService;
import dev.wirebench.report.exporters.Outputs;
import dev.wirebench.report.load.LoadSummary;
import dev.wirebench.report.scenario.Scenario;
import dev.wirebench.report.scenario.Scenarios;
import dev.wirebench.report.verdicts.Settings;
import dev.wirebench.reports.Addition;
import dev.wirebench.reports.DecideWords;
import dev.wirebench.reports.Reports;
import dev.wirebench.results.RecordVerification;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code decide}: from a run and a scenario to an architecture decision record. */
@Command(
    name = "decide",
    description = {
      "Decides for a scenario by the numbers of a run, and writes an architecture decision record.",
      "Scenarios that come with this program: rest-api, event-bus, cache, event-stream,"
          + " configuration; docs/METHODOLOGY.md says what a file of one may hold."
    },
    mixinStandardHelpOptions = true,
    sortOptions = false,
    exitCodeListHeading = "Exit codes:%n",
    exitCodeList = {"0:decided, if only that nothing fits", "2:the request cannot be carried out"})
public final class DecideCommand implements Runnable {
  @Parameters(paramLabel = "RUN", description = "A run's folder.")
  private Path run;

  @Option(
      names = "--scenario",
      paramLabel = "SCENARIO",
      description =
          "A YAML file, or the name of one that comes with this program (default: that of the run, if 'answer' made it).")
  private String scenario = "";

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description =
          "Where to write the record (default: decision-<scenario>.md in the run's folder).")
  private Path out;

  @Option(
      names = "--rate",
      paramLabel = "RATE",
      description = "Messages written, in the place of what the scenario says: 50000/s, 3M/min.")
  private String rate;

  @Option(names = "--payload", paramLabel = "ID", description = "Likewise, of what kind.")
  private String payload;

  @Option(
      names = "--cores",
      paramLabel = "NUMBER",
      description =
          "Likewise, processors of the service (default: those of the machine that measured).")
  private String cores;

  @Option(names = "--today", paramLabel = "OPTION", description = "Likewise, what is used today.")
  private String today;

  @Option(
      names = "--medium",
      paramLabel = "NAME",
      description = "Likewise, bytes, string and so on (default: bytes).")
  private String medium;

  @Option(
      names = "--jdk",
      paramLabel = "LABEL",
      description = "Likewise, the JDK of a run on several (default: its first).")
  private String jdk;

  @Mixin private QualitiesOption qualities;

  @Option(
      names = "--service",
      paramLabel = "DIR",
      description =
          "What 'load --out DIR' measured: the record cites the highest rate and the CPU time of a"
              + " request with each option, beside the arithmetic.")
  private Path service;

  @Spec private CommandSpec spec;

  @Override
  public void run() {
    PrintWriter printer = spec.commandLine().getOut();
    if (scenario.isEmpty() && Files.exists(run.resolve(Scenarios.FILE))) {
      scenario = run.resolve(Scenarios.FILE).toString();
    }
    // What is wrong with a scenario is said before anything is analysed.
    boolean saysPayload = !scenario.isEmpty() || payload != null;
    Optional<Scenario> given =
        saysPayload ? Optional.of(Scenarios.read(scenario, instead())) : Optional.empty();
    RecordVerification.require(run);
    Optional<LoadSummary> load = Optional.ofNullable(service).map(DecideCommand::load);
    Reports.Analysed analysed = Reports.analyse(List.of(run), Settings.DEFAULT, qualities.folder());
    takeOnlyPayload(analysed, given, printer);
    Scenario asked = Scenarios.read(scenario, instead());
    Decision decision = decide(analysed, asked, load);
    Path file = out == null ? inFolder() : out;
    Outputs.replace(
        file,
        decision.record(),
        e -> "The record cannot be written to '" + file + "' (" + e + "): name another file.");
    decision.sentences().forEach(sentence -> printer.println("- " + sentence));
    Addition.to(run, asked.subject().payload(), decision, command())
        .forEach(line -> printer.println("- " + line));
    printer.println(file);
    printer.flush();
  }

  private static LoadSummary load(Path folder) {
    Records.at(folder).ifPresent(RecordFolder::require);
    return LoadSummary.of(folder);
  }

  /** Scenarios that come with this program name a payload of the suite. */
  private void takeOnlyPayload(
      Reports.Analysed analysed, Optional<Scenario> given, PrintWriter printer) {
    Set<String> measured =
        analysed.report().tables().stream()
            .flatMap(table -> table.key().payload().stream())
            .collect(Collectors.toSet());
    if (payload == null
        && measured.size() == 1
        && given
            .map(scenario -> scenario.subject().payload())
            .filter(measured::contains)
            .isEmpty()) {
      payload = measured.iterator().next();
      printer.println("payload    " + payload + ", which is the only one of this run");
    }
  }

  private Decision decide(Reports.Analysed analysed, Scenario asked, Optional<LoadSummary> load) {
    try (Decider decider = new Decider(analysed.report(), analysed.findings())) {
      return decider.decide(
          asked,
          command(),
          load.map(of -> MeasuredService.of(service.toString(), of, asked.subject().payload())));
    }
  }

  private Map<String, String> instead() {
    Map<String, String> instead = new LinkedHashMap<>();
    put(instead, "rate", rate);
    put(instead, "payload", payload);
    put(instead, "cores", cores);
    put(instead, "today", today);
    put(instead, "medium", medium);
    put(instead, "jdk", jdk);
    return instead;
  }

  private static void put(Map<String, String> instead, String key, String value) {
    if (value != null) {
      instead.put(key, value);
    }
  }

  /** The command as it was given. */
  private String command() {
    List<Object> words = DecideWords.of(run, scenario, instead());
    qualities.folder().ifPresent(folder -> words.addAll(List.of("--qualities", folder)));
    if (service != null) {
      words.addAll(List.of("--service", service));
    }
    if (out != null) {
      words.addAll(List.of("--out", out));
    }
    return Program.line(words.toArray());
  }

  private Path inFolder() {
    Path folder = Files.isDirectory(run) ? run : Path.of("");
    String name = name();
    return folder.resolve(name.isEmpty() ? "decision.md" : "decision-" + name + ".md");
  }

  /** Empty for the scenario that the run was made for. */
  private String name() {
    if (scenario.equals(run.resolve(Scenarios.FILE).toString())) {
      return "";
    }
    String name = scenario.isEmpty() ? payload : Path.of(scenario).getFileName().toString();
    return name.replaceFirst("\\.ya?ml$", "").replaceAll("[^A-Za-z0-9.-]", "-");
  }
}
