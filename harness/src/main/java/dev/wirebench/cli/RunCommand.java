package dev.wirebench.cli;

import dev.wirebench.campaign.Campaign;
import dev.wirebench.campaign.Campaign.Rehearsal;
import dev.wirebench.console.Display;
import dev.wirebench.console.Events;
import dev.wirebench.data.Choice;
import dev.wirebench.options.Converters;
import dev.wirebench.options.EffortOptions;
import dev.wirebench.options.JvmOptions;
import dev.wirebench.options.MachineOptions;
import dev.wirebench.options.NewFolder;
import dev.wirebench.options.Plugins;
import dev.wirebench.options.ResumeRule;
import dev.wirebench.options.SelectionOptions;
import dev.wirebench.plan.Plan;
import dev.wirebench.plan.PlanBuilder;
import dev.wirebench.plan.Shard;
import dev.wirebench.plan.Suite;
import dev.wirebench.registry.CodecRegistry;
import dev.wirebench.registry.TemporaryFolder;
import dev.wirebench.report.verdicts.Words;
import dev.wirebench.reports.RunEnding;
import dev.wirebench.reports.RunTables;
import dev.wirebench.reports.Unmeasured;
import dev.wirebench.run.Run;
import dev.wirebench.run.RunFolder;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Function;
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
  private static final String PROFILE_WITH = "--profile-with";
  private static final Set<String> WITH_RESUME =
      Set.of(
          RESUME, DRY_RUN, EffortOptions.BUDGET, PROFILE_WITH, "--force", "--wait", "--no-probe");

  /** The profilers that can say where the time goes. */
  private static final Set<String> PROFILERS = Set.of("jfr");

  private static final int DAY_SECONDS = 24 * 60 * 60;

  @Mixin private SelectionOptions selection;

  @Mixin private EffortOptions effort;

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
      description =
          "Fixes the random order within the blocks, and the values, which are drawn from it; with 0"
              + " they are those of the build (default: from the clock).")
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

  @Mixin private NewFolder out;

  @Option(
      names = RESUME,
      paramLabel = "RUN",
      description =
          "Go on with the run in this folder, as it was planned; with --budget, for so much longer"
              + " than its budget.")
  private Path resume;

  @Mixin private MachineOptions manners;

  @Spec private CommandSpec spec;

  private final RunEnding ending;

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
    CodecRegistry codecs = selection.prepare(plugins, spec);
    Plan plan = plan(codecs);
    if (dryRun) {
      return rehearse(plan, codecs);
    }
    Path path = out.or(selection.suiteName());
    return finish(
        path,
        measure(path, display -> campaign(path, display).profiling(profiles).start(plan, codecs)));
  }

  /** The plan of what was asked for: it looks at JDKs, but checks and measures nothing. */
  public Plan plan(CodecRegistry codecs) {
    // First, since payloads may be in them.
    List<String> outside = plugins.paths();
    Suite suite = selection.suite();
    List<String> payloads = selection.payloads(suite);
    PlanBuilder plan =
        selection
            .plan(suite, payloads, jvms, codecs)
            .plugins(outside)
            .showFields(showFields)
            .shard(shard);
    effort.spend(plan, suite, payloads);
    if (seed != null) {
      plan.seed(seed);
    }
    if (forkTimeout != null) {
      plan.forkTimeout(
          Duration.ofSeconds(Choice.within("--fork-timeout", forkTimeout, DAY_SECONDS)));
    }
    return plan.build();
  }

  private int rehearse(Plan plan, CodecRegistry codecs) {
    PrintWriter printer = spec.commandLine().getOut();
    out.asked().ifPresent(path -> RunFolder.create(path).discard());
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
    ResumeRule.refuseOtherSettings(spec, RESUME, WITH_RESUME, resume);
    boolean profiles = profiles();
    RunFolder folder = RunFolder.open(resume);
    if (dryRun) {
      return look(folder);
    }
    return finish(
        resume,
        measure(
            resume,
            display -> campaign(resume, display).profiling(profiles).resume(effort.budget())));
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
    Unmeasured.codecs(run).forEach(printer::println);
    List<String> classes = Unmeasured.ownClasses(run);
    classes.forEach(printer::println);
    printer.flush();
    return run.failures().isEmpty() && run.unchecked().isEmpty() && classes.isEmpty()
        ? 0
        : Main.SOME_CELLS_FAILED;
  }
}
