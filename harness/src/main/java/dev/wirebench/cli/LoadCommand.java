package dev.wirebench.cli;

import dev.wirebench.base.Choice;
import dev.wirebench.base.Durations;
import dev.wirebench.base.Ending;
import dev.wirebench.catalogue.CodecChoice;
import dev.wirebench.catalogue.PayloadChoice;
import dev.wirebench.console.LoadProgress;
import dev.wirebench.load.Cpus;
import dev.wirebench.load.LoadJournal;
import dev.wirebench.load.LoadRun;
import dev.wirebench.load.ServedCodecs;
import dev.wirebench.machine.Affinity;
import dev.wirebench.machine.CampaignLock;
import dev.wirebench.machine.Environment;
import dev.wirebench.machine.Shortcomings;
import dev.wirebench.plan.Jdk;
import dev.wirebench.records.LoadRecord;
import dev.wirebench.registry.CodecClassPath;
import dev.wirebench.registry.CodecRegistry;
import dev.wirebench.report.document.ConsoleForm;
import dev.wirebench.report.document.Document;
import dev.wirebench.report.document.MarkdownForm;
import dev.wirebench.report.exporters.LoadDocument;
import dev.wirebench.report.exporters.Outputs;
import dev.wirebench.report.input.BadInput;
import dev.wirebench.report.input.Program;
import dev.wirebench.report.load.LoadFile;
import dev.wirebench.report.load.LoadLine;
import dev.wirebench.report.load.LoadSession;
import dev.wirebench.report.load.LoadStart;
import dev.wirebench.report.load.LoadSummary;
import dev.wirebench.run.RunFolder;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code load}: what codecs are worth in a service. */
@Command(
    name = "load",
    description = {
      "Puts a service under load with each codec, by turns: at which rate 99 of 100 requests are still"
          + " answered in time, what the others wait, what CPU time a request takes, and what share of"
          + " that is the codec's. Writes load.jsonl, which is the record, and load.md."
    },
    mixinStandardHelpOptions = true,
    sortOptions = false,
    exitCodeListHeading = "Exit codes:%n",
    exitCodeList = {
      "0:all codecs were measured",
      "2:the request cannot be carried out",
      "3:some codecs failed, the others were measured"
    })
final class LoadCommand implements Callable<Integer> {
  private static final String RESUME = "--resume";
  private static final String FROM = "--from";
  private static final String PAGE = "load.md";

  /**
   * The options that may stand next to --resume, since they change nothing that the folder holds.
   */
  private static final Set<String> BESIDES =
      Set.of(RESUME, FROM, "--markdown", "--wait", "--plugin", "--payload-jar");

  /** The options that say nothing of how it is measured. */
  private static final Set<String> UNRECORDED = Set.of("--out", "--markdown", "--wait");

  /** Servers live together: more of them need more memory than most machines have. */
  private static final int MOST_CODECS = 16;

  private static final int MOST_CONNECTIONS = 256;
  private static final int MOST_REPETITIONS = 1000;
  private static final double LONGEST_TARGET = 10_000;

  @Option(
      names = "--codec",
      paramLabel = "ID",
      split = ",",
      description = "These codecs (default: ${DEFAULT-VALUE}).",
      defaultValue = "jackson,jackson-blackbird,kotlinx-json,protobuf-mapped,kryo")
  private List<String> codecs;

  @Option(
      names = "--payload",
      paramLabel = "ID",
      split = ",",
      description = "These payloads, one after the other (default: ${DEFAULT-VALUE}).",
      defaultValue = "order-event,order-events-100")
  private List<String> payloads;

  @Option(
      names = "--p99",
      paramLabel = "MS",
      defaultValue = "10",
      description =
          "Milliseconds that 99 of 100 round trips must not exceed (default: ${DEFAULT-VALUE}).")
  private double target;

  @Option(
      names = "--turn",
      paramLabel = "TIME",
      converter = Converters.TimeConverter.class,
      defaultValue = "2s",
      description = "For how long a server is under load at a time (default: ${DEFAULT-VALUE}).")
  private Duration turn;

