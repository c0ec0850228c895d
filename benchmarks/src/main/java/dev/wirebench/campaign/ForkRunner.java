package dev.wirebench.campaign;

import dev.wirebench.jmh.CpuTime;
import dev.wirebench.machine.HostMonitor;
import dev.wirebench.machine.HostReading;
import dev.wirebench.models.Payload;
import dev.wirebench.plan.Cell;
import dev.wirebench.plan.Iterations;
import dev.wirebench.plan.Jdk;
import dev.wirebench.plan.Plan;
import dev.wirebench.registry.CodecClassPath;
import dev.wirebench.registry.CodecRegistry;
import dev.wirebench.report.statistics.Drift;
import dev.wirebench.results.JmhResults;
import dev.wirebench.run.ForkRecord;
import dev.wirebench.run.JmhFork;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
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
  /** Where JMH takes the class path of its forks from. */
  private static final String CLASS_PATH = "java.class.path";

  static {
    // The campaign holds a lock of its own. JMH's would make a cell fail because of somebody else's
    // JMH; that one is seen as another process, and the fork is repeated.
    System.setProperty("jmh.ignoreLock", "true");
  }

  private final Plan plan;
  private final CodecRegistry codecs;
  private final CodecClassPath classPath;
  private final Path crashReports;

  /**
   * @param codecs the registry
   * @param crashReports where a JVM that crashes leaves its report
   */
  ForkRunner(Plan plan, CodecRegistry codecs, CodecClassPath classPath, Path crashReports) {
    this.plan = plan;
    this.codecs = codecs;
    this.classPath = classPath;
    this.crashReports = crashReports;
  }

  /**
   * Never throws for what the fork did: a failure is a record too.
   *
   * @param warmup at least the plan's
   */
  ForkRecord run(int block, int order, int attempt, Cell cell, Iterations warmup) {
    Instant start = Instant.now();
    HostMonitor monitor = new HostMonitor();
    ForkOutput output = new ForkOutput();
    String failure = null;
    JmhFork result = null;
    try (Watchdog watchdog = new Watchdog(plan.timeoutMillis(warmup))) {
      try {
        result = jmh(cell, warmup, output);
      } catch (RunnerException | RuntimeException e) {
        failure =
            watchdog.reason().or(output::cause).orElse(String.valueOf(e.getMessage()).strip());
      }
    }
    HostReading host = monitor.stop();
    return new ForkRecord(
        block,
        order,
        attempt,
        cell,
        start,
        Instant.now(),
        host,
        host.spoiled().filter(reason -> plan.timesMeanSomething()).orElse(null),
        failure,
        failure == null ? null : output.lastLines(),
        output.warmup(),
        result == null ? null : isDrifting(output.warmup(), result),
        result);
  }

  private static boolean isDrifting(List<Double> warmup, JmhFork result) {
    double[] before = warmup.stream().mapToDouble(score -> score).toArray();
    return Drift.isDrifting(before, result.scores());
  }

  private JmhFork jmh(Cell cell, Iterations warmup, ForkOutput output) throws RunnerException {
    String own = System.getProperty(CLASS_PATH);
    PrintStream out = System.out;
    PrintStream err = System.err;
    System.setProperty(CLASS_PATH, classPath(cell));
    System.setOut(output.stream());
    System.setErr(output.stream());
    try {
      Collection<RunResult> results = new Runner(options(cell, warmup).build(), output).run();
      if (results.size() != 1) {
        throw new RunnerException("JMH returned " + results.size() + " results for one fork");
      }
      return JmhResults.fromJmh(results.iterator().next());
    } finally {
      System.setOut(out);
      System.setErr(err);
      System.setProperty(CLASS_PATH, own);
    }
  }

  /** A plain call gets what the codec of its library gets; a floor, no library at all. */
  private String classPath(Cell cell) {
    List<String> libraries = cell.payload().map(Payload::libraries).orElse(List.of());
    return cell.codec()
        .or(() -> plan.selection().plain().stream().filter(cell::isPlain).findFirst())
        .flatMap(codecs::find)
        .map(codec -> classPath.of(codec, libraries))
        .orElseGet(classPath::withoutCodec);
  }

  private ChainedOptionsBuilder options(Cell cell, Iterations warmup) {
    Jdk jdk = plan.machines().jdk(cell);
    List<String> flags = new ArrayList<>(jdk.flags());
    flags.add("-XX:ErrorFile=" + crashReports);
    ChainedOptionsBuilder options =
        new OptionsBuilder()
            .include("^" + Pattern.quote(cell.benchmark()) + "$")
            .forks(1)
            .warmupForks(0)
            .warmupIterations(warmup.count())
            .warmupTime(TimeValue.milliseconds(warmup.millis()))
            .measurementIterations(plan.effort().measurement().count())
            .measurementTime(TimeValue.milliseconds(plan.effort().measurement().millis()))
            .jvm(jdk.launcher().executable().toString())
            .jvmArgs(flags.toArray(new String[0]))
            .addProfiler(GCProfiler.class)
            .addProfiler(CpuTime.class)
            .shouldFailOnError(true);
    cell.params().forEach(options::param);
    return options;
  }
}
