package dev.wirebench.report.analysis;

import dev.wirebench.report.input.Fork;
import dev.wirebench.report.input.MeasuredCell;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.DoubleUnaryOperator;

/**
 * The forks of one row, in its table's unit.
 *
 * @param blocks of each fork; empty if there are none
 * @param means of each fork
 * @param logs of the means
 * @param scores by fork and iteration
 */
record Sample(String source, int[] blocks, double[] means, double[] logs, double[][] scores) {

  Sample(String source, int[] blocks, double[] means, double[][] scores) {
    this(source, blocks, means, Arrays.stream(means).map(Math::log).toArray(), scores);
  }

  /**
   * Leaves out forks whose mean is no positive number: there is no ratio to them.
   *
   * @param unit from the cell's unit to the sample's
   */
  static Sample of(String source, MeasuredCell cell, DoubleUnaryOperator unit) {
    List<Fork> forks = new ArrayList<>();
    for (Fork fork : cell.analysed()) {
      if (Double.isFinite(fork.mean()) && fork.mean() > 0) {
        forks.add(fork);
      }
    }
    return new Sample(
        source,
        forks.stream().allMatch(Fork::hasBlock)
            ? forks.stream().mapToInt(Fork::block).toArray()
            : new int[0],
        forks.stream().mapToDouble(fork -> unit.applyAsDouble(fork.mean())).toArray(),
        forks.stream()
            .map(fork -> Arrays.stream(fork.scores()).map(unit).toArray())
            .toArray(double[][]::new));
  }

  /** The costs of both together, block by block, or fork by fork where there are no blocks. */
  Sample plus(Sample other) {
    Pairs pairs = Pairs.of(this, other);
    Sample a = pairs.first();
    Sample b = pairs.second();
    int count = Math.min(a.means.length, b.means.length);
    double[] sums = new double[count];
    for (int i = 0; i < count; i++) {
      sums[i] = a.means[i] + b.means[i];
    }
    double[][] scores =
        Arrays.stream(sums).mapToObj(sum -> new double[] {sum}).toArray(double[][]::new);
    int[] blocks = pairs.paired() ? a.blocks : new int[0];
    return new Sample(source, blocks, sums, scores);
  }

  boolean isEmpty() {
    return means.length == 0;
  }

  private boolean hasBlocks() {
    return blocks.length > 0;
  }

  /** Which forks of two rows are compared, and whether the i-th of both belong together. */
  record Pairs(Sample first, Sample second, boolean paired) {

    static Pairs of(Sample a, Sample b) {
      if (a.source.equals(b.source) && a.hasBlocks() && b.hasBlocks()) {
        Pairs pairs = common(a, b);
        if (!pairs.first.isEmpty()) {
          return pairs;
        }
      }
      return new Pairs(a, b, false);
    }

    /** Only blocks in which both ran: a pair with a failed fork says nothing. */
    private static Pairs common(Sample a, Sample b) {
      if (Arrays.equals(a.blocks, b.blocks)) {
        return new Pairs(a, b, true);
      }
      List<Integer> inA = new ArrayList<>();
      List<Integer> inB = new ArrayList<>();
      for (int i = 0; i < a.blocks.length; i++) {
        for (int j = 0; j < b.blocks.length; j++) {
          if (a.blocks[i] == b.blocks[j]) {
            inA.add(i);
            inB.add(j);
          }
        }
      }
      return new Pairs(a.only(inA), b.only(inB), true);
    }
  }

  private Sample only(List<Integer> forks) {
    return new Sample(
        source,
        forks.stream().mapToInt(fork -> blocks[fork]).toArray(),
        forks.stream().mapToDouble(fork -> means[fork]).toArray(),
        forks.stream().map(fork -> scores[fork]).toArray(double[][]::new));
  }
}
