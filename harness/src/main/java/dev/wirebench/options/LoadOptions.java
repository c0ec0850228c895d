package dev.wirebench.options;

import dev.wirebench.base.BadInput;
import dev.wirebench.base.Durations;
import dev.wirebench.base.Program;
import dev.wirebench.catalogue.CodecChoice;
import dev.wirebench.catalogue.PayloadChoice;
import dev.wirebench.load.TurnBudget;
import dev.wirebench.machine.Environment;
import dev.wirebench.plan.Jdk;
import dev.wirebench.registry.CodecRegistry;
import dev.wirebench.report.load.LoadStart;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import picocli.CommandLine.Option;

/** The options that say what a load measures, and how. */
public final class LoadOptions {
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

  /**
   * The plan of a new load.
   *
   * @param command that asks for it
   * @throws BadInput if an option has a value that cannot be carried out
   */
  public LoadStart plan(CodecRegistry registry, Jdk jdk, String command) {
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
    require(
        repetitions >= 1 && repetitions <= MOST_REPETITIONS,
        "--repetitions is "
            + repetitions
            + ": choose a number from 1 to "
            + MOST_REPETITIONS
            + ".");
    require(
        connections >= 1 && connections <= MOST_CONNECTIONS,
        "--connections is "
            + connections
            + ": choose a number from 1 to "
            + MOST_CONNECTIONS
            + ".");
    LoadStart plan =
        new LoadStart(
            LoadStart.SCHEMA_VERSION,
            new LoadStart.Origin(Instant.now().toString(), Program.TEXT, command),
            seed != null ? seed : System.currentTimeMillis(),
            chosen,
            PayloadChoice.check(payloads),
            new LoadStart.Settings(
                target,
                connections,
                seconds(turn),
                seconds(warmup),
                repetitions,
                budget == null ? null : seconds(budget)),
            new LoadStart.Jvm(jdk.label(), jdk.flags()),
            Environment.read());
    double least = TurnBudget.leastSeconds(plan);
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
}
