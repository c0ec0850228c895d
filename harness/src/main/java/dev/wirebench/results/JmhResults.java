package dev.wirebench.results;

import dev.wirebench.fork.CpuTime;
import dev.wirebench.fork.Footprint;
import dev.wirebench.fork.OutputDigest;
import dev.wirebench.models.PayloadSource;
import dev.wirebench.plan.Archive;
import dev.wirebench.plan.Cell;
import dev.wirebench.plan.Iterations;
import dev.wirebench.run.JmhFork;
import dev.wirebench.run.JmhFork.Iteration;
import dev.wirebench.run.JmhFork.Metric;
import dev.wirebench.run.JmhFork.Parameters;
import dev.wirebench.run.JmhFork.Sampled;
import dev.wirebench.run.JmhFork.Vm;
import java.io.PrintStream;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.results.AggregationPolicy;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.format.ResultFormatFactory;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.openjdk.jmh.runner.IterationType;
import org.openjdk.jmh.runner.WorkloadParams;
import org.openjdk.jmh.runner.options.TimeValue;

/** Translates JMH's results to {@link JmhFork} and, for JMH's own JSON, back. */
public final class JmhResults {
  /** A field of {@link Footprint}, as results have it. */
  private record Counter(String name, String unit) {}

  private static final Map<String, Counter> COUNTERS =
      Map.of(
          "allocated", new Counter("gc.alloc.rate.norm", "B/op"),
          "cpu", new Counter(CpuTime.NAME, "ns/op"),
          "classes", new Counter("classes.loaded", "#"));

  private JmhResults() {}

  /** Takes all numbers out of JMH's result of a single fork. */
  public static JmhFork fromJmh(RunResult result) {
    BenchmarkParams params = result.getParams();
    List<Iteration> iterations = new ArrayList<>();
    for (BenchmarkResult fork : result.getBenchmarkResults()) {
      for (IterationResult iteration : fork.getIterationResults()) {
        Map<String, Metric> secondary = new TreeMap<>();
        iteration
            .getSecondaryResults()
            .forEach(
                (name, r) -> {
                  // Percentiles of samples, which are kept themselves.
                  if (!r.getRole().isDerivative()) {
                    add(name, metric(r), secondary);
                  }
                });
        Result<?> primary = iteration.getPrimaryResult();
        iterations.add(
            new Iteration(
                metric(primary),
                secondary,
                params.getMode() == Mode.SampleTime ? samples(primary) : null));
      }
    }
    return new JmhFork(
        new Parameters(
            params.getJmhVersion(),
            params.generatedBenchmark(),
            params.getMode().shortLabel(),
            params.getTimeUnit().name(),
            params.getThreads(),
            params.getOpsPerInvocation()),
        iterations(params.getWarmup()),
        iterations(params.getMeasurement()),
        new Vm(
            params.getJvm(),
            flags(params.getJvmArgs()),
            params.getJdkVersion(),
            params.getVmName(),
            params.getVmVersion()),
        iterations);
  }

  private static List<Sampled> samples(Result<?> result) {
    List<Sampled> samples = new ArrayList<>();
    result
        .getStatistics()
        .getRawData()
        .forEachRemaining(each -> samples.add(new Sampled(each.getKey(), each.getValue())));
    return samples;
  }

  /** Adds a metric. Our own counters get the name of a profiler's metric if they count as well. */
  private static void add(String name, Metric metric, Map<String, Metric> metrics) {
    Counter counter = COUNTERS.get(name);
    if (counter == null) {
      metrics.put(name, metric);
    } else {
      metrics.put(counter.name(), new Metric(metric.value(), counter.unit(), metric.policy()));
    }
  }

  /**
   * The flags without those that are no setting of a fork's JVM. One tells the fork of its codec's
   * output, another where the campaign kept an archive of classes. The label of the JDK says that
   * there was an archive.
   */
  private static List<String> flags(Collection<String> all) {
    return all.stream()
        .filter(
            flag ->
                !OutputDigest.isOption(flag)
                    && !Archive.isOption(flag)
                    && !PayloadSource.isFlag(flag))
        .toList();
  }

  private static Iterations iterations(IterationParams params) {
    return new Iterations(params.getCount(), params.getTime().convertTo(TimeUnit.MILLISECONDS));
  }

  private static Metric metric(Result<?> result) {
    return new Metric(result.getScore(), result.getScoreUnit(), policy(result).name());
  }

  /** JMH has no accessor for it, and without it sums and means cannot be told apart later. */
  private static AggregationPolicy policy(Result<?> result) {
    try {
      Field policy = Result.class.getDeclaredField("policy");
      policy.setAccessible(true);
      return (AggregationPolicy) policy.get(result);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("this version of JMH keeps its policies elsewhere", e);
    }
  }

  /** Writes JMH's own JSON: one entry per cell, with all its forks. */
  static void writeJson(Map<Cell, List<JmhFork>> forks, PrintStream out) {
    List<RunResult> results = new ArrayList<>();
    forks.forEach((cell, all) -> results.add(toJmh(cell, all)));
    ResultFormatFactory.getInstance(ResultFormatType.JSON, out).writeOut(results);
  }

  private static RunResult toJmh(Cell cell, List<JmhFork> forks) {
    BenchmarkParams params = params(cell, forks.get(0), forks.size());
    List<BenchmarkResult> results = new ArrayList<>();
    for (JmhFork fork : forks) {
      List<IterationResult> iterations = new ArrayList<>();
      for (Iteration iteration : fork.iterations()) {
        IterationResult result = new IterationResult(params, params.getMeasurement(), null);
        result.addResult(RecordedResult.primary(cell.method(), iteration));
        iteration
            .secondary()
            .forEach((name, m) -> result.addResult(RecordedResult.secondary(name, m)));
        iterations.add(result);
      }
      results.add(new BenchmarkResult(params, iterations));
    }
    return new RunResult(params, results);
  }

  private static BenchmarkParams params(Cell cell, JmhFork fork, int forks) {
    WorkloadParams workload = new WorkloadParams();
    cell.params().forEach((name, value) -> workload.put(name, value, 0));
    Parameters parameters = fork.parameters();
    Vm vm = fork.vm();
    return new BenchmarkParams(
        cell.benchmark(),
        parameters.generatedBenchmark(),
        true,
        parameters.threads(),
        new int[] {1},
        List.of(),
        forks,
        0,
        iterationParams(IterationType.WARMUP, fork.warmup()),
        iterationParams(IterationType.MEASUREMENT, fork.measurement()),
        Mode.deepValueOf(parameters.mode()),
        workload,
        TimeUnit.valueOf(parameters.timeUnit()),
        parameters.opsPerInvocation(),
        vm.jvm(),
        vm.jvmArgs(),
        vm.jdkVersion(),
        vm.vmName(),
        vm.vmVersion(),
        parameters.jmhVersion(),
        TimeValue.minutes(10));
  }

  private static IterationParams iterationParams(IterationType type, Iterations iterations) {
    TimeValue time =
        iterations.millis() % 1000 == 0
            ? TimeValue.seconds(iterations.millis() / 1000)
            : TimeValue.milliseconds(iterations.millis());
    return new IterationParams(type, iterations.count(), time, 1);
  }
}
