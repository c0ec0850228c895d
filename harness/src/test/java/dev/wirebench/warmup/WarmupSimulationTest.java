package dev.wirebench.warmup;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.codec.Medium;
import dev.wirebench.codec.Operation;
import dev.wirebench.plan.Cell;
import dev.wirebench.plan.Effort;
import dev.wirebench.plan.Iterations;
import dev.wirebench.report.statistics.Drift;
import dev.wirebench.report.statistics.Estimates;
import dev.wirebench.run.RunFixture;
import dev.wirebench.run.TrialRecord.Iteration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.api.Test;

/**
 * Warm-ups by need of benchmarks whose final speed is known. A benchmark warms up in steps: each is
 * a method that is compiled for 0.1 to 1.5 s, after which all is faster. A step follows the one
 * before within 2.5 s. Its forks take the steps earlier or later, with a standard deviation of 8 %;
 * scores of iterations vary by 1.5 %.
 */
class WarmupSimulationTest {
  private static final Cell CELL =
      Cell.of(Operation.SERIALIZE, Medium.BYTES, "jackson", "order-event", RunFixture.JDK);
  private static final Iterations USUAL = new Iterations(10, 1000);
  private static final Effort BY_NEED =
      Effort.fixed(5, USUAL, Map.of(), new Iterations(15, 100)).byNeed(true);
  private static final int BENCHMARKS = 500;
  private static final int FORKS = 5;
  private static final int SLICES = 15;
  private static final double SLICE_SECONDS = 0.1;
  private static final double ITERATION_SECONDS = Settling.ITERATION_MILLIS / 1000.0;
  private static final double NOISE = 0.015;
  private static final double JITTER = 0.08;
  private static final double FINAL = 100;

  private final Random random = new Random(20261130);

  /**
   * A method that a fork compiles.
   *
   * @param seconds of its running time after which the new code runs
   * @param compiling seconds before that in which it is compiled
   * @param factor by which all is slower until then; below 1 if it is slower afterwards
   */
  private record Step(double seconds, double compiling, double factor) {}

  /** The running time of a fork, of which each moment has its speed and its compiling. */
  private record Fork(List<Step> steps) {
    double time(double seconds) {
      return steps.stream()
          .filter(step -> step.seconds() > seconds)
          .mapToDouble(Step::factor)
          .reduce(FINAL, (all, factor) -> all * factor);
    }

    boolean isCompiling(double seconds) {
      return steps.stream()
          .anyMatch(
              step -> step.seconds() > seconds && step.seconds() - step.compiling() <= seconds);
    }

    /** The mean of a quantity over some seconds. */
    double mean(double from, double length, java.util.function.DoubleUnaryOperator quantity) {
      int points = 50;
      double sum = 0;
      for (int i = 0; i < points; i++) {
        sum += quantity.applyAsDouble(from + length * (i + 0.5) / points);
      }
      return sum / points;
    }
  }

  private List<Step> benchmark() {
    List<Step> steps = new ArrayList<>();
    int count = 1 + random.nextInt(5);
    double seconds = 0.3;
    for (int i = 0; i < count; i++) {
      double gap = 0.2 + 2.3 * random.nextDouble();
      seconds += gap;
      double compiling = Math.min(gap, 0.1 + 1.4 * random.nextDouble());
      steps.add(new Step(seconds, compiling, 1.05 + random.nextDouble()));
    }
    return steps;
  }

  private Fork fork(List<Step> benchmark) {
    double speed = Math.exp(JITTER * random.nextGaussian());
    return new Fork(
        benchmark.stream()
            .map(step -> new Step(step.seconds() * speed, step.compiling() * speed, step.factor()))
            .toList());
  }

  private double noise() {
    return 1 + NOISE * random.nextGaussian();
  }

  /** The warm-up that a trial shows, in seconds. */
  private double trial(Fork fork) {
    List<Iteration> iterations = new ArrayList<>();
    double longest = BY_NEED.longestWarmup(CELL).totalMillis() / 1000.0 + 3;
    OptionalInt settled = OptionalInt.empty();
    for (double now = 0; now < longest && settled.isEmpty(); now += ITERATION_SECONDS) {
      double time = fork.mean(now, ITERATION_SECONDS, fork::time) * noise();
      double compiling = fork.mean(now, ITERATION_SECONDS, t -> fork.isCompiling(t) ? 1 : 0);
      iterations.add(new Iteration(time, time, compiling * Settling.ITERATION_MILLIS));
      settled = Settling.after(iterations);
    }
    return Settling.warmup(BY_NEED, CELL, settled).totalMillis() / 1000.0;
  }

