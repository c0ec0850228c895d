package dev.wirebench.results;

import dev.wirebench.plan.Cell;
import dev.wirebench.report.analysis.Settings;
import dev.wirebench.report.statistics.Estimate;
import dev.wirebench.report.statistics.Estimates;
import dev.wirebench.run.ForkRecord;
import dev.wirebench.run.Run;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;

/** The mean of each fork that counts, by cell and block. */
public final class CellForks {
  private final Map<Cell, NavigableMap<Integer, Double>> means = new HashMap<>();

  public static CellForks of(Run run) {
    CellForks forks = new CellForks();
    run.forks().forEach(forks::add);
    return forks;
  }

  /** A repetition takes the place of what it repeats. */
  public void add(ForkRecord fork) {
    if (fork.result() == null) {
      means(fork.cell()).remove(fork.block());
    } else {
      add(fork.cell(), fork.block(), fork.result().mean());
    }
  }

  /**
   * @param mean of the fork's iterations, in the benchmark's unit
   */
  public void add(Cell cell, int block, double mean) {
    means.computeIfAbsent(cell, key -> new TreeMap<>()).put(block, mean);
  }

  /**
   * The ratio of two cells with its 95 % interval, paired by block: a block in which one of them
   * has no result says nothing.
   *
   * @return with NaN where no block has both
   */
  public Estimate ratio(Cell cell, Cell baseline) {
    return ratio(cell, baseline, Integer.MAX_VALUE, 0);
  }

  /**
   * @param end the first block that is not looked at
   * @param dropped how many of the last common blocks are left out
   */
  Estimate ratio(Cell cell, Cell baseline, int end, int dropped) {
    double[] logs = logRatios(cell, baseline, end);
    int count = logs.length - dropped;
    return count < 1
        ? new Estimate(Double.NaN, Double.NaN, Double.NaN, 0)
        : Estimates.ratio(Arrays.copyOf(logs, count), Settings.CONFIDENCE);
  }

  /** Logarithm of the ratio in each block that both have a result in. */
  public double[] logRatios(Cell cell, Cell baseline) {
    return logRatios(cell, baseline, Integer.MAX_VALUE);
  }

  private double[] logRatios(Cell cell, Cell baseline, int end) {
    NavigableMap<Integer, Double> others = means(baseline);
    return means(cell).headMap(end, false).entrySet().stream()
        .filter(fork -> others.containsKey(fork.getKey()))
        .mapToDouble(fork -> Math.log(fork.getValue() / others.get(fork.getKey())))
        .toArray();
  }

  /**
   * The mean of a cell's forks with its 95 % interval, in the benchmark's unit.
   *
   * @param end the first block that is not looked at
   * @param dropped how many of the last blocks are left out
   */
  Estimate mean(Cell cell, int end, int dropped) {
    double[] values =
        means(cell).headMap(end, false).values().stream().mapToDouble(v -> v).toArray();
    int count = values.length - dropped;
    return count < 1
        ? new Estimate(Double.NaN, Double.NaN, Double.NaN, 0)
        : Estimates.mean(Arrays.copyOf(values, count), Settings.CONFIDENCE);
  }

  private NavigableMap<Integer, Double> means(Cell cell) {
    return means.getOrDefault(cell, new TreeMap<>());
  }
}
