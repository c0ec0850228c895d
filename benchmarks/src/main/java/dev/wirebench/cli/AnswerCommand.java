package dev.wirebench.cli;

import dev.wirebench.cli.Reports.Analysed;
import dev.wirebench.codec.Operation;
import dev.wirebench.plan.Suites;
import dev.wirebench.report.analysis.Settings;
import dev.wirebench.report.decision.Decider;
import dev.wirebench.report.decision.Decision;
import dev.wirebench.report.exporters.Outputs;
import dev.wirebench.report.input.BadInput;
import dev.wirebench.report.input.Program;
import dev.wirebench.report.input.Shell;
import dev.wirebench.report.scenario.Scenario;
import dev.wirebench.report.scenario.Scenarios;
import dev.wirebench.run.Run;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code answer}: {@code run} and {@code decide} in one, on the user's own data. */
@Command(
    name = "answer",
    description = {
      "Answers whether another library would pay on your data, at your rate, on your processors:"
          + " measures writing and reading with a small field of libraries, and decides.",
      "The field is that of the suite answer. Nothing leaves this machine."
    },
    mixinStandardHelpOptions = true,
    sortOptions = false,
    exitCodeListHeading = "Exit codes:%n",
    exitCodeList = {
      "0:answered",
      "2:the request cannot be carried out; what was measured until then is in the run's folder",
      "3:answered, except for what failed or could not be checked",
      "130:stopped with Ctrl-C; run --resume goes on"
    })
final class AnswerCommand implements Callable<Integer> {
  private static final String SUITE = "answer";

  @Parameters(
      paramLabel = "FILE",
      description = "Your own data: a JSON document, one a line, or a folder of them.")
  private Path json;

  @Option(
      names = "--rate",
      paramLabel = "RATE",
      required = true,
      description =
          "Messages written, for instance 3000/s, 3k/s or 2M/day; a number alone is per second.")
  private String rate;

  @Option(
      names = "--cores",
      paramLabel = "NUMBER",
      description =
          "Processors of the service that writes and reads them (default: those of this machine).")
  private String cores;

  @Option(
      names = "--current",
      paramLabel = "ID",
      defaultValue = "jackson",
      description = "The codec that you use today (default: ${DEFAULT-VALUE}); see 'list codecs'.")
  private String current;

  @Option(
      names = "--codec",
      paramLabel = "ID",
      split = ",",
      description = "These candidates instead of the suite's.")
  private List<String> candidates;

  @Option(
      names = "--scenario",
      paramLabel = "SCENARIO",
      description =
          "A YAML file with peak, reads, link, prices and demands, or the name of one that comes"
              + " with this program.")
  private String scenario = "";

  @Option(
      names = "--budget",
      paramLabel = "TIME",
      defaultValue = "15m",
      converter = RunCommand.TimeConverter.class,
      description = "How long it may take to measure (default: ${DEFAULT-VALUE}).")
  private Duration budget;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description = "The run's folder (default: a new one under results/).")
  private Path out;

  @Mixin private OwnData ownData;

  @Mixin private MannersOptions manners;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    // A mistake in the scenario is said before anything is measured.
    Scenarios.read(scenario, instead("own"));
    RunCommand run = new RunCommand(this::answer);
    new CommandLine(run)
        .setExpandAtFiles(false)
        .setOut(spec.commandLine().getOut())
        .setErr(spec.commandLine().getErr())
        .parseArgs(arguments().toArray(String[]::new));
    return run.call();
  }

  /** The arguments of {@code run}. */
  List<String> arguments() {
    Path folder = out != null ? out : RunCommand.newFolder(SUITE);
    List<String> arguments =
        new ArrayList<>(
            List.of("--suite", SUITE, "--json", json.toString(), "--out", folder.toString()));
    List<String> field = candidates != null ? candidates : Suites.all().get(SUITE).codecs();
    arguments.add("--codec");
    arguments.add(
        String.join(",", Stream.concat(Stream.of(current), field.stream()).distinct().toList()));
    arguments.add("--budget");
    arguments.add(budget.toSeconds() + "s");
    handedOver().forEach(arguments::add);
    return arguments;
  }

  /** Options that both commands have. */
  private Stream<String> handedOver() {
    Set<String> both =
        Stream.of(new OwnData(), new MannersOptions())
            .flatMap(
                options -> CommandSpec.forAnnotatedObject(options).optionsMap().keySet().stream())
            .collect(Collectors.toSet());
    return spec.commandLine().getParseResult().matchedOptions().stream()
        .filter(option -> both.contains(option.longestName()))
        .flatMap(
            option ->
                option.arity().max() == 0
                    ? Stream.of(option.longestName())
                    : option.originalStringValues().stream()
                        .flatMap(value -> Stream.of(option.longestName(), value)));
  }

  private Map<String, String> instead(String payload) {
    Map<String, String> instead = new LinkedHashMap<>();
    instead.put("payload", payload);
    instead.put("rate", rate);
    instead.put("today", current);
    if (cores != null) {
      instead.put("cores", cores);
    }
    return instead;
  }

  private void answer(Path folder, Run run, PrintWriter printer) {
    if (run.measuredByCell().isEmpty()) {
      printer.print(Reports.text(folder, run));
      printer.flush();
      return;
    }
    requireBoth(folder, run);
    Scenario asked = Scenarios.read(scenario, instead(run.plan().selection().payloads().get(0)));
    Path record = folder.resolve("decision.md");
    Analysed analysed = Reports.analyse(List.of(folder), Settings.DEFAULT);
    Decision decision = decide(analysed, asked, decideCommand(folder, record));
    write(folder.resolve(Scenarios.FILE), decision.scenario());
    write(record, decision.record());
    // Again, since the page begins with the scenario.
    Reports.write(Reports.analyse(List.of(folder), Settings.DEFAULT), folder);
    printer.println();
    decision.brief().forEach(printer::println);
    Addition.to(folder, decision).forEach(printer::println);
    printer.println("Report: " + folder.resolve("report.html") + "; decision record: " + record);
    printer.flush();
  }

  /**
   * @throws BadInput if the budget ended before both directions were measured once
   */
  private void requireBoth(Path folder, Run run) {
    Set<Operation> measured =
        run.measuredByCell().keySet().stream()
            .flatMap(cell -> cell.operation().stream())
            .collect(Collectors.toSet());
    if (!measured.containsAll(Set.of(Operation.SERIALIZE, Operation.DESERIALIZE))) {
      List<String> decide = new ArrayList<>(List.of("decide", folder.toString()));
      instead("")
          .forEach(
              (key, value) -> {
                if (!value.isEmpty()) {
                  decide.addAll(List.of("--" + key, value));
                }
              });
      throw new BadInput(
          "The budget ended before both writing and reading were measured. Add to it with "
              + Program.COMMAND
              + " "
              + Shell.line("run", "--resume", folder, "--budget", budget.toSeconds() + "s")
              + ", then "
              + Program.COMMAND
              + " "
              + Shell.line(decide.toArray())
              + ".");
    }
  }

  private static Decision decide(Analysed analysed, Scenario asked, String command) {
    try (Decider decider = new Decider(analysed.report(), analysed.findings())) {
      return decider.decide(asked, command);
    }
  }

  /** The command that decides so again. */
  private static String decideCommand(Path folder, Path record) {
    return Program.COMMAND + " " + Shell.line("decide", folder, "--out", record);
  }

  private static void write(Path file, String text) {
    try {
      Outputs.replace(file, text);
    } catch (IOException e) {
      throw new BadInput(
          "'" + file + "' cannot be written (" + e + "): make room there, and use decide.", e);
    }
  }
}