  /** The scores of a fork's slices after a warm-up. */
  private double[] measure(Fork fork, double warmup) {
    double[] scores = new double[SLICES];
    for (int i = 0; i < SLICES; i++) {
      scores[i] = fork.mean(warmup + i * SLICE_SECONDS, SLICE_SECONDS, fork::time) * noise();
    }
    return scores;
  }

  private boolean isDrifting(Fork fork, double warmup, double[] scores) {
    double[] others = new double[SLICES];
    Arrays.setAll(others, i -> FINAL * noise());
    double compiling = fork.mean(warmup, SLICES * SLICE_SECONDS, t -> fork.isCompiling(t) ? 1 : 0);
    return Drift.isDriftingByTurns(scores, others, compiling);
  }

  private static double bias(double[] scores) {
    return Math.abs(Arrays.stream(scores).average().orElseThrow() / FINAL - 1);
  }

  @Test
  void forksThatWarmInStepsAreMeasuredAtTheirFinalSpeed() {
    List<Double> warmups = new ArrayList<>();
    int biased = 0;
    int biasedAfterThreeSeconds = 0;
    int unseen = 0;
    for (int i = 0; i < BENCHMARKS; i++) {
      List<Step> benchmark = benchmark();
      double warmup = trial(fork(benchmark));
      warmups.add(warmup);
      for (int j = 0; j < FORKS; j++) {
        Fork fork = fork(benchmark);
        double[] scores = measure(fork, warmup);
        if (bias(scores) > 0.02) {
          biased++;
          unseen += isDrifting(fork, warmup, scores) ? 0 : 1;
        }
        biasedAfterThreeSeconds += bias(measure(fork, 3)) > 0.02 ? 1 : 0;
      }
    }
    double forks = BENCHMARKS * FORKS;
    assertThat(biased / forks).as("biased by more than 2 %").isLessThan(0.03);
    assertThat(unseen / forks).as("biased, and not seen to drift").isLessThan(0.01);
    assertThat(biasedAfterThreeSeconds / forks).as("with 3 s for all").isGreaterThan(0.3);
    assertThat(Estimates.median(array(warmups))).as("of 10 s").isBetween(4.0, 7.0);
  }

  /** A method is thrown away while all forks are measured, and never gets as fast again. */
  @Test
  void aBenchmarkThatSlowsDownLateIsSeenAndWarmsUpForLonger() {
    double late = 4.7;
    List<Step> benchmark = List.of(new Step(1.5, 1, 2), new Step(late, 0.5, 0.8));
    double usual = trial(fork(benchmark.subList(0, 1)));
    assertThat(usual).isLessThan(late);
    Effort effort = BY_NEED.with(Map.of(CELL, new Iterations((int) usual, 1000)));
    WarmupGrowth growth = new WarmupGrowth(effort);
    int drifting = 0;
    for (int i = 0; i < 20; i++) {
      double warmup = growth.warmup(CELL).totalMillis() / 1000.0;
      Fork fork = fork(benchmark);
      boolean drifts = isDrifting(fork, warmup, measure(fork, warmup));
      drifting += drifts ? 1 : 0;
      growth.add(RunFixture.drifting(RunFixture.fork(i, CELL, FINAL), drifts));
    }
    assertThat(drifting).as("forks that were seen to drift").isBetween(1, 4);
    assertThat(growth.warmup(CELL).totalMillis() / 1000.0).isGreaterThan(late);
  }

  @Test
  void aForkThatNeverSettlesWarmsUpAsLongAsIsAllowed() {
    List<Step> steps = new ArrayList<>();
    for (double seconds = 0.6; seconds < 40; seconds += 0.6) {
      steps.add(new Step(seconds, 0.3, steps.size() % 2 == 0 ? 1.3 : 1 / 1.3));
    }
    assertThat(trial(fork(steps))).isEqualTo(20);
  }

  private static double[] array(List<Double> numbers) {
    return numbers.stream().mapToDouble(number -> number).toArray();
  }
}
