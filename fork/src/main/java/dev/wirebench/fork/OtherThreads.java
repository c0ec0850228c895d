package dev.wirebench.fork;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.results.AggregationPolicy;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.ScalarResult;

/**
 * CPU time per operation of Java threads that are not measured, as the secondary metric {@value
 * #NAME} in ns/op. A codec that has other threads work costs more than its time says. Collector and
 * compilers are no Java threads: their work is in {@link CpuTime} alone. A thread that ends before
 * its iteration does is not seen.
 */
public final class OtherThreads implements InternalProfiler {
  /** The metric's name in JMH's results. */
  public static final String NAME = "cpu.others";

  /** The part of the name that all of JMH's own threads for a benchmark have. */
  private static final String WORKER = "-jmh-worker-";

  private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();

  /** The threads of the JVM and of JMH: they were there before any codec. */
  private final Set<Long> older =
      Arrays.stream(threads.getAllThreadIds()).boxed().collect(Collectors.toSet());

  private Map<Long, Long> before = Map.of();

  @Override
  public String getDescription() {
    return "CPU time per operation of Java threads that are not measured";
  }

  @Override
  public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
    begin();
  }

  @Override
  public Collection<? extends Result<?>> afterIteration(
      BenchmarkParams benchmark, IterationParams iteration, IterationResult result) {
    long operations = result.getMetadata().getAllOps();
    return !threads.isThreadCpuTimeSupported() || operations == 0
        ? List.of()
        : List.of(
            new ScalarResult(
                NAME,
                (double) nanos(benchmark.getThreads()) / operations,
                "ns/op",
                AggregationPolicy.AVG));
  }

  void begin() {
    before = times();
  }

  /**
   * The CPU time of other threads since the beginning.
   *
   * @param measured how many threads are measured: they are the oldest workers, since a codec that
   *     calls a thread of its own a worker makes it later
   */
  long nanos(int measured) {
    Map<Long, Long> now = times();
    Set<Long> workers =
        Arrays.stream(threads.getThreadInfo(ids(now)))
            .filter(Objects::nonNull)
            .filter(thread -> thread.getThreadName().contains(WORKER))
            .map(ThreadInfo::getThreadId)
            .sorted()
            .limit(measured)
            .collect(Collectors.toCollection(HashSet::new));
    return now.entrySet().stream()
        .filter(thread -> !workers.contains(thread.getKey()))
        .mapToLong(thread -> thread.getValue() - before.getOrDefault(thread.getKey(), 0L))
        .sum();
  }

  private static long[] ids(Map<Long, Long> times) {
    return times.keySet().stream().mapToLong(id -> id).toArray();
  }

  /** The CPU time of each thread that may be a codec's or JMH's worker. */
  private Map<Long, Long> times() {
    Map<Long, Long> times = new HashMap<>();
    for (long id : threads.getAllThreadIds()) {
      long nanos = older.contains(id) ? -1 : threads.getThreadCpuTime(id);
      if (nanos >= 0) {
        times.put(id, nanos);
      }
    }
    return times;
  }
}
