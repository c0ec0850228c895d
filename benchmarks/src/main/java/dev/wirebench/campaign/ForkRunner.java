package dev.wirebench.campaign;

import java.lang.management.ManagementFactory;
import java.time.Instant;
import java.util.Collection;
import java.util.regex.Pattern;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/**
 * Runs one fork of one cell. JMH would run all forks of a benchmark in a row, and drop the earlier
 * ones when a later one fails; here every fork is a run of its own.
 */
final class ForkRunner {
  private final Plan plan;

  ForkRunner(Plan plan) {
    this.plan = plan;
  }

  /** Never throws for what the fork did: a failure is a record too. */
  ForkRecord run(int block, int order, Cell cell) {
    Instant start = Instant.now();
    double load = ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
    ForkOutput output = new ForkOutput();
    String failure = null;
    JmhFork result = null;
    try {
      Collection<RunResult> results = new Runner(options(cell).build(), output).run();
      if (results.size() == 1) {
        result = JmhResults.fromJmh(results.iterator().next());
      } else {
        failure = "JMH returned " + results.size() + " results for one fork";
      }
    } catch (RunnerException e) {
      failure = output.cause().orElse(String.valueOf(e.getMessage()).strip());
    }
    return new ForkRecord(
        block,
        order,
        cell,
        start,
        Instant.now(),
        load,
        failure,
        failure == null ? null : output.lastLines(),
        output.warmup(),
        result == null ? null : Drift.isDrifting(output.warmup(), result),
        result);
  }

  private ChainedOptionsBuilder options(Cell cell) {
    Iterations warmup = plan.warmup(cell);
    ChainedOptionsBuilder options =
        new OptionsBuilder()
            .include("^" + Pattern.quote(cell.benchmark()) + "$")
            .forks(1)
            .warmupForks(0)
            .warmupIterations(warmup.count())
            .warmupTime(TimeValue.milliseconds(warmup.millis()))
            .measurementIterations(plan.measurement().count())
            .measurementTime(TimeValue.milliseconds(plan.measurement().millis()))
            .jvmArgs(plan.jvmArgs().toArray(new String[0]))
            .addProfiler(GCProfiler.class)
            .shouldFailOnError(true);
    cell.params().forEach(options::param);
    return options;
  }
}
