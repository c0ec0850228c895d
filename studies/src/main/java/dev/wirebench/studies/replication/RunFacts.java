package dev.wirebench.studies.replication;

import dev.wirebench.report.statistics.Estimates;
import dev.wirebench.report.statistics.KruskalWallis;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/**
 * The facts on the protocol that the logs themselves show.
 *
 * @param runs in all cells
 * @param withCollection runs in which garbage collections ended
 * @param slowdowns of each cell that has some of both kinds: the median run with a collection,
 *     divided by the median one without
 * @param drifts of each cell: the median of the last tenth of its runs, divided by that of the
 *     first
 * @param halves cells whose first half of runs differs from the second, by Kruskal-Wallis
 */
public record RunFacts(
    int runs,
    int withCollection,
    Heap heap,
    double[] slowdowns,
    double[] drifts,
    int halves,
    Load load) {
  private static final int TENTH = 10;

  /** Medians of fewer say nothing. */
  private static final int FEWEST = 3;

  /**
   * The differences of the heap in use from before a run to behind it.
   *
   * @param shrunk runs behind which less of the heap was in use than before
   * @param unchanged runs behind which as much of it was in use
   * @param grain bytes that all differences of the heap without a collection are multiples of; 0 if
   *     there are none
   */
  public record Heap(int shrunk, int unchanged, long grain) {
    private static Heap of(Collection<Log> logs) {
      return new Heap(
          count(logs, log -> Arrays.stream(log.memory()).filter(bytes -> bytes < 0)),
          count(logs, log -> Arrays.stream(log.memory()).filter(bytes -> bytes == 0)),
          logs.stream().flatMapToLong(RunFacts::growths).reduce(0, RunFacts::divisor));
    }
  }

  /**
   * The load of the processors.
   *
   * @param median load of the median run, in percent of all processors
   * @param none runs whose load is 0 %, or not told
   */
  public record Load(double median, int none) {
    private static Load of(Collection<Log> logs) {
      return new Load(
          Estimates.median(
              logs.stream().flatMapToDouble(log -> Arrays.stream(log.cpu())).toArray()),
          count(logs, log -> Arrays.stream(log.cpu()).filter(load -> load <= 0)));
    }
  }

  public static RunFacts of(Replication replication) {
    Collection<Log> logs = replication.logs().values();
    return new RunFacts(
        logs.stream().mapToInt(log -> log.nanos().length).sum(),
        logs.stream().mapToInt(log -> nanos(log, true).length).sum(),
        Heap.of(logs),
        logs.stream().flatMapToDouble(log -> slowdown(log).stream().mapToDouble(x -> x)).toArray(),
        logs.stream().mapToDouble(log -> drift(log.nanos())).toArray(),
        (int) logs.stream().filter(log -> halvesDiffer(log.nanos())).count(),
        Load.of(logs));
  }

  /** Differences of the heap, without those that collections made. */
  private static LongStream growths(Log log) {
    return IntStream.range(0, log.memory().length)
        .filter(run -> log.collections()[run] == 0)
        .mapToLong(run -> Math.abs((long) log.memory()[run]));
  }

  /** The greatest that both have, by Euclid. */
  private static long divisor(long a, long b) {
    return b == 0 ? a : divisor(b, a % b);
  }

  private static int count(Collection<Log> logs, Function<Log, DoubleStream> counted) {
    return (int) logs.stream().mapToLong(log -> counted.apply(log).count()).sum();
  }

  private static Optional<Double> slowdown(Log log) {
    double[] with = nanos(log, true);
    double[] without = nanos(log, false);
    return with.length < FEWEST || without.length < FEWEST
        ? Optional.empty()
        : Optional.of(Estimates.median(with) / Estimates.median(without));
  }

  private static double[] nanos(Log log, boolean collected) {
    return IntStream.range(0, log.nanos().length)
        .filter(run -> log.collections()[run] > 0 == collected)
        .mapToDouble(run -> log.nanos()[run])
        .toArray();
  }

  private static boolean halvesDiffer(double[] nanos) {
    int half = nanos.length / 2;
    return half > 0
        && KruskalWallis.of(
                    List.of(
                        Arrays.copyOf(nanos, half),
                        Arrays.copyOfRange(nanos, nanos.length - half, nanos.length)))
                .p()
            < TaskTest.ALPHA;
  }

  private static double drift(double[] nanos) {
    int tenth = Math.max(1, nanos.length / TENTH);
    double[] first = Arrays.copyOf(nanos, tenth);
    double[] last = Arrays.copyOfRange(nanos, nanos.length - tenth, nanos.length);
    return Estimates.median(last) / Estimates.median(first);
  }

  /** The libraries in the tests of one quantity, and how many tests reject that runs are normal. */
  public record Normality(int libraries, int asPublished, int lilliefors) {
    public static Normality of(List<TaskTest> tests) {
      List<TaskTest.Described> all =
          tests.stream().flatMap(test -> test.libraries().stream()).toList();
      return new Normality(
          all.size(),
          (int) all.stream().filter(each -> each.asPublished().p() < TaskTest.ALPHA).count(),
          (int) all.stream().filter(each -> each.lilliefors().p() < TaskTest.ALPHA).count());
    }
  }
}
