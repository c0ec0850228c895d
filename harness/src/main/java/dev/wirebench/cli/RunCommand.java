package dev.wirebench.cli;

import dev.wirebench.base.Choice;
import dev.wirebench.base.Durations;
import dev.wirebench.campaign.Campaign;
import dev.wirebench.campaign.Campaign.Rehearsal;
import dev.wirebench.catalogue.CodecChoice;
import dev.wirebench.catalogue.PayloadChoice;
import dev.wirebench.codec.Codecs;
import dev.wirebench.codec.Medium;
import dev.wirebench.codec.Operation;
import dev.wirebench.console.Display;
import dev.wirebench.console.Events;
import dev.wirebench.imports.ImportedWords;
import dev.wirebench.imports.Importer;
import dev.wirebench.imports.Importer.Imported;
import dev.wirebench.imports.OwnData;
import dev.wirebench.models.Payload;
import dev.wirebench.plan.Comparison;
import dev.wirebench.plan.Effort;
import dev.wirebench.plan.Interleave;
import dev.wirebench.plan.Interleaving;
import dev.wirebench.plan.Iterations;
import dev.wirebench.plan.Plan;
import dev.wirebench.plan.PlanBuilder;
import dev.wirebench.plan.Profiles;
import dev.wirebench.plan.Shard;
import dev.wirebench.plan.Suite;
import dev.wirebench.plan.Suites;
import dev.wirebench.registry.CodecClassPath;
import dev.wirebench.registry.CodecRegistry;
import dev.wirebench.registry.Release;
import dev.wirebench.registry.TemporaryFolder;
import dev.wirebench.report.analysis.Words;
import dev.wirebench.report.input.BadInput;
import dev.wirebench.resolving.Releases;
import dev.wirebench.run.QualificationRecord;
import dev.wirebench.run.Run;
import dev.wirebench.run.RunFolder;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code run}: qualifies, measures, and writes a run's folder. */
@Command(
    name = "run",
    description = "Qualifies the codecs of a suite, measures them, and writes a run's folder.",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    exitCodeListHeading = "Exit codes:%n",
    exitCodeList = {
      "0:complete",
      "2:the request cannot be carried out, or no codec qualifies; nothing was measured",
      "3:complete, except for what failed, could not be checked, or is a class of --class that no codec"
          + " carries",
      "4:cut short, since the run's folder cannot be written; --resume goes on",
      "70:the program failed, or its output cannot be written",
      "130:stopped with Ctrl-C; --resume goes on"
    })
public final class RunCommand implements Callable<Integer> {
  private static final String RESUME = "--resume";
  private static final String DRY_RUN = "--dry-run";
  private static final String JSON = "--json";
  private static final String BUDGET = "--budget";
  private static final String PROFILE_WITH = "--profile-with";
  private static final Set<String> WITH_RESUME =
      Set.of(RESUME, DRY_RUN, BUDGET, PROFILE_WITH, "--force", "--wait", "--no-probe");

  /** The least budget: with less, not even the machine can be looked at. */
  private static final Duration LEAST_BUDGET = Duration.ofSeconds(5);

  /** The profilers that can say where the time goes. */
  private static final Set<String> PROFILERS = Set.of("jfr");

  private static final double PERCENT = 100;
  private static final int DAY_SECONDS = 24 * 60 * 60;

  @Option(
      names = "--suite",
      paramLabel = "NAME",
      defaultValue = "card",
      description = "What to measure (default: ${DEFAULT-VALUE}); see 'list suites'.")
  private String suiteName;

  @Option(
      names = JSON,
      paramLabel = "FILE",
      description =
          "Your own data: a JSON document, one a line, or a folder of them. Infers the type, makes a"
              + " payload of it, and measures that instead of the suite's.")
  private Path json;

  @Mixin private OwnData ownData;

  @Option(
      names = "--codec",
      paramLabel = "ID",
      split = ",",
      description =
          "Only these codecs, also ones that the suite does not name. ID@VERSION is one with another"
              + " release of its library, ID@FIRST..LAST with the newest patch of each minor release"
              + " between two, ID@JAR (or ID@JAR+JAR) with a build of your own.")
  private List<String> codecs;

  @Option(
      names = "--offline",
      description =
          "Take other releases from Maven's local repository alone, and refuse what it lacks.")
  private boolean offline;

  @Option(
      names = "--payload",
      paramLabel = "ID",
      split = ",",
      description =
          "These payloads instead of the suite's; ID-first-N takes the first N values of one alone.")
  private List<String> payloads;

