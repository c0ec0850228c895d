package dev.wirebench.plan;

import java.util.Map;
import java.util.Objects;

/**
 * The effort that a run spends on each benchmark.
 *
 * @param profile where this comes from, see {@link Profiles}; null if from nowhere else
 * @param blocks how often each cell is forked before it may leave, at least 1
 * @param mostBlocks after which a cell that has not become precise ends; as {@code blocks} where no
 *     cell leaves
 * @param warmup of a fork
 * @param longerWarmup by payload: where {@code warmup} would not do
 * @param measurement of a fork
 * @param extendWarmup whether cells that fail the check of their warm-up get a longer one
 */
public record Effort(
    String profile,
    int blocks,
    int mostBlocks,
    Iterations warmup,
    Map<String, Iterations> longerWarmup,
    Iterations measurement,
    boolean extendWarmup) {
  public Effort {
    Objects.requireNonNull(warmup, "warmup");
    Objects.requireNonNull(longerWarmup, "longerWarmup");
    Objects.requireNonNull(measurement, "measurement");
  }

  /** No run has more blocks. */
  public static final int MOST_BLOCKS = 1000;

  /** The most warm-up iterations of a floor. */
  private static final int FLOOR_WARMUP = 3;

  /** Exactly this many repetitions, whatever their results are. */
  public static Effort fixed(
      int blocks, Iterations warmup, Map<String, Iterations> longerWarmup, Iterations measurement) {
    return new Effort(null, blocks, blocks, warmup, longerWarmup, measurement, false);
  }

  /** Copies this effort with exactly this many repetitions. */
  public Effort withBlocks(int count) {
    return new Effort(profile, count, count, warmup, longerWarmup, measurement, extendWarmup);
  }

  /** Copies this effort with as many repetitions as time allows, once there are {@code blocks}. */
  public Effort withoutCap() {
    return new Effort(
        profile, blocks, MOST_BLOCKS, warmup, longerWarmup, measurement, extendWarmup);
  }

  /** Copies this effort with another warm-up, and a longer one for some payloads. */
  public Effort withWarmup(Iterations iterations, Map<String, Iterations> longer) {
    return new Effort(profile, blocks, mostBlocks, iterations, longer, measurement, extendWarmup);
  }

  public Effort withMeasurement(Iterations iterations) {
    return new Effort(profile, blocks, mostBlocks, warmup, longerWarmup, iterations, extendWarmup);
  }

  /** Says whether benchmarks may stop before the last repetition. */
  public boolean stopsEarly() {
    return mostBlocks > blocks;
  }

  /**
   * The most repetitions of a benchmark. A floor is in the first alone: it is not compared with
   * other benchmarks, and the time is better spent on these.
   */
  public int mostBlocks(Cell cell) {
    return cell.floorSize().isPresent() ? 1 : mostBlocks;
  }

  /**
   * The warm-up of a cell's forks. Copying an array is one call, which is compiled at once; a cold
   * start has none.
   */
  public Iterations warmup(Cell cell) {
    if (cell.isCold()) {
      return Iterations.NONE;
    }
    if (cell.floorSize().isPresent()) {
      return new Iterations(Math.min(warmup.count(), FLOOR_WARMUP), warmup.millis());
    }
    return cell.payload().map(payload -> longerWarmup.getOrDefault(payload, warmup)).orElse(warmup);
  }

  /** The time that the iterations of a benchmark's fork take, in milliseconds. */
  public long iterationMillis(Cell cell) {
    return warmup(cell).totalMillis() + measurement(cell).totalMillis();
  }

  /** The sequential measurement of a benchmark's fork. A cold start measures one call. */
  Iterations measurement(Cell cell) {
    return cell.isCold() ? Iterations.ONCE : measurement;
  }
}
