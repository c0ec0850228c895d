package dev.wirebench.report.input;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One entry of JMH's output: a benchmark with its parameters, and all its forks.
 *
 * @param benchmark full name, for instance {@code org.example.Json.write}
 * @param protocol what the run says that the benchmark measures; null if it does not, as files of
 *     JMH do not
 * @param mode JMH's short label: thrpt, avgt, sample or ss
 * @param threads 0 if the file does not say
 * @param params in the file's order
 * @param unit of the score, for instance {@code ns/op} or {@code ops/s}
 * @param warmup number and length of the iterations as JMH writes them, for instance {@code 5 x 1
 *     s} or {@code 5 x single-shot}; empty if the file does not say
 * @param measurement the same for the measured iterations
 * @param askedForks how many JMH was asked for; 0 if the file does not say
 * @param forks in the file's order; none where all of them failed
 * @param secondaryUnits unit of each secondary metric, by name without JMH's old prefix "·"
 * @param percentiles JMH's percentiles in the cell's unit, by name ({@code 99.9}), in sample mode,
 *     where they are latencies; empty in other modes, where they are those of iteration means
 * @param index place in the file, from 0
 */
public record MeasuredCell(
    String benchmark,
    Protocol protocol,
    String mode,
    int threads,
    Map<String, String> params,
    String unit,
    Jvm jvm,
    String warmup,
    String measurement,
    int askedForks,
    List<Fork> forks,
    Map<String, String> secondaryUnits,
    Map<String, Double> percentiles,
    int index) {
  /** Bytes allocated per operation, in B/op. */
  public static final String ALLOCATION = "gc.alloc.rate.norm";

  /** Processor time of all threads, collector and compiler included, in ns/op. */
  public static final String CPU = "cpu.norm";

  /** As JMH's {@code TimeValue} prints them. */
  private static final Map<String, TimeUnit> UNITS =
      Map.of(
          "ns", TimeUnit.NANOSECONDS,
          "us", TimeUnit.MICROSECONDS,
          "ms", TimeUnit.MILLISECONDS,
          "s", TimeUnit.SECONDS,
          "min", TimeUnit.MINUTES,
          "hr", TimeUnit.HOURS,
          "day", TimeUnit.DAYS);

  private static final Pattern ITERATIONS =
      Pattern.compile("(\\d{1,9}) x (\\d{1,9}) (ns|us|ms|s|min|hr|day)");

  /** The part of the benchmark's name before the method. */
  public String className() {
    int dot = benchmark.lastIndexOf('.');
    return dot < 0 ? "" : benchmark.substring(0, dot);
  }

  /** The last part of the benchmark's name. */
  public String method() {
    return benchmark.substring(benchmark.lastIndexOf('.') + 1);
  }

  /** What is measured: as the run says, else the method. */
  public String operation() {
    return protocol == null ? method() : protocol.operation();
  }

  /** Throughput: more is better. In all other modes the score is a time. */
  public boolean largerIsBetter() {
    return mode.equals("thrpt");
  }

  /** How long the iterations of a fork take, warm-up included; empty if the file does not say. */
  public OptionalLong iterationMillis() {
    OptionalLong before = millis(warmup);
    OptionalLong measured = millis(measurement);
    return before.isPresent() && measured.isPresent()
        ? OptionalLong.of(before.getAsLong() + measured.getAsLong())
        : OptionalLong.empty();
  }

  /** How long one warm-up iteration takes; empty if there is none, or the file does not say. */
  public OptionalDouble warmupIterationMillis() {
    return iterationMillis(warmup);
  }

  /** How long one measured iteration takes; empty if the file does not say. */
  public OptionalDouble measurementIterationMillis() {
    return iterationMillis(measurement);
  }

  private static OptionalDouble iterationMillis(String iterations) {
    Matcher matcher = ITERATIONS.matcher(iterations);
    OptionalLong all = millis(iterations);
    return matcher.matches() && all.isPresent() && Long.parseLong(matcher.group(1)) > 0
        ? OptionalDouble.of((double) all.getAsLong() / Long.parseLong(matcher.group(1)))
        : OptionalDouble.empty();
  }

  /** Of a text like {@code 5 x 100 ms}. */
  private static OptionalLong millis(String iterations) {
    Matcher matcher = ITERATIONS.matcher(iterations);
    if (!matcher.matches()) {
      return OptionalLong.empty();
    }
    TimeUnit unit = UNITS.get(matcher.group(3));
    long nanos = Long.parseLong(matcher.group(1)) * unit.toNanos(Long.parseLong(matcher.group(2)));
    return OptionalLong.of(TimeUnit.NANOSECONDS.toMillis(nanos));
  }

  /** Whether every fork belongs to a block, so that forks of two cells can be paired. */
  public boolean hasBlocks() {
    return forks.stream().allMatch(Fork::hasBlock);
  }

  /** How many blocks its analysed forks are of; without blocks, how many forks. */
  public int replications() {
    return hasBlocks()
        ? (int) analysed().stream().mapToInt(Fork::block).distinct().count()
        : analysed().size();
  }

  /**
   * The forks that statistics work on: all, but of a fork that was repeated because of its
   * environment only the last attempt.
   */
  public List<Fork> analysed() {
    if (forks.stream().noneMatch(fork -> fork.attempt() > 0)) {
      return forks;
    }
    Map<Integer, Integer> last = new HashMap<>();
    forks.forEach(fork -> last.merge(fork.occasion(), fork.attempt(), Math::max));
    return forks.stream().filter(fork -> fork.attempt() == last.get(fork.occasion())).toList();
  }

  /** Counts the analysed forks that have a score. */
  public int scoredForks() {
    return (int) Arrays.stream(means()).filter(Double::isFinite).count();
  }

  /** One mean per analysed fork, in the cell's unit. */
  public double[] means() {
    return analysed().stream().mapToDouble(Fork::mean).toArray();
  }

  /** One mean per analysed fork of a secondary metric; empty if no fork has it. */
  public double[] means(String metric) {
    return analysed().stream()
        .mapToDouble(fork -> fork.mean(metric))
        .filter(value -> !Double.isNaN(value))
        .toArray();
  }

  /** This cell with another description of its virtual machine. */
  MeasuredCell on(Jvm other) {
    return new MeasuredCell(
        benchmark,
        protocol,
        mode,
        threads,
        params,
        unit,
        other,
        warmup,
        measurement,
        askedForks,
        forks,
        secondaryUnits,
        percentiles,
        index);
  }

  /** For messages: benchmark, parameters, mode. */
  public String label() {
    return benchmark + (params.isEmpty() ? "" : " " + params) + " (" + mode + ")";
  }
}
