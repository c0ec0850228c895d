package dev.wirebench.report.input;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * One entry of JMH's output: a benchmark with its parameters, and all its forks.
 *
 * @param index place in the file, from 0
 * @param benchmark full name, for instance {@code org.example.Json.write}
 * @param params in the file's order
 * @param protocol what the run says that the benchmark measures; null if it does not, as files of
 *     JMH do not
 * @param forks in the file's order; none where all of them failed
 */
public record MeasuredCell(
    int index,
    String benchmark,
    Map<String, String> params,
    RecordedProtocol protocol,
    Jvm jvm,
    Setup setup,
    Scores scores,
    List<Fork> forks) {
  /** Bytes allocated per operation, in B/op. */
  public static final String ALLOCATION = "gc.alloc.rate.norm";

  /** Processor time of all threads, collector and compiler included, in ns/op. */
  public static final String CPU = "cpu.norm";

  /** Processor time of Java threads that are not measured, in ns/op. */
  public static final String CPU_OF_OTHERS = "cpu.others";

  /**
   * The scores of the forks.
   *
   * @param unit for instance {@code ns/op} or {@code ops/s}
   * @param secondaryUnits unit of each secondary metric, by name without JMH's old prefix "·"
   * @param percentiles JMH's percentiles in the unit, by name ({@code 99.9}), in sample mode, where
   *     they are latencies; empty in other modes, where they are those of iteration means
   */
  public record Scores(
      String unit, Map<String, String> secondaryUnits, Map<String, Double> percentiles) {}

  /** The part of the benchmark's name before the method. */
  public String className() {
    int dot = benchmark.lastIndexOf('.');
    return dot < 0 ? "" : benchmark.substring(0, dot);
  }

  /** The last part of the benchmark's name. */
  public String method() {
    return benchmark.substring(benchmark.lastIndexOf('.') + 1);
  }

  /** The operation that is measured: as the run says, else the method. */
  public String operation() {
    return protocol == null ? method() : protocol.operation();
  }

  /** JMH's short label: thrpt, avgt, sample or ss. */
  public String mode() {
    return setup.mode();
  }

  /** The unit of the score, for instance {@code ns/op} or {@code ops/s}. */
  public String unit() {
    return scores.unit();
  }

  /** Throughput: more is better. In all other modes the score is a time. */
  public boolean largerIsBetter() {
    return mode().equals("thrpt");
  }

  /** Says whether every fork belongs to a block, so that forks of two cells can be paired. */
  public boolean hasBlocks() {
    return forks.stream().allMatch(Fork::hasBlock);
  }

  /** Counts the blocks of its analysed forks; without blocks, the forks. */
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
    return new MeasuredCell(index, benchmark, params, protocol, other, setup, scores, forks);
  }

  /** Benchmark, parameters and mode, for messages. */
  public String label() {
    return benchmark + (params.isEmpty() ? "" : " " + params) + " (" + mode() + ")";
  }
}
