package dev.wirebench.report.analysis;

import dev.wirebench.report.input.Fork;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The forks of one row, in its table's unit.
 *
 * @param blocks of each fork, or {@link Fork#NONE}
 * @param means of each fork
 * @param scores by fork and iteration
 */
record Sample(String source, int[] blocks, double[] means, double[][] scores) {

  /**
   * Leaves out forks whose mean is no positive number: there is no ratio to them.
   *
   * @param factor from the cell's unit to the table's
   */
  static Sample of(Coordinates cell, double factor) {
    List<Fork> forks = new ArrayList<>();
    for (Fork fork : cell.cell().analysed()) {
      if (Double.isFinite(fork.mean()) && fork.mean() > 0) {
        forks.add(fork);
      }
    }
    return new Sample(
        cell.source().name(),
        forks.stream().mapToInt(Fork::block).toArray(),
        forks.stream().mapToDouble(fork -> fork.mean() * factor).toArray(),
        forks.stream().map(fork -> scaled(fork.scores(), factor)).toArray(double[][]::new));
  }

  private static double[] scaled(double[] scores, double factor) {
    return factor == 1 ? scores : Arrays.stream(scores).map(score -> score * factor).toArray();
  }

  boolean isEmpty() {
    return means.length == 0;
  }

  private boolean hasBlocks() {
    return Arrays.stream(blocks).allMatch(block -> block != Fork.NONE);
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
