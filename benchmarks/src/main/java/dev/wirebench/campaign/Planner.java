package dev.wirebench.campaign;

import dev.wirebench.plan.Cell;
import dev.wirebench.plan.Effort;
import dev.wirebench.plan.Interleave;
import dev.wirebench.plan.Iterations;
import dev.wirebench.plan.Plan;
import dev.wirebench.plan.Profiles;
import dev.wirebench.plan.Profiles.Profile;
import java.util.List;
import java.util.Optional;

/**
 * Decides what a budget pays for. Blocks come first, since fewer than five give no verdicts; then
 * warm-up, whose bias no number of blocks averages out; then measurement.
 */
final class Planner {
  /** Forks differ in length, and some are repeated. */
  static final double RESERVE = 1.03;

  /** Below this, warm-up bias outweighs what five blocks can tell. */
  private static final int SHORTEST_WARMUP_FOR_VERDICTS = 5;

  private static final long SECOND = 1000;

  /** The measurement of what gives no verdicts: a longer one would cost a table. */
  private static final Iterations INDICATIVE = new Iterations(2, SECOND);

  private final Profiles profiles = Profiles.read();
  private final Plan plan;
  private final List<Cell> cells;
  private final Cost cost;

  Planner(Plan plan, List<Cell> cells, Cost cost) {
    this.plan = plan;
    this.cells = cells;
    this.cost = cost;
  }

  /**
   * The least if not even that fits: the run then ends with its budget, within its first block.
   *
   * @param millis that are left
   */
  Effort fit(long millis) {
    Profile quick = profiles.profiles().get(Profiles.QUICK);
    Profile standard = profiles.profiles().get(Profiles.DEFAULT);
    int verdicts = standard.blocks();
    return fitting(
            profiles.effort(Profiles.RIGOROUS, interleave(), plan.selection().payloads()), millis)
        .or(
            () ->
                fitting(
                    profiles.effort(Profiles.DEFAULT, interleave(), plan.selection().payloads()),
                    millis))
        .or(() -> longest(verdicts, SHORTEST_WARMUP_FOR_VERDICTS, millis))
        .or(() -> longest(quick.blocks(), seconds(quick.warmup()), millis))
        .or(() -> longest(2, seconds(quick.warmup()), millis))
        .or(() -> longest(1, seconds(quick.warmup()), millis))
        .orElse(effort(1, seconds(quick.warmup())))
        .withoutCap();
  }

  /** The least that is worth its time: as many blocks as {@code quick} has, and its warm-up. */
  Effort least() {
    Profile quick = profiles.profiles().get(Profiles.QUICK);
    return effort(quick.blocks(), seconds(quick.warmup()));
  }

  private static int seconds(Iterations iterations) {
    return (int) (iterations.totalMillis() / SECOND);
  }

  private Optional<Effort> fitting(Effort effort, long millis) {
    return millis(effort) * RESERVE <= millis ? Optional.of(effort) : Optional.empty();
  }

  private double millis(Effort effort) {
    return cost.millis(effort, cells, effort.blocks());
  }

  /** The longest warm-up that so many blocks leave time for, up to that of the default profile. */
  private Optional<Effort> longest(int blocks, int shortest, long millis) {
    int most = seconds(profiles.profiles().get(Profiles.DEFAULT).warmup());
    for (int warmup = most; warmup >= shortest; warmup--) {
      Optional<Effort> effort = fitting(effort(blocks, warmup), millis);
      if (effort.isPresent()) {
        return effort;
      }
    }
    return Optional.empty();
  }

  private Effort effort(int blocks, int warmupSeconds) {
    Iterations warmup = new Iterations(warmupSeconds, SECOND);
    int mostSeconds = seconds(profiles.profiles().get(Profiles.DEFAULT).warmup());
    double share =
        Math.max(
            profiles.profiles().get(Profiles.QUICK).share(), 1.0 * warmupSeconds / mostSeconds);
    return Effort.fixed(
        blocks,
        warmup,
        profiles.longerWarmup(warmup, share, plan.selection().payloads()),
        blocks < profiles.profiles().get(Profiles.DEFAULT).blocks()
            ? indicative()
            : profiles.profiles().get(Profiles.QUICK).measurement(interleave()));
  }

  private Interleave interleave() {
    return plan.interleaving().interleave();
  }

  private Iterations indicative() {
    return plan.interleaving().isByTurns()
        ? profiles.profiles().get(Profiles.QUICK).slices()
        : INDICATIVE;
  }
}
