package dev.wirebench.fork;

import com.sun.management.OperatingSystemMXBean;
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
 * CPU time per operation over all threads of the process, those of collector and compilers
 * included, as the secondary metric {@value #NAME} in ns/op. Above ns/op where a library makes
 * others work; on an idle machine never much below.
 *
 * <p>By hand: {@code jmh -prof dev.wirebench.fork.CpuTime}.
 */
public final class CpuTime implements InternalProfiler {
  /** The metric's name in JMH's results. */
  public static final String NAME = "cpu.norm";

  private long start;

  @Override
  public String getDescription() {
    return "CPU time per operation over all threads of the process";
  }

  @Override
  public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
    start = processCpuNanos();
  }

  @Override
  public Collection<? extends Result<?>> afterIteration(
      BenchmarkParams benchmark, IterationParams iteration, IterationResult result) {
    long nanos = processCpuNanos() - start;
    long operations = result.getMetadata().getAllOps();
    return start < 0 || operations == 0
        ? List.of()
        : List.of(
            new ScalarResult(NAME, (double) nanos / operations, "ns/op", AggregationPolicy.AVG));
  }

  /** CPU time of all threads so far; -1 where the system does not say. */
  static long processCpuNanos() {
    return ManagementFactory.getOperatingSystemMXBean() instanceof OperatingSystemMXBean system
        ? system.getProcessCpuTime()
        : -1;
  }
}