  @Option(
      names = "--warmup",
      paramLabel = "TIME",
      converter = Converters.TimeConverter.class,
      defaultValue = "20s",
      description =
          "For how long each works as fast as it can before it is measured (default:"
              + " ${DEFAULT-VALUE}).")
  private Duration warmup;

  @Option(
      names = "--repetitions",
      paramLabel = "N",
      defaultValue = "8",
      description = "Repetitions of each payload at most (default: ${DEFAULT-VALUE}).")
  private int repetitions;

  @Option(
      names = "--budget",
      paramLabel = "TIME",
      converter = Converters.TimeConverter.class,
      description = "Begin no repetition that would take longer (default: no limit).")
  private Duration budget;

  @Option(
      names = "--connections",
      paramLabel = "N",
      defaultValue = "8",
      description =
          "Connections that are kept alive, with one request under way on each (default:"
              + " ${DEFAULT-VALUE}).")
  private int connections;

  @Option(names = "--seed", paramLabel = "NUMBER", description = "Fixes orders and arrivals.")
  private Long seed;

  @Mixin private NewFolder out;

  @Option(
      names = RESUME,
      paramLabel = "DIR",
      description = "Go on with what this folder holds, as it was planned.")
  private Path resume;

  @Option(
      names = FROM,
      paramLabel = "DIR",
      description = "Measure nothing: show what this folder holds.")
  private Path from;

  @Option(
      names = "--markdown",
      paramLabel = "FILE",
      description = "Write the page to this file, too, as docs/SERVICE.md is.")
  private Path markdown;

  @Mixin private WaitOption wait;

