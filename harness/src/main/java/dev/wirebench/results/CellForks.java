package dev.wirebench.results;

import dev.wirebench.fork.Variant;
import dev.wirebench.plan.Cell;
import dev.wirebench.report.statistics.Estimate;
import dev.wirebench.report.statistics.Estimates;
import dev.wirebench.report.verdicts.Settings;
import dev.wirebench.run.ForkRecord;
import dev.wirebench.run.Run;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;

/** The mean of each fork that counts, by cell and by block; of forks that took turns, by heat. */
public final class CellForks {
  private static final int NO_HEAT = -1;

  private final Map<Cell, NavigableMap<Occasion, Double>> means = new HashMap<>();

  /**
   * Forks of one occasion are paired: those of a heat, or those of a block that ran by themselves.
   */
  private record Occasion(int block, int heat) implements Comparable<Occasion> {
    private static final Comparator<Occasion> ORDER =
        Comparator.comparingInt(Occasion::block).thenComparingInt(Occasion::heat);

    static Occasion of(ForkRecord fork) {
      return new Occasion(fork.block(), fork.heat() == null ? NO_HEAT : fork.heat());
    }

    @Override
    public int compareTo(Occasion other) {
      return ORDER.compare(this, other);
    }
  }

  public static CellForks of(Run run) {
    CellForks forks = new CellForks();
    run.forksByCell().values().stream().flatMap(List::stream).forEach(forks::add);
    return forks;
  }

  /** A repetition takes the place of what it repeats. */
  public void add(ForkRecord fork) {
    if (fork.result() == null) {
      means(fork.cell()).remove(Occasion.of(fork));
    } else {
      add(fork.cell(), Occasion.of(fork), fork.result().mean());
    }
  }

  /**
   * @param mean of the fork's iterations, in the benchmark's unit
   */
  public void add(Cell cell, int block, double mean) {
    add(cell, new Occasion(block, NO_HEAT), mean);
  }

  private void add(Cell cell, Occasion occasion, double mean) {
    means.computeIfAbsent(cell, key -> new TreeMap<>()).put(occasion, mean);
  }

  /**
   * The ratio of two cells with its 95 % interval, paired by block or heat: one in which one of
   * them has no result says nothing.
   *
   * @return with NaN where they have none in common
   */
  public Estimate ratio(Cell cell, Cell baseline) {
    return ratio(cell, baseline, Integer.MAX_VALUE, 0);
  }

  /**
   * @param end the first block that is not looked at
   * @param dropped how many of the last common blocks or heats are left out
   */
  Estimate ratio(Cell cell, Cell baseline, int end, int dropped) {
    double[] logs = logRatios(cell, baseline, end);
    int count = logs.length - dropped;
    return count < 1
        ? new Estimate(Double.NaN, Double.NaN, Double.NaN, 0)
        : Estimates.ratio(Arrays.copyOf(logs, count), Settings.CONFIDENCE);
  }

  /** Logarithm of the ratio in each block or heat that both have a result in. */
  public double[] logRatios(Cell cell, Cell baseline) {
    return logRatios(cell, baseline, Integer.MAX_VALUE);
  }

  /**
   * The ratio of two cells, divided by that of two others, in each block or heat that all four have
   * a result in. The values are logarithms.
   */
  public double[] logQuotients(Cell cell, Cell baseline, Cell other, Cell itsBaseline) {
    return means(cell).keySet().stream()
        .filter(means(baseline)::containsKey)
        .filter(means(other)::containsKey)
        .filter(means(itsBaseline)::containsKey)
        .mapToDouble(
            occasion ->
                Math.log(means(cell).get(occasion) / means(baseline).get(occasion))
                    - Math.log(means(other).get(occasion) / means(itsBaseline).get(occasion)))
        .toArray();
  }

  private double[] logRatios(Cell cell, Cell baseline, int end) {
    Map<Occasion, Double> others = reference(cell, baseline);
    return until(cell, end).entrySet().stream()
        .filter(fork -> others.containsKey(fork.getKey()))
        .mapToDouble(fork -> Math.log(fork.getValue() / others.get(fork.getKey())))
        .toArray();
  }

  /**
   * The means that others are divided by. Where the baseline has an A/A control, both are the same
   * configuration, and the geometric mean of their forks stands for it. The control itself is
   * compared with the other one alone.
   */
  private Map<Occasion, Double> reference(Cell cell, Cell baseline) {
    Map<Occasion, Double> reference = new TreeMap<>(means(baseline));
    baseline
        .name()
        .map(name -> baseline.of(Variant.control(name)))
        .filter(control -> !control.equals(cell))
        .map(this::means)
        .ifPresent(
            control ->
                reference.replaceAll(
                    (occasion, mean) -> Math.sqrt(mean * control.getOrDefault(occasion, mean))));
    return reference;
  }

  /**
   * The mean of a cell's forks with its 95 % interval, in the benchmark's unit.
   *
   * @param end the first block that is not looked at
   * @param dropped how many of the last blocks are left out
   */
  Estimate mean(Cell cell, int end, int dropped) {
    double[] values = until(cell, end).values().stream().mapToDouble(v -> v).toArray();
    int count = values.length - dropped;
    return count < 1
        ? new Estimate(Double.NaN, Double.NaN, Double.NaN, 0)
        : Estimates.positiveMean(Arrays.copyOf(values, count), Settings.CONFIDENCE);
  }

  private NavigableMap<Occasion, Double> until(Cell cell, int end) {
    return means(cell).headMap(new Occasion(end, Integer.MIN_VALUE), false);
  }

  private NavigableMap<Occasion, Double> means(Cell cell) {
    return means.getOrDefault(cell, new TreeMap<>());
  }
}
