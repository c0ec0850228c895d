package dev.wirebench.report.analysis;

import dev.wirebench.report.coordinates.Units;
import dev.wirebench.report.input.Fork;
import dev.wirebench.report.input.MeasuredCell;
import dev.wirebench.report.statistics.Estimate;
import dev.wirebench.report.statistics.Estimates;
import dev.wirebench.report.verdicts.Ratio;
import dev.wirebench.report.verdicts.Ratios;
import dev.wirebench.report.verdicts.Sample;
import dev.wirebench.report.verdicts.Sample.Pairs;
import dev.wirebench.report.verdicts.Settings;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.IntStream;

/**
 * The cost of an operation in one benchmark, or in several together, fork by fork. It can be
 * divided by any other cost, whatever its row and comparison.
 */
public final class UseCost {
  private static final String NANOS = "ns/op";

  /** The place of its time; empty for a cost that is no time, or the sum of several benchmarks. */
  private final Optional<Place> place;

  private final Sample forks;

  private record Place(ResultTable table, Row row) {}

  private UseCost(Optional<Place> place, Sample forks) {
    this.place = place;
    this.forks = forks;
  }

  /**
   * The time in ns per operation; empty if the comparison is not one of times, or nothing was
   * measured.
   */
  public static Optional<UseCost> time(ResultTable table, Row row) {
    OptionalDouble factor = Units.factor(row.cell().unit(), NANOS);
    return factor.isEmpty()
        ? Optional.empty()
        : known(
            new UseCost(
                Optional.of(new Place(table, row)),
                Sample.of(table.key().source(), row.cell(), time -> time * factor.getAsDouble())));
  }

  /** The allocation in bytes per operation; empty if it was not measured. */
  public static Optional<UseCost> allocation(ResultTable table, Row row) {
    return secondary(table, row, MeasuredCell.ALLOCATION);
  }

  /** Processor time in ns per operation; empty if it was not measured. */
  public static Optional<UseCost> cpu(ResultTable table, Row row) {
    return secondary(table, row, MeasuredCell.CPU);
  }

  private static Optional<UseCost> secondary(ResultTable table, Row row, String metric) {
    List<Fork> forks =
        row.cell().analysed().stream()
            .filter(fork -> Double.isFinite(fork.mean(metric)) && fork.mean(metric) > 0)
            .toList();
    boolean inBlocks = forks.stream().allMatch(Fork::hasBlock);
    int[] blocks = inBlocks ? forks.stream().mapToInt(Fork::block).toArray() : new int[0];
    double[] means = forks.stream().mapToDouble(fork -> fork.mean(metric)).toArray();
    return known(
        new UseCost(
            Optional.empty(), new Sample(table.key().source(), blocks, means, scores(means))));
  }

  private static Optional<UseCost> known(UseCost cost) {
    return cost.forks.isEmpty() ? Optional.empty() : Optional.of(cost);
  }

  private static double[][] scores(double[] means) {
    return Arrays.stream(means).mapToObj(mean -> new double[] {mean}).toArray(double[][]::new);
  }

  /** The cost of both together: by repetition, or by fork where there are no repetitions. */
  public UseCost plus(UseCost other) {
    Pairs pairs = Pairs.of(byBlock(), other.byBlock());
    double[] first = pairs.first().means();
    double[] second = pairs.second().means();
    double[] sums =
        IntStream.range(0, Math.min(first.length, second.length))
            .mapToDouble(i -> first[i] + second[i])
            .toArray();
    int[] blocks = pairs.paired() ? pairs.first().blocks() : new int[0];
    return new UseCost(Optional.empty(), new Sample(forks.source(), blocks, sums, scores(sums)));
  }

  /** Mean over forks, with its 95 % interval. */
  public Estimate mean() {
    return Estimates.positiveMean(forks.means(), Settings.CONFIDENCE);
  }

  /**
   * This divided by the other. Times of one table are compared as that table compares its rows;
   * costs of several tables block by block, since what a machine does to a block falls on both.
   *
   * @param comparisons that share the error of 5 % (Bonferroni)
   */
  public Ratio over(UseCost other, int comparisons) {
    Optional<Place> its =
        other.place.filter(one -> place.filter(mine -> mine.table() == one.table()).isPresent());
    return its.flatMap(
            one -> RowRatios.of(one.table()).of(place.orElseThrow().row(), one.row(), comparisons))
        .orElseGet(() -> Ratios.of(byBlock(), other.byBlock(), comparisons));
  }

  /** One mean for each block, of all forks in it. */
  private Sample byBlock() {
    int[] blocks = Arrays.stream(forks.blocks()).distinct().toArray();
    double[] means =
        blocks.length == 0
            ? forks.means()
            : Arrays.stream(blocks).mapToDouble(this::meanOfBlock).toArray();
    return new Sample(forks.source(), blocks, means, scores(means));
  }

  private double meanOfBlock(int block) {
    return IntStream.range(0, forks.means().length)
        .filter(fork -> forks.blocks()[fork] == block)
        .mapToDouble(fork -> forks.means()[fork])
        .average()
        .orElseThrow();
  }
}
