package dev.wirebench.report.verdicts;

import dev.wirebench.report.input.Fork;
import dev.wirebench.report.input.MeasuredCell;
import dev.wirebench.report.statistics.Estimates;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.IntStream;

/**
 * The forks of one row, in its table's unit.
 *
 * @param occasions of each fork, which forks of other rows share: heats or blocks; empty if there
 *     are none
 * @param blocks of each fork; empty if there are none
 * @param means of each fork
 * @param logs of the means
 * @param scores by fork and iteration
 */
public record Sample(
    String source,
    int[] occasions,
    int[] blocks,
    double[] means,
    double[] logs,
    double[][] scores) {

  public Sample(String source, int[] occasions, int[] blocks, double[] means, double[][] scores) {
    this(source, occasions, blocks, means, Arrays.stream(means).map(Math::log).toArray(), scores);
  }

  /** One fork in each block. */
  public Sample(String source, int[] blocks, double[] means, double[][] scores) {
    this(source, blocks, blocks, means, scores);
  }

  /**
   * Leaves out forks whose mean is no positive number: there is no ratio to them.
   *
   * @param unit from the cell's unit to the sample's
   */
  public static Sample of(String source, MeasuredCell cell, DoubleUnaryOperator unit) {
    List<Fork> forks = new ArrayList<>();
    for (Fork fork : cell.analysed()) {
      if (Double.isFinite(fork.mean()) && fork.mean() > 0) {
        forks.add(fork);
      }
    }
    boolean inBlocks = forks.stream().allMatch(Fork::hasBlock);
    return new Sample(
        source,
        inBlocks ? forks.stream().mapToInt(Fork::occasion).toArray() : new int[0],
        inBlocks ? forks.stream().mapToInt(Fork::block).toArray() : new int[0],
        forks.stream().mapToDouble(fork -> unit.applyAsDouble(fork.mean())).toArray(),
        forks.stream()
            .map(fork -> Arrays.stream(fork.scores()).map(unit).toArray())
            .toArray(double[][]::new));
  }

  /**
   * Joins the forks of an A/A control, which is the same configuration, to this sample. Where both
   * measured on the same occasion, one fork stands for the two, with their geometric mean: a ratio
   * then rests on both. A fork whose mate has no result stays as it is.
   */
  public Sample with(Sample control) {
    if (!source.equals(control.source) || !hasOccasions()) {
      return this;
    }
    double[] joined = means.clone();
    double[][] scoresOfBoth = scores.clone();
    for (int fork = 0; fork < joined.length; fork++) {
      OptionalInt mate = control.on(occasions[fork]);
      if (mate.isPresent()) {
        double other = control.means[mate.getAsInt()];
        scoresOfBoth[fork] = both(scores[fork], control.scores[mate.getAsInt()]);
        joined[fork] = Math.sqrt(joined[fork] * other);
      }
    }
    return new Sample(source, occasions, blocks, joined, scoresOfBoth);
  }

  private OptionalInt on(int occasion) {
    return IntStream.range(0, occasions.length)
        .filter(fork -> occasions[fork] == occasion)
        .findFirst();
  }

  /** Iteration by iteration; those of the first alone where the other has not as many. */
  private static double[] both(double[] first, double[] second) {
    return first.length == second.length ? Estimates.geometricMeans(first, second) : first;
  }

  /** One mean for each block, of all forks in it. */
  private Sample byBlock() {
    if (!isSplit()) {
      return new Sample(source, blocks, means, scores);
    }
    int[] distinct = Arrays.stream(blocks).distinct().toArray();
    double[] byBlock = new double[distinct.length];
    for (int i = 0; i < distinct.length; i++) {
      int block = distinct[i];
      byBlock[i] =
          IntStream.range(0, blocks.length)
              .filter(fork -> blocks[fork] == block)
              .mapToDouble(fork -> means[fork])
              .average()
              .orElseThrow();
    }
    return new Sample(source, distinct, byBlock, scoresOf(byBlock));
  }

  /** A single score for each fork, where its own scores cannot be combined. */
  private static double[][] scoresOf(double[] means) {
    return Arrays.stream(means).mapToObj(mean -> new double[] {mean}).toArray(double[][]::new);
  }

  /**
   * Says whether a repetition has several forks of this row, in interleaved groups of their own.
   */
  public boolean isSplit() {
    return Arrays.stream(blocks).distinct().count() < blocks.length;
  }

  /**
   * Converts this sample for a comparison whose rows are in different interleaved groups. Every
   * fork becomes a multiple of the baseline's in its own group, times the baseline's mean. Rows
   * which never met can then be compared by repetition. Forks without a baseline in their group are
   * left out.
   */
  public Sample through(Sample baseline) {
    Pairs pairs = Pairs.of(this, baseline);
    double level = Arrays.stream(baseline.means).average().orElse(Double.NaN);
    double[] relative = new double[pairs.first().means.length];
    for (int i = 0; i < relative.length; i++) {
      relative[i] = level * pairs.first().means[i] / pairs.second().means[i];
    }
    return pairs.paired()
        ? new Sample(source, pairs.first().blocks, relative, scoresOf(relative)).byBlock()
        : this;
  }

  public boolean isEmpty() {
    return means.length == 0;
  }

  private boolean hasOccasions() {
    return occasions.length > 0;
  }

  /**
   * The forks of two rows that are compared. If they are paired, the i-th of both belong together.
   */
  public record Pairs(Sample first, Sample second, boolean paired) {

    public static Pairs of(Sample a, Sample b) {
      if (a.source.equals(b.source) && a.hasOccasions() && b.hasOccasions()) {
        Pairs pairs = common(a, b);
        if (!pairs.first.isEmpty()) {
          return pairs;
        }
      }
      return new Pairs(a, b, false);
    }

    /** Only blocks or heats in which both ran: a pair with a failed fork says nothing. */
    private static Pairs common(Sample a, Sample b) {
      if (Arrays.equals(a.occasions, b.occasions)) {
        return new Pairs(a, b, true);
      }
      List<Integer> inA = new ArrayList<>();
      List<Integer> inB = new ArrayList<>();
      for (int i = 0; i < a.occasions.length; i++) {
        for (int j = 0; j < b.occasions.length; j++) {
          if (a.occasions[i] == b.occasions[j]) {
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
        forks.stream().mapToInt(fork -> occasions[fork]).toArray(),
        forks.stream().mapToInt(fork -> blocks[fork]).toArray(),
        forks.stream().mapToDouble(fork -> means[fork]).toArray(),
        forks.stream().map(fork -> scores[fork]).toArray(double[][]::new));
  }
}
