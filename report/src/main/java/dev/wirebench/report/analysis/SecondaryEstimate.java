package dev.wirebench.report.analysis;

import dev.wirebench.report.input.Fork;
import dev.wirebench.report.input.MeasuredCell;
import dev.wirebench.report.input.Samples;
import dev.wirebench.report.input.Samples.Percentile;
import dev.wirebench.report.statistics.Estimate;
import dev.wirebench.report.statistics.Estimates;
import dev.wirebench.report.verdicts.Settings;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A metric that only some ways of measuring give for a row.
 *
 * @param kind what it is, and how it is told
 * @param estimate over forks
 */
public record SecondaryEstimate(Kind kind, Estimate estimate) {
  /** The longest warm-up iteration that says when a JVM was warm, in milliseconds. */
  private static final long FINEST_MILLIS = 100;

  /** The fewest warm-up iterations: with fewer, the first says nothing of the others. */
  private static final int FEWEST_ITERATIONS = 10;

  /** The relative distance from its steady state within which a JVM has settled. */
  private static final double NEAR = 0.1;

  /**
   * @param key of data and of columns in files
   * @param title of a column
   * @param metric of which it is; empty for what is made of warm-up iterations
   * @param isInUnitOfTable whether it is a time like the score; else a number by itself
   * @param hint what it is, in a few words
   */
  public record Kind(
      String key, String title, String metric, boolean isInUnitOfTable, String hint) {

    private static Kind of(Percentile percentile) {
      return new Kind(
          percentile.name(),
          percentile.name(),
          percentile.name(),
          true,
          "what so many of all calls do not exceed; the median over forks");
    }
  }

  private static final Kind CLASSES =
      new Kind("classes", "classes", "classes.loaded", false, "loaded meanwhile");

  private static final Kind SETTLED =
      new Kind(
          "settled",
          "settled ms",
          "",
          false,
          "when it was within a tenth of its steady state, to stay; the median over forks");

  /** All kinds, in the order of columns. */
  public static final List<Kind> KINDS =
      Stream.concat(Samples.PERCENTILES.stream().map(Kind::of), Stream.of(CLASSES, SETTLED))
          .toList();

  /** The kinds that any row of a table has, in order. */
  public static List<Kind> kinds(ResultTable table) {
    return KINDS.stream()
        .filter(kind -> table.rows().stream().anyMatch(row -> row.further(kind).isPresent()))
        .toList();
  }

  /** All of a cell. */
  static List<SecondaryEstimate> of(MeasuredCell cell, double factor) {
    List<SecondaryEstimate> all = new ArrayList<>();
    for (Kind kind : KINDS) {
      double[] forks = kind.equals(SETTLED) ? settled(cell) : cell.means(kind.metric());
      if (forks.length > 0 && isOfAll(kind, forks, cell)) {
        all.add(new SecondaryEstimate(kind, estimate(kind, forks, factor)));
      }
    }
    return all;
  }

  /**
   * Says whether a metric is of all forks. Where some have too few calls for a percentile, those
   * that have enough are not like all.
   */
  private static boolean isOfAll(Kind kind, double[] forks, MeasuredCell cell) {
    return !kind.isInUnitOfTable() || forks.length == cell.analysed().size();
  }

  /**
   * The median of what a fork in ten may be far off in; of classes, which vary little, the mean.
   */
  private static Estimate estimate(Kind kind, double[] forks, double factor) {
    if (kind.isInUnitOfTable()) {
      double[] scaled = Arrays.stream(forks).map(value -> value * factor).toArray();
      return Estimates.median(scaled, Settings.CONFIDENCE);
    }
    return kind.equals(SETTLED)
        ? Estimates.median(forks, Settings.CONFIDENCE)
        : Estimates.positiveMean(forks, Settings.CONFIDENCE);
  }

  /**
   * The milliseconds until each fork settled; empty where warm-up iterations are too long to say,
   * or unknown.
   */
  private static double[] settled(MeasuredCell cell) {
    OptionalDouble millis = cell.setup().warmupIterationMillis();
    if (millis.isEmpty() || millis.getAsDouble() > FINEST_MILLIS) {
      return new double[0];
    }
    return cell.analysed().stream()
        .filter(fork -> fork.warmup().length >= FEWEST_ITERATIONS)
        .mapToDouble(fork -> millis.getAsDouble() * settled(fork))
        .toArray();
  }

  /** The number of warm-up iterations after which all others were near the measured mean. */
  private static int settled(Fork fork) {
    double steady = fork.mean();
    double[] warmup = fork.warmup();
    return IntStream.iterate(warmup.length, i -> i > 0, i -> i - 1)
        .filter(i -> !(Math.abs(warmup[i - 1] / steady - 1) <= NEAR))
        .findFirst()
        .orElse(0);
  }
}
