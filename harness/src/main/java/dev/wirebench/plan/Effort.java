package dev.wirebench.plan;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonProperty;
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
 * @param warmupByNeed whether each benchmark warms up as long as a trial fork of it shows, and for
 *     longer once it drifts. The warm-ups above are then what it gets without a trial.
 * @param shown by trial forks: the warm-up of benchmarks; in the journal, not in the plan
 */
public record Effort(
    String profile,
    int blocks,
    int mostBlocks,
    Iterations warmup,
    Map<String, Iterations> longerWarmup,
    Iterations measurement,
    @JsonProperty("extendWarmup") boolean warmupByNeed,
    @JsonIgnore Map<Cell, Iterations> shown) {
  public Effort {
    Objects.requireNonNull(warmup, "warmup");
    Objects.requireNonNull(longerWarmup, "longerWarmup");
    Objects.requireNonNull(measurement, "measurement");
    shown = Map.copyOf(shown);
  }

  /** The effort as a plan or a journal has it, without what trial forks have shown. */
  @JsonCreator
  static Effort recorded(
      @JsonProperty("profile") String profile,
      @JsonProperty("blocks") int blocks,
      @JsonProperty("mostBlocks") int mostBlocks,
      @JsonProperty("warmup") Iterations warmup,
      @JsonProperty("longerWarmup") Map<String, Iterations> longerWarmup,
      @JsonProperty("measurement") Iterations measurement,
      @JsonProperty("extendWarmup") boolean warmupByNeed) {
    return new Effort(
        profile, blocks, mostBlocks, warmup, longerWarmup, measurement, warmupByNeed, Map.of());
  }

  /** No run has more blocks. */
  public static final int MOST_BLOCKS = 1000;

  /** The most warm-up iterations of a floor. */
  private static final int FLOOR_WARMUP = 3;

  /** The longest warm-up by need, in usual warm-ups. */
  private static final int LONGEST = 2;

  /** Exactly this many repetitions and this warm-up, whatever their results are. */
  public static Effort fixed(
      int blocks, Iterations warmup, Map<String, Iterations> longerWarmup, Iterations measurement) {
    return new Effort(null, blocks, blocks, warmup, longerWarmup, measurement, false, Map.of());
  }

  /** Copies this effort with exactly this many repetitions. */
  public Effort withBlocks(int count) {
    return withBlocks(count, count);
  }

  /** Copies this effort with as many repetitions as time allows, once there are {@code blocks}. */
  public Effort withoutCap() {
    return withBlocks(blocks, MOST_BLOCKS);
  }

  /** Copies this effort with as many repetitions as time allows, {@code most} of them at most. */
  public Effort upTo(int most) {
    return withBlocks(blocks, Math.max(blocks, most));
  }

  private Effort withBlocks(int least, int most) {
    return new Effort(profile, least, most, warmup, longerWarmup, measurement, warmupByNeed, shown);
  }

  /** Copies this effort with exactly this warm-up, and a longer one for some payloads. */
  public Effort withWarmup(Iterations iterations, Map<String, Iterations> longer) {
    return new Effort(profile, blocks, mostBlocks, iterations, longer, measurement, false, shown);
  }

  public Effort withMeasurement(Iterations iterations) {
    return new Effort(
        profile, blocks, mostBlocks, warmup, longerWarmup, iterations, warmupByNeed, shown);
  }

  /** Copies this effort with warm-ups by need, or with exactly those that it has. */
  public Effort byNeed(boolean wanted) {
    return new Effort(
        profile, blocks, mostBlocks, warmup, longerWarmup, measurement, wanted, shown);
  }

  /** Copies this effort with the warm-ups that trial forks have shown. */
  public Effort with(Map<Cell, Iterations> trials) {
    return new Effort(
        profile, blocks, mostBlocks, warmup, longerWarmup, measurement, warmupByNeed, trials);
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

  /** The warm-up of a benchmark's forks. A control has the warm-up of its baseline. */
  public Iterations warmup(Cell cell) {
    if (warmupByNeed && cell.hasLongWarmup()) {
      return longestWarmup(cell);
    }
    Iterations usual = usualWarmup(cell);
    Iterations needed = warmupByNeed ? shown.get(cell.uncontrolled()) : null;
    if (needed == null) {
      return usual;
    }
    Iterations longest = longestWarmup(cell);
    return needed.totalMillis() > longest.totalMillis() ? longest : needed;
  }

  /** The longest warm-up that a trial fork may show to be needed, and that drift may lead to. */
  public Iterations longestWarmup(Cell cell) {
    Iterations usual = usualWarmup(cell);
    return new Iterations(LONGEST * usual.count(), usual.millis());
  }

  /**
   * Says whether a trial fork is to show the warm-up of a benchmark. Copying an array is one call,
   * which is compiled at once; a cold start has no warm-up; a control has that of its baseline.
   */
  public boolean needsTrial(Cell cell) {
    return warmupByNeed
        && !cell.isCold()
        && cell.floorSize().isEmpty()
        && cell.equals(cell.uncontrolled())
        && !cell.hasLongWarmup()
        && !shown.containsKey(cell);
  }

  private Iterations usualWarmup(Cell cell) {
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
