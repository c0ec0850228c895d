package dev.wirebench.cli;

import dev.wirebench.campaign.BadInput;
import dev.wirebench.campaign.Campaign;
import dev.wirebench.campaign.CodecInfos;
import dev.wirebench.campaign.ForkJvm;
import dev.wirebench.campaign.Iterations;
import dev.wirebench.campaign.Medium;
import dev.wirebench.campaign.Operation;
import dev.wirebench.campaign.Plan;
import dev.wirebench.campaign.Run;
import dev.wirebench.campaign.RunFolder;
import dev.wirebench.campaign.Suite;
import dev.wirebench.campaign.Suites;
import dev.wirebench.models.Payload;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
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
      "2:the request cannot be carried out; nothing was measured",
      "3:complete, but for cells that failed"
    })
final class RunCommand implements Callable<Integer> {
  private static final int MOST_BLOCKS = 1000;
  private static final DateTimeFormatter STAMP = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss");

  @Option(
      names = "--suite",
      paramLabel = "NAME",
      defaultValue = "card",
      description = "What to measure (default: ${DEFAULT-VALUE}); see 'list suites'.")
  private String suiteName;

  @Option(
      names = "--codec",
      paramLabel = "ID",
      split = ",",
      description = "Only these codecs, also ones that the suite does not name.")
  private List<String> codecs;

  @Option(
      names = "--payload",
      paramLabel = "ID",
      split = ",",
      description = "These payloads instead of the suite's.")
  private List<String> payloads;

  @Option(
      names = "--operation",
      paramLabel = "NAME",
      split = ",",
      description = "These operations instead of the suite's: serialize, deserialize, parse.")
  private List<String> operations;

  @Option(
      names = "--medium",
      paramLabel = "NAME",
      split = ",",
      description = "These media instead of the suite's: bytes, string.")
  private List<String> media;

  @Option(
      names = "--blocks",
      paramLabel = "N",
      description = "Forks per cell. Below 5 the results are indicative.")
  private Integer blocks;

  @Option(
      names = "--warmup",
      paramLabel = "NxTIME",
      converter = IterationsConverter.class,
      description = "Warm-up iterations of a fork, for instance 5x1s.")
  private Iterations warmup;

  @Option(
      names = "--measurement",
      paramLabel = "NxTIME",
      converter = IterationsConverter.class,
      description = "Measurement iterations of a fork, for instance 5x1s.")
  private Iterations measurement;

  @Option(
      names = "--seed",
      paramLabel = "NUMBER",
      description = "Fixes the random order within the blocks (default: from the clock).")
  private Long seed;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description = "The folder to write (default: a new one under results/).")
  private Path out;

  @Option(
      names = "--jvm-args",
      paramLabel = "FLAGS",
      description = "Flags for the forks, behind the suite's own, for instance \"-Xmx4g -Xms4g\".")
  private String jvmArgs;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    Plan plan = plan();
    JvmArgs.check(plan.jvmArgs());
    RunFolder folder = RunFolder.create(out != null ? out : defaultFolder());
    PrintWriter printer = spec.commandLine().getOut();
    Run run = new Campaign(plan, folder, new PlainProgress(printer)).run();
    printer.print(SummaryTables.of(run));
    printer.println("The run is in " + folder.path() + ": jmh.json (for any tool that reads JMH),");
    printer.println("run.json (machine, versions, sizes, exclusions), journal.jsonl (every fork).");
    printer.flush();
    return run.failures().isEmpty() ? 0 : Main.SOME_CELLS_FAILED;
  }

  private Plan plan() {
    Map<String, Suite> suites = Suites.all();
    Suite suite = suites.get(Choice.check("suite", suiteName, suites.keySet()));
    return new Plan(
        Plan.SCHEMA_VERSION,
        suiteName,
        seed != null ? seed : System.currentTimeMillis(),
        Choice.check("payload", payloads != null ? payloads : suite.payloads(), Payload.ids()),
        Choice.check("codec", codecs != null ? codecs : suite.codecs(), CodecInfos.ids()),
        Choice.check(
            "operation", operations != null ? operations : suite.operations(), Operation.labels()),
        Choice.check("medium", media != null ? media : suite.media(), Medium.labels()),
        suite.baseline(),
        blocks(suite),
        warmup != null ? warmup : suite.warmup(),
        warmup != null ? Map.of() : suite.longerWarmup(),
        measurement != null ? measurement : suite.measurement(),
        suite.plain(),
        suite.floors(),
        ForkJvm.args(Runtime.version().feature(), JvmArgs.split(jvmArgs)));
  }

  private int blocks(Suite suite) {
    if (blocks == null) {
      return suite.blocks();
    }
    if (blocks < 1 || blocks > MOST_BLOCKS) {
      throw new BadInput(
          "--blocks is " + blocks + ": choose a number from 1 to " + MOST_BLOCKS + ".");
    }
    return blocks;
  }

  private Path defaultFolder() {
    return Path.of("results", LocalDateTime.now().format(STAMP) + "-" + suiteName);
  }

  /** Hands {@code BadInput} through as it is. */
  static final class IterationsConverter implements ITypeConverter<Iterations> {
    @Override
    public Iterations convert(String value) {
      return Iterations.parse(value);
    }
  }
}
