package dev.wirebench.run;

import dev.wirebench.plan.Cell;
import dev.wirebench.plan.Iterations;
import dev.wirebench.plan.Plan;
import dev.wirebench.report.verdicts.Words;
import dev.wirebench.run.JmhFork.Iteration;
import dev.wirebench.run.JmhFork.Metric;
import dev.wirebench.run.JmhFork.Parameters;
import java.time.Instant;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.openjdk.jmh.results.AggregationPolicy;

/** The check that a fork is one that its plan could have had. */
final class ForkCheck {
  private static final String AVERAGE = "avgt";
  private static final String SINGLE_SHOT = "ss";
  private static final String SAMPLED = "sample";
  private static final String UNIT = "ns/op";
  private static final int ATTEMPTS = 2;

  /** JMH's, by which scores are read back. */
  private static final Set<String> POLICIES =
      Arrays.stream(AggregationPolicy.values()).map(Enum::name).collect(Collectors.toSet());

  /** JMH writes some texts as they are, in which these would end the text or more. */
  private static final Pattern PLAIN = Pattern.compile("[^\"\\\\\\p{Cc}]*");

  private static final Instant END_OF_TIME = Instant.parse("3000-01-01T00:00:00Z");

  private final Plan plan;
  private final Set<Cell> cells;

  /**
   * The unit of each metric: JMH puts the metrics of all forks together in the unit of the first.
   */
  private final Map<String, String> units = new HashMap<>();

  private final JvmCheck jvms = new JvmCheck();
  private final RunHistory history;
  private final boolean hasScope;

  /**
   * @param cells that the plan measures
   * @param history which says whether later forks have another number of iterations
   * @param hasScope whether the scope of a budget is decided, if there is one
   */
  ForkCheck(Plan plan, Set<Cell> cells, RunHistory history, boolean hasScope) {
    this.plan = plan;
    this.cells = cells;
    this.history = history;
    this.hasScope = hasScope;
  }

  /** The reason why the plan could not have had the fork; empty if it could. */
  Optional<String> objection(ForkRecord fork) {
    return Stream.<Function<ForkRecord, String>>of(
            this::place, this::outcome, this::scores, AmountCheck::objection, jvms::objection)
        .map(check -> check.apply(fork))
        .filter(Objects::nonNull)
        .findFirst();
  }

  private String place(ForkRecord fork) {
    if (!cells.contains(fork.cell())) {
      return noCell(fork.cell());
    }
    if (!hasScope) {
      return "no line before says what the budget pays for";
    }
    int blocks = plan.effort().mostBlocks(fork.cell());
    if (fork.block() < 0 || fork.block() >= blocks) {
      return "it is of block " + (fork.block() + 1) + ", where the plan has " + blocks;
    }
    if (fork.attempt() < 0 || fork.attempt() >= ATTEMPTS) {
      return "it is attempt " + (fork.attempt() + 1) + " of a fork, of which there are two";
    }
    boolean livedInHeat = fork.heat() != null;
    if (livedInHeat != plan.interleaving().isByTurns()) {
      return livedInHeat
          ? "it lived in a heat, where forks come one after another"
          : "it lived in no heat, where forks take turns";
    }
    return null;
  }

  /**
   * The objection to a benchmark that is not in the plan, in words that do for any, however odd.
   */
  static String noCell(Cell cell) {
    return "the plan, and what qualified, have no cell "
        + cell.benchmark()
        + " "
        + cell.params()
        + " on JDK "
        + cell.jdk();
  }

  private String outcome(ForkRecord fork) {
    if (fork.stop().isBefore(fork.start()) || !isNearby(fork.start()) || !isNearby(fork.stop())) {
      return "it lasted from " + fork.start() + " to " + fork.stop();
    }
    if ((fork.result() == null) == (fork.failure() == null)) {
      return fork.result() == null ? "it has no result and no failure" : "it failed with a result";
    }
    boolean tookTurns = fork.heat() != null && fork.result() != null;
    return tookTurns == (fork.turns() != null) ? null : "it says when it had turns, and had none";
  }

  /** Far from such times, sums of them are no longer numbers. */
  private static boolean isNearby(Instant time) {
    return !time.isBefore(Instant.EPOCH) && time.isBefore(END_OF_TIME);
  }

  private String scores(ForkRecord fork) {
    if (fork.result() == null) {
      return null;
    }
    Parameters parameters = fork.result().parameters();
    List<Iteration> iterations = fork.result().iterations();
    Iterations measurement = history.measurement(fork, plan);
    int planned = measurement.count();
    if (iterations.size() != planned) {
      return "it has " + iterations.size() + " iterations, where the plan has " + planned;
    }
    if (fork.turns() != null
        && (fork.turns().beginMillis().size() != planned
            || fork.turns().waitingMicros().size() != planned)) {
      return "it had another number of turns than iterations";
    }
    String mode = mode(fork.cell());
    if (!parameters.mode().equals(mode)
        || !parameters.timeUnit().equals(TimeUnit.NANOSECONDS.name())) {
      return "it was measured in mode "
          + parameters.mode()
          + " and in "
          + parameters.timeUnit()
          + ", where all of its kind are in "
          + mode
          + " and in "
          + TimeUnit.NANOSECONDS;
    }
    if (!PLAIN.matcher(parameters.jmhVersion()).matches()) {
      return "JMH has no version " + parameters.jmhVersion();
    }
    int threads = plan.threads(fork.cell());
    if (!fork.result().measurement().equals(measurement) || parameters.threads() != threads) {
      return "it was measured for "
          + fork.result().measurement()
          + " on "
          + Words.count(parameters.threads(), "thread")
          + ", where all are for "
          + measurement
          + " on "
          + Words.count(threads, "thread");
    }
    return iterations.stream().map(this::score).filter(Objects::nonNull).findFirst().orElse(null);
  }

  private static String mode(Cell cell) {
    if (cell.isCold()) {
      return SINGLE_SHOT;
    }
    return cell.isSampled() ? SAMPLED : AVERAGE;
  }

  private String score(Iteration iteration) {
    Metric primary = iteration.primary();
    if (!primary.unit().equals(UNIT)) {
      return "a score is in " + primary.unit() + ", where all are in " + UNIT;
    }
    if (!(primary.value() > 0 && Double.isFinite(primary.value()))) {
      return "a score is " + primary.value();
    }
    for (Map.Entry<String, Metric> metric : iteration.secondary().entrySet()) {
      if (Double.isInfinite(metric.getValue().value())) {
        return metric.getKey() + " is " + metric.getValue().value();
      }
      String unit = units.computeIfAbsent(metric.getKey(), name -> metric.getValue().unit());
      if (!unit.equals(metric.getValue().unit())) {
        return metric.getKey() + " is in " + metric.getValue().unit() + ", and before in " + unit;
      }
      if (!PLAIN.matcher(metric.getKey() + unit).matches()) {
        return "JMH writes no metric " + metric.getKey() + " in " + unit;
      }
      if (!POLICIES.contains(metric.getValue().policy())) {
        return metric.getKey() + " is put together by " + metric.getValue().policy();
      }
    }
    return POLICIES.contains(primary.policy())
        ? null
        : "its scores are put together by " + primary.policy();
  }
}
