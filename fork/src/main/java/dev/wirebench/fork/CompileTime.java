package dev.wirebench.fork;

import java.lang.management.CompilationMXBean;
import java.lang.management.ManagementFactory;
import java.util.Collection;
import java.util.List;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.results.AggregationPolicy;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.ScalarResult;

/**
 * Time that the JVM's compilers worked, all their threads together, since the iteration before
 * ended: the secondary metric {@value #NAME} in ms. A wait for a turn is thus included, since
 * compilers do not wait. A JVM that still compiles has not warmed up, however steady its scores
 * are: while a large method is compiled, its old code runs at its old speed.
 *
 * <p>By hand: {@code jmh -prof dev.wirebench.fork.CompileTime}.
 */
public final class CompileTime implements InternalProfiler {
  /** The metric's name in JMH's results. */
  public static final String NAME = "compile.time";

  /** Null if the JVM has no compilers, or does not say. */
  private final CompilationMXBean compilers = ManagementFactory.getCompilationMXBean();

  private long before = millis();

  @Override
  public String getDescription() {
    return "Time that the JVM's compilers worked";
  }

  @Override
  public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
    // What was compiled since the iteration before belongs to this one.
  }

  @Override
  public Collection<? extends Result<?>> afterIteration(
      BenchmarkParams benchmark, IterationParams iteration, IterationResult result) {
    long now = millis();
    long worked = now - before;
    before = now;
    return List.of(new ScalarResult(NAME, worked, "ms", AggregationPolicy.SUM));
  }

  private long millis() {
    return compilers != null && compilers.isCompilationTimeMonitoringSupported()
        ? compilers.getTotalCompilationTime()
        : 0;
  }
}
