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
 * #NAME} in ns/op, and of those that are, as {@value #MEASURED}. A codec that has other threads
 * work costs more than its time says. The CPU time of the measured threads is their time without
 * what other programs took of the processor. Collector and compilers are no Java threads: their
 * work is in {@link CpuTime} alone. A thread that ends before its iteration does is not seen.
 */
public final class OtherThreads implements InternalProfiler {
  /** The metric's name in JMH's results. */
  public static final String NAME = "cpu.others";

  /** The name of the metric of threads that are measured. */
  public static final String MEASURED = "cpu.measured";

  /** The part of the name that all of JMH's own threads for a benchmark have. */
  private static final String WORKER = "-jmh-worker-";

  private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();

  /** The threads of the JVM and of JMH: they were there before any codec. */
  private final Set<Long> older =
      Arrays.stream(threads.getAllThreadIds()).boxed().collect(Collectors.toSet());

  private Map<Long, Long> before = Map.of();

  @Override
  public String getDescription() {
    return "CPU time per operation of the threads that are measured, and of other Java threads";
  }

  @Override
  public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
    begin();
  }

  @Override
  public Collection<? extends Result<?>> afterIteration(
      BenchmarkParams benchmark, IterationParams iteration, IterationResult result) {
    long operations = result.getMetadata().getAllOps();
    if (!threads.isThreadCpuTimeSupported() || operations == 0) {
      return List.of();
    }
    Nanos nanos = nanos(benchmark.getThreads());
    return List.of(
        metric(NAME, nanos.others(), operations), metric(MEASURED, nanos.measured(), operations));
  }

  private static ScalarResult metric(String name, long nanos, long operations) {
    return new ScalarResult(name, (double) nanos / operations, "ns/op", AggregationPolicy.AVG);
  }

  void begin() {
    before = times();
  }

  /** CPU time of the threads that are measured, and of other Java threads. */
  record Nanos(long measured, long others) {}

  /**
   * The CPU time since the beginning.
   *
   * @param measured how many threads are measured: they are the oldest workers, since a codec that
   *     calls a thread of its own a worker makes it later
   */
  Nanos nanos(int measured) {
    Map<Long, Long> now = times();
    Set<Long> workers =
        Arrays.stream(threads.getThreadInfo(ids(now)))
            .filter(Objects::nonNull)
            .filter(thread -> thread.getThreadName().contains(WORKER))
            .map(ThreadInfo::getThreadId)
            .sorted()
            .limit(measured)
            .collect(Collectors.toCollection(HashSet::new));
    long ofWorkers = 0;
    long ofOthers = 0;
    for (Map.Entry<Long, Long> thread : now.entrySet()) {
      long nanos = thread.getValue() - before.getOrDefault(thread.getKey(), 0L);
      if (workers.contains(thread.getKey())) {
        ofWorkers += nanos;
      } else {
        ofOthers += nanos;
      }
    }
    return new Nanos(ofWorkers, ofOthers);
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
