package dev.wirebench.options;

import dev.wirebench.base.BadInput;
import dev.wirebench.base.Durations;
import dev.wirebench.data.Choice;
import dev.wirebench.plan.Effort;
import dev.wirebench.plan.Interleave;
import dev.wirebench.plan.Interleaving;
import dev.wirebench.plan.Iterations;
import dev.wirebench.plan.PlanBuilder;
import dev.wirebench.plan.PlannedComparison;
import dev.wirebench.plan.Profiles;
import dev.wirebench.plan.Suite;
import java.time.Duration;
import java.util.List;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The time that a run spends on each benchmark, and the order in which it does. */
public final class EffortOptions {
  public static final String BUDGET = "--budget";

  /** The least budget: with less, not even the machine can be looked at. */
  private static final Duration LEAST_BUDGET = Duration.ofSeconds(5);

  private static final double PERCENT = 100;

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
          "Warm-up iterations of every fork, for instance 5x1s, instead of as many as each benchmark"
              + " needs; payloads of wide classes have more of them.")
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

  /** The time that the run may take, or null. */
  public Duration budget() {
    return budget;
  }

  /**
   * Gives a plan its effort, its limit and its order.
   *
   * @param chosen the payloads
   * @throws BadInput if the options contradict each other, or are out of their range
   */
  public void spend(PlanBuilder plan, Suite suite, List<String> chosen) {
    plan.precision(precision());
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
  }

  private double precision() {
    if (precision == null) {
      return PlannedComparison.PRECISION;
    }
    if (!(precision > 0 && precision < PERCENT)) {
      throw new BadInput(
          "--precision is " + precision + ": choose a percentage between 0 and 100.");
    }
    return precision / PERCENT;
  }

  /** The effort that a budget does not decide. */
  private Effort effort(Suite suite, Interleave order, List<String> chosen) {
    if (budget != null && isEffortChosen()) {
      throw new BadInput(
          "--budget decides what is spent on each cell: leave out --profile, --blocks, --warmup and"
              + " --measurement.");
    }
    Profiles profiles = Profiles.read();
    Effort effort =
        profile == null
            ? suite.effort(order, chosen)
            : profiles.effort(
                Choice.check("profile", profile, profiles.profiles().keySet()), order, chosen);
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
}