  @Option(
      names = "--operation",
      paramLabel = "NAME",
      split = ",",
      description =
          "These operations instead of the suite's: serialize, deserialize, parse, convert,"
              + " round-trip, and those of the suites compression, cold-start, latency and threads.")
  private List<String> operations;

  @Option(
      names = "--medium",
      paramLabel = "NAME",
      split = ",",
      description = "These media instead of the suite's: bytes, buffer, string, stream, okio.")
  private List<String> media;

  @Option(
      names = "--blocks",
      paramLabel = "N",
      description = "Forks per cell. Below 5 the results are preliminary.")
  private Integer blocks;

  @Option(
      names = "--warmup",
      paramLabel = "NxTIME",
      converter = Converters.IterationsConverter.class,
      description =
          "Warm-up iterations of a fork, for instance 5x1s; payloads of wide classes have more of"
              + " them.")
  private Iterations warmup;

  @Option(
      names = "--measurement",
      paramLabel = "NxTIME",
      converter = Converters.IterationsConverter.class,
      description = "Measurement iterations of a fork, for instance 5x1s.")
  private Iterations measurement;

  @Option(
      names = "--profile",
      paramLabel = "NAME",
      description =
          "How much to spend on each cell: quick (preliminary), default or rigorous; instead of"
              + " --blocks, --warmup, --measurement.")
  private String profile;

  @Option(
      names = BUDGET,
      paramLabel = "TIME",
      converter = Converters.TimeConverter.class,
      description =
          "How long the run may take, for instance 15m or 2h: chooses warm-up, measurement and"
              + " blocks, and says what that can tell.")
  private Duration budget;

  @Mixin private InterleaveOptions interleave;

  @Option(
      names = "--precision",
      paramLabel = "PERCENT",
      description =
          "Half-width of a ratio's interval at which its cell needs no more forks, with --profile or"
              + " --budget (default: 3).")
  private Double precision;

  @Option(
      names = "--shard",
      paramLabel = "I/N",
      converter = Converters.ShardConverter.class,
      description = "Only the I-th of N parts, of whole tables each; 'merge' joins them.")
  private Shard shard;

  @Option(
      names = DRY_RUN,
      description =
          "Qualify, say what would be measured, how long and with what promise; no more. With"
              + " --resume: say whether the run can go on, and what it has.")
  private boolean dryRun;

  @Option(
      names = "--seed",
      paramLabel = "NUMBER",
      description = "Fixes the random order within the blocks (default: from the clock).")
  private Long seed;

  @Mixin private JvmOptions jvms;

  @Option(
      names = "--fork-timeout",
      paramLabel = "SECONDS",
      description =
          "End a fork that takes longer (default: twice the time of its iterations, and a minute); by"
              + " turns, for its warm-up and for a turn.")
  private Integer forkTimeout;

  @Mixin private Plugins plugins;

  @Option(
      names = PROFILE_WITH,
      paramLabel = "NAME",
      description =
          "jfr: once all is measured, another fork of each row says by Flight Recorder where the time"
              + " goes, some 15 s each, beyond any budget; the report compares methods and"
              + " allocation, and has flame graphs.")
  private String profileWith;