  @Mixin private Plugins plugins;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    PrintWriter printer = spec.commandLine().getOut();
    Path folder = from != null ? from : measured(printer);
    LoadRecord record = new LoadRecord(folder);
    LoadSummary load = LoadSummary.of(folder);
    Document document = LoadDocument.of(record.name(), load);
    if (from != null) {
      record.require();
    } else {
      Outputs.replace(folder.resolve(PAGE), MarkdownForm.of(document));
      printer.println();
      printer.println("The record is load.jsonl in " + folder + ", the page load.md beside it.");
    }
    printer.print(ConsoleForm.of(document));
    if (markdown != null) {
      Outputs.replace(markdown, MarkdownForm.amongDocuments(document));
      printer.println(markdown);
    }
    printer.flush();
    boolean failed =
        load.payloads().stream()
            .flatMap(payload -> payload.codecs().stream())
            .anyMatch(codec -> !codec.failures().isEmpty());
    return failed ? Main.SOME_CELLS_FAILED : 0;
  }

  private Path measured(PrintWriter printer) {
    List<String> jars = plugins.paths();
    CodecRegistry registry = CodecRegistry.read(jars);
    Jdk jdk = Jdk.probe(Jdk.current(), List.of());
    List<LoadLine> before = resume == null ? List.of() : resumed();
    LoadStart plan = before.isEmpty() ? plan(registry, jdk) : before.get(0).start();
    ServedCodecs.requireServers();
    return CampaignLock.whileHeld(
        wait.isGiven(),
        () -> printer.println("Waiting for another campaign."),
        () -> {
          Path folder = resume != null ? resume : RunFolder.create(out.or("load")).path();
          measure(plan, before, folder, registry, CodecClassPath.of(jars), jdk, printer);
          return folder;
        });
  }

  private List<LoadLine> resumed() {
    Resumption.refuseOtherSettings(spec, RESUME, BESIDES, resume);
    List<LoadLine> lines = LoadFile.read(resume);
    LoadRecord record = new LoadRecord(resume);
    record.requireWritable();
    record.require();
    return lines;
  }

  private LoadStart plan(CodecRegistry registry, Jdk jdk) {
    List<String> chosen = CodecChoice.check(codecs, registry);
    chosen.forEach(id -> requireMade(id, registry));
    require(
        chosen.size() <= MOST_CODECS,
        "--codec names "
            + chosen.size()
            + " codecs: choose "
            + MOST_CODECS
            + " at most, since their servers live together.");
    require(
        target > 0 && target <= LONGEST_TARGET,
        "--p99 is " + target + ": choose milliseconds above 0, at most 10000.");
    Choice.within("--repetitions", repetitions, MOST_REPETITIONS);
    Choice.within("--connections", connections, MOST_CONNECTIONS);
    LoadStart plan =
        new LoadStart(
            LoadStart.SCHEMA_VERSION,
            Instant.now().toString(),
            Program.TEXT,
            command(),
            seed != null ? seed : System.currentTimeMillis(),
            chosen,
            PayloadChoice.check(payloads),
            target,
            connections,
            seconds(turn),
            seconds(warmup),
            repetitions,
            budget == null ? null : seconds(budget),
            jdk.label(),
            jdk.flags(),
            Environment.read());
    double least = LoadRun.leastSeconds(plan);
    require(
        budget == null || seconds(budget) >= least,
        "--budget is "
            + Durations.text(budget == null ? 0 : budget.toMillis())
            + ", and two repetitions take "
            + Durations.text((long) (least * 1000))
            + ": choose more, fewer codecs or payloads, or a shorter --turn.");
    return plan;
  }

  private static void requireMade(String id, CodecRegistry registry) {
    require(
        registry.find(id).isPresent(),
        "The codec '"
            + id
            + "' cannot be made ("
            + registry.whyBroken(id).orElse("see list codecs")
            + "): leave it out.");
  }

  private static void require(boolean condition, String sentence) {
    if (!condition) {
      throw new BadInput(sentence);
    }
  }

  private static double seconds(Duration duration) {
    return duration.toMillis() / 1e3;
  }

  /** The words of the command, without the place that it writes to. */
  private String command() {
    return "load"
        + spec.commandLine().getParseResult().matchedOptions().stream()
            .filter(option -> !UNRECORDED.contains(option.longestName()))
            .map(
                option ->
                    " "
                        + option.longestName()
                        + " "
                        + String.join(",", option.originalStringValues()))
            .collect(Collectors.joining());
  }

  private void measure(
      LoadStart plan,
      List<LoadLine> before,
      Path folder,
      CodecRegistry registry,
      CodecClassPath classPath,
      Jdk jdk,
      PrintWriter printer) {
    Shortcomings.ofLoad().ifPresent(printer::println);
    Cpus cpus = Cpus.bind(Affinity.ofThisMachine());
    int number = (int) before.stream().filter(line -> line.session() != null).count();
    LoadSession session =
        new LoadSession(number, Instant.now().toString(), cpus.servers(), cpus.generator());
    try (LoadJournal journal =
            before.isEmpty() ? LoadJournal.create(folder) : LoadJournal.resume(folder);
        ServedCodecs servers =
            new ServedCodecs(registry, classPath, jdk.launcher(), plan, session)) {
      run(
          new Ending(() -> stop(journal, servers, folder, printer)),
          plan,
          session,
          before,
          journal,
          servers,
          printer);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void run(
      Ending ending,
      LoadStart plan,
      LoadSession session,
      List<LoadLine> before,
      LoadJournal journal,
      ServedCodecs servers,
      PrintWriter printer) {
    LoadProgress progress = new LoadProgress(printer);
    LoadRun.Listener listener =
        new LoadRun.Listener() {
          @Override
          public void recorded(LoadLine line) {
            progress.show(line);
          }

          @Override
          public void failing() {
            ending.awaitSignal();
          }
        };
    try (ending) {
      new LoadRun(plan, session, before, journal, servers, listener).run();
    }
  }

  /** Nothing more is recorded, not even the turn under way, and all servers are ended. */
  private static void stop(
      LoadJournal journal, ServedCodecs servers, Path folder, PrintWriter printer) {
    try {
      journal.close();
    } catch (IOException e) {
      // What is on disk stays there.
    } finally {
      servers.close();
    }
    printer.println("Stopped; go on with: load " + RESUME + " " + folder);
    printer.flush();
  }
}
