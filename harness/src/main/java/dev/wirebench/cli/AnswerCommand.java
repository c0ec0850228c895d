package dev.wirebench.cli;

import dev.wirebench.base.BadInput;
import dev.wirebench.codec.Codecs;
import dev.wirebench.imports.OwnData;
import dev.wirebench.options.Converters;
import dev.wirebench.options.MachineOptions;
import dev.wirebench.options.NewFolder;
import dev.wirebench.plan.Suites;
import dev.wirebench.registry.CodecRegistry;
import dev.wirebench.report.scenario.Scenario;
import dev.wirebench.report.scenario.Scenarios;
import dev.wirebench.reports.AnswerEnding;
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
          + " measures writing and reading with a few libraries, and decides.",
      "By default, it compares the codecs of the suite answer. Nothing leaves this machine."
    },
    mixinStandardHelpOptions = true,
    sortOptions = false,
    exitCodeListHeading = "Exit codes:%n",
    exitCodeList = {
      "0:answered",
      "2:the request cannot be carried out; what was measured until then is in the run's folder",
      "3:answered, except for what failed or could not be checked",
      "4:cut short, since the run's folder cannot be written; continue with run --resume",
      "70:the program failed, or its output cannot be written",
      "130:stopped with Ctrl-C; continue with run --resume, then decide with --rate, --cores and"
          + " --today"
    })
final class AnswerCommand implements Callable<Integer> {
  private static final String SUITE = "answer";
  private static final String JACKSON = "jackson";

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
          "Processors of the service that writes and reads them (default: the scenario's, or else"
              + " those of this machine).")
  private String cores;

  @Option(
      names = "--current",
      paramLabel = "ID",
      description =
          "The codec that you use today (default: the scenario's, or else jackson); see 'list codecs'.")
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
      converter = Converters.TimeConverter.class,
      description = "How long it may take to measure (default: ${DEFAULT-VALUE}).")
  private Duration budget;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description = "The run's folder (default: a new one under results/).")
  private Path out;

  @Mixin private OwnData ownData;

  @Mixin private MachineOptions manners;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    // Mistakes are said before anything is measured.
    AnswerEnding ending = new AnswerEnding(scenario, instead(), budget);
    require(ending.asked("own"));
    requireRanked();
    RunCommand run = new RunCommand(ending);
    new CommandLine(run)
        .setExpandAtFiles(false)
        .setOut(spec.commandLine().getOut())
        .setErr(spec.commandLine().getErr())
        .parseArgs(arguments().toArray(String[]::new));
    return run.call();
  }

  /** The suite measures byte[] on one JDK, without compression. */
  private static void require(Scenario asked) {
    if (!asked.subject().medium().equals("bytes")
        || !asked.subject().jdk().isEmpty()
        || !asked.change().compression().equals(List.of("none"))) {
      throw new BadInput(
          "The scenario asks for another API, JDK or compression, which 'answer' does not measure:"
              + " leave medium, jdk and compression out, or use 'run' and 'decide'.");
    }
  }

  /** Refuses a codec that is not ranked, since nothing can be compared with it. */
  private void requireRanked() {
    String id = current();
    if (id.contains(",") || Codecs.isRelease(id)) {
      throw new BadInput(
          "--current is '"
              + id
              + "': name one codec, as 'list codecs' has it; for others use 'run'.");
    }
    CodecRegistry.read(List.of())
        .find(id)
        .filter(
            codec ->
                codec.handling().studyReason() != null && !codec.handling().studyReason().isEmpty())
        .ifPresent(
            codec -> {
              throw new BadInput(
                  "--current is '"
                      + id
                      + "', which is for reference only: "
                      + codec.handling().studyReason());
            });
  }

  private String current() {
    if (current == null) {
      Map<String, String> needed = Map.of("payload", "own", "rate", rate);
      String ofScenario = Scenarios.read(scenario, needed).subject().today();
      current = ofScenario.isEmpty() ? JACKSON : ofScenario;
    }
    return current;
  }

  /** The arguments of {@code run}. */
  List<String> arguments() {
    Path folder = out != null ? out : NewFolder.named(SUITE);
    List<String> arguments =
        new ArrayList<>(
            List.of("--suite", SUITE, "--json", json.toString(), "--out", folder.toString()));
    List<String> field = candidates != null ? candidates : Suites.all().get(SUITE).codecs();
    arguments.add("--codec");
    arguments.add(
        String.join(",", Stream.concat(Stream.of(current()), field.stream()).distinct().toList()));
    arguments.add("--budget");
    arguments.add(budget.toSeconds() + "s");
    handedOver().forEach(arguments::add);
    return arguments;
  }

  /** Options that both commands have. */
  private Stream<String> handedOver() {
    Set<String> both =
        Stream.of(new OwnData(), new MachineOptions())
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

  private Map<String, String> instead() {
    Map<String, String> instead = new LinkedHashMap<>();
    instead.put("rate", rate);
    instead.put("today", current());
    if (cores != null) {
      instead.put("cores", cores);
    }
    return instead;
  }
}