  @Option(
      names = "--show-fields",
      description =
          "Name fields and classes of your own data where something is found out about them; their"
              + " values are never quoted.")
  private boolean showFields;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description = "The folder to write (default: a new one under results/).")
  private Path out;

  @Option(
      names = RESUME,
      paramLabel = "RUN",
      description =
          "Go on with the run in this folder, as it was planned; with --budget, for so much longer"
              + " than its budget.")
  private Path resume;

  @Mixin private MannersOptions manners;

  @Spec private CommandSpec spec;

  private final RunEnding ending;
  private List<Release> releases = List.of();

  public RunCommand() {
    this(new RunTables());
  }

  public RunCommand(RunEnding ending) {
    this.ending = ending;
  }

  @Override
  public Integer call() {
    return resume == null ? start() : resume();
  }

  private boolean profiles() {
    return profileWith != null && !Choice.check("profiler", profileWith, PROFILERS).isEmpty();
  }

  private int start() {
    boolean profiles = profiles();
    CodecRegistry registry = CodecRegistry.read(plugins.paths());
    if (this.codecs != null) {
      this.codecs = Releases.names(this.codecs);
      // Said at once, not after an import.
      CodecChoice.checkBeforeReleases(this.codecs, registry);
    }
    importOwnData(registry);
    CodecRegistry codecs = resolveReleases(registry);
    Plan plan = plan(codecs);
    if (dryRun) {
      return rehearse(plan, codecs);
    }
    Path path = out != null ? out : NewFolder.named(suiteName);
    return finish(
        path,
        measure(path, display -> campaign(path, display).profiling(profiles).start(plan, codecs)));
  }

  /** Before the run, which never goes to the network. */
  private CodecRegistry resolveReleases(CodecRegistry registry) {
    if (codecs == null || codecs.stream().noneMatch(Codecs::isRelease)) {
      return registry;
    }
    PrintWriter printer = spec.commandLine().getOut();
    printer.println("Resolving other releases.");
    printer.flush();
    Map<String, List<Release>> resolved =
        new Releases(registry, CodecClassPath.of(plugins.paths()), offline).resolve(codecs);
    releases = resolved.values().stream().flatMap(List::stream).distinct().toList();
    codecs =
        codecs.stream()
            .flatMap(
                name ->
                    resolved.containsKey(name)
                        ? resolved.get(name).stream().map(Release::name)
                        : Stream.of(name))
            .distinct()
            .toList();
    for (Release release : releases) {
      printer.println(
          "  "
              + release.name()
              + ": "
              + release.jars().stream()
                  .map(jar -> Path.of(jar.file()).getFileName().toString())
                  .collect(Collectors.joining(", ")));
    }
    printer.flush();
    return registry.with(releases);
  }

  private void importOwnData(CodecRegistry registry) {
    if (json == null) {
      OwnData.refuseWithout(JSON, spec);
      return;
    }
    // Those of other jars are found by now, so that none is taken twice.
    plugins.paths();
    List<String> flavours =
        CodecChoice.flavours(codecs != null ? codecs : suite().codecs(), registry);
    Imported imported = Importer.cached(ownData, json, Payload.schemas(), flavours);
    plugins.addPayload(imported.jar());
    payloads = payloads == null ? imported.outcome().ids() : payloads;
    PrintWriter printer = spec.commandLine().getOut();
    ImportedWords.of(imported).forEach(printer::println);
    printer.flush();
  }

  private Suite suite() {
    Map<String, Suite> suites = Suites.all();
    return suites.get(Choice.check("suite", suiteName, suites.keySet()));
  }

  private int rehearse(Plan plan, CodecRegistry codecs) {
    PrintWriter printer = spec.commandLine().getOut();
    if (out != null) {
      RunFolder.create(out).discard();
    }
    try (TemporaryFolder folder = new TemporaryFolder()) {
      Path run = folder.resolve("rehearsal");
      try (Display display = Display.open(printer, run)) {
        // What is not measured, noise does not spoil.
        Campaign campaign = new Campaign(run, manners.manners().forced(), display);
        Rehearsal rehearsal = campaign.rehearse(plan, codecs);
        Events.starting(rehearsal.forecast()).forEach(printer::println);
        if (manners.manners().refuses(rehearsal.noise())) {
          printer.println("refused    now: this machine is too noisy, unless with --force");
        }
      }
    }
    printer.flush();
    return 0;
  }

  private int resume() {
    Resumption.refuseOtherSettings(spec, RESUME, WITH_RESUME, resume);
    boolean profiles = profiles();
    RunFolder folder = RunFolder.open(resume);
    if (dryRun) {
      return look(folder);
    }
    return finish(
        resume,
        measure(resume, display -> campaign(resume, display).profiling(profiles).resume(budget)));
  }

  private int look(RunFolder folder) {
    PrintWriter printer = spec.commandLine().getOut();
    Run run = Campaign.resumable(folder);
    printer.println(
        "The run in "
            + folder.path()
            + " can go on: "
            + run.qualified().size()
            + " of "
            + run.plan().candidates().size()
            + " rows are qualified, and "
            + Words.count(run.resultsByCell().values().stream().mapToInt(List::size).sum(), "fork")
            + " of "
            + Words.count(run.resultsByCell().size(), "cell")
            + " measured.");
    printer.flush();
    return 0;
  }

  private Campaign campaign(Path folder, Display display) {
    return new Campaign(folder, manners.manners(), display);
  }

  private Run measure(Path folder, Function<Display, Run> work) {
    try (Display display = Display.open(spec.commandLine().getOut(), folder)) {
      return work.apply(display);
    }
  }

  private int finish(Path folder, Run run) {
    PrintWriter printer = spec.commandLine().getOut();
    ending.show(folder, run, printer);
    boolean isWhole = run.failures().isEmpty() && run.unchecked().isEmpty();
    run.unchecked().stream()
        .map(planned -> planned.candidate().codec())
        .distinct()
        .map(codec -> codec + " is not in the results, since its check was disturbed.")
        .forEach(printer::println);
    List<String> unmeasured = ownClassesWithoutResult(run);
    unmeasured.forEach(printer::println);
    printer.flush();
    return isWhole && unmeasured.isEmpty() ? 0 : Main.SOME_CELLS_FAILED;
  }

  /**
   * A sentence for each class that was asked for with --class and that no codec was measured with.
   */
  private static List<String> ownClassesWithoutResult(Run run) {
    return run.plan().selection().payloads().stream()
        .filter(payload -> Payload.load(payload).isOwnClass())
        .filter(payload -> run.qualified().stream().noneMatch(row -> isMeasured(row, payload)))
        .map(
            payload ->
                "The class of "
                    + payload
                    + " was not measured: "
                    + run.qualified().stream()
                        .filter(row -> row.payload().equals(payload))
                        .flatMap(
                            row -> row.firstReason().map(why -> row.codec() + ": " + why).stream())
                        .collect(Collectors.joining("; "))
                    + ".")
        .toList();
  }

  private static boolean isMeasured(QualificationRecord row, String payload) {
    return row.payload().equals(payload) && !row.operations().isEmpty();
  }

  /** The plan of what was asked for: it looks at JDKs, but checks and measures nothing. */
  public Plan plan(CodecRegistry infos) {
    // First, since payloads may be in them.
    List<String> outside = plugins.paths();
    Suite suite = suite();
    List<String> chosen = PayloadChoice.check(payloads != null ? payloads : suite.payloads());
    PlanBuilder plan =
        new PlanBuilder(suiteName, suite, jvms.jdks(suite))
            .payloads(chosen)
            .codecs(CodecChoice.check(codecs != null ? codecs : suite.codecs(), infos))
            .operations(
                operations == null
                    ? suite.operations()
                    : chosen("operation", operations, Operation.labels(), Operation::of))
            .media(
                media == null
                    ? suite.media()
                    : chosen("medium", media, Medium.labels(), Medium::of))
            .jvmArgs(jvms.flags())
            .precision(precision())
            .plugins(outside)
            .releases(releases)
            .showFields(showFields)
            .shard(shard);
    if (suite.core() != null && suite.payloads().stream().noneMatch(chosen::contains)) {
      // Of other payloads, verdicts are wanted of the same operations first.
      plan.core(table -> suite.core().operations().contains(table.operation()));
    }
    if (budget != null) {
      if (budget.compareTo(LEAST_BUDGET) < 0) {
        throw new BadInput(
            "--budget is "
                + Durations.text(budget.toMillis())
                + ": a JVM for each codec takes longer; choose 5m or more.");
      }
      plan.budget(budget);
    } else if (suite.budget() != null && !isEffortChosen()) {
      plan.atMost(Durations.parse(suite.budget()));
    }
    Interleaving interleaving = interleave.choose(plan);
    plan.interleaving(interleaving).effort(effort(suite, interleaving.interleave(), chosen));
    if (seed != null) {
      plan.seed(seed);
    }
    if (forkTimeout != null) {
      plan.forkTimeout(
          Duration.ofSeconds(Choice.within("--fork-timeout", forkTimeout, DAY_SECONDS)));
    }
    return plan.build();
  }

  private static <T> List<T> chosen(
      String kind, List<String> labels, List<String> valid, Function<String, T> parse) {
    return Choice.check(kind, labels, valid).stream().map(parse).toList();
  }

  /** The effort that a budget does not decide. */
  private Effort effort(Suite suite, Interleave interleave, List<String> chosen) {
    if (budget != null && isEffortChosen()) {
      throw new BadInput(
          "--budget decides what is spent on each cell: leave out --profile, --blocks, --warmup and"
              + " --measurement.");
    }
    Profiles profiles = Profiles.read();
    Effort effort =
        profile == null
            ? suite.effort(interleave, chosen)
            : profiles.effort(
                Choice.check("profile", profile, profiles.profiles().keySet()), interleave, chosen);
    if (blocks != null) {
      effort = effort.withBlocks(Choice.within("--blocks", blocks, Effort.MOST_BLOCKS));
    }
    if (warmup != null) {
      effort = effort.withWarmup(warmup, profiles.longerWarmup(effort.profile(), warmup, chosen));
    }
    return measurement == null ? effort : effort.withMeasurement(measurement);
  }

  private boolean isEffortChosen() {
    return profile != null || blocks != null || warmup != null || measurement != null;
  }

  private double precision() {
    if (precision == null) {
      return Comparison.PRECISION;
    }
    if (!(precision > 0 && precision < PERCENT)) {
      throw new BadInput(
          "--precision is " + precision + ": choose a percentage between 0 and 100.");
    }
    return precision / PERCENT;
  }
}
