package dev.wirebench.campaign;

import dev.wirebench.campaign.Profiles.Profile;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Decides what a budget pays for. Blocks come first, since fewer than five give no verdicts; then
 * warm-up, whose bias no number of blocks averages out; then measurement.
 */
final class Planner {
  /** Forks differ in length, and some are repeated. */
  private static final double RESERVE = 1.03;

  /** Below this, warm-up bias outweighs what five blocks can tell. */
  private static final int SHORTEST_WARMUP_FOR_VERDICTS = 5;

  private static final long SECOND = 1000;

  private final Profiles profiles = Profiles.read();
  private final Plan plan;
  private final List<Cell> cells;
  private final ForkCost cost;

  Planner(Plan plan, List<Cell> cells, ForkCost cost) {
    this.plan = plan;
    this.cells = cells;
    this.cost = cost;
  }

  /**
   * @param millis that are left
   * @throws BadInput if not every cell can be forked once; says what would fit
   */
  Effort fit(long millis) {
    Profile quick = profiles.profiles().get(Profiles.QUICK);
    Profile standard = profiles.profiles().get(Profiles.DEFAULT);
    int verdicts = standard.blocks();
    return fitting(profiles.effort(Profiles.RIGOROUS, plan.payloads()), millis)
        .or(() -> fitting(profiles.effort(Profiles.DEFAULT, plan.payloads()), millis))
        .or(() -> longest(verdicts, SHORTEST_WARMUP_FOR_VERDICTS, millis))
        .or(() -> longest(quick.blocks(), seconds(quick.warmup()), millis))
        .or(() -> longest(2, seconds(quick.warmup()), millis))
        .or(() -> longest(1, seconds(quick.warmup()), millis))
        .orElseThrow(() -> tooLittle(millis))
        .withoutCap();
  }

  private static int seconds(Iterations iterations) {
    return (int) (iterations.totalMillis() / SECOND);
  }

  private Optional<Effort> fitting(Effort effort, long millis) {
    return millis(effort) * RESERVE <= millis ? Optional.of(effort) : Optional.empty();
  }

  private double millis(Effort effort) {
    return cost.millis(plan.with(effort), cells, effort.blocks());
  }

  /** The longest warm-up that so many blocks leave time for, up to that of the default profile. */
  private Optional<Effort> longest(int blocks, int shortest, long millis) {
    int most = seconds(profiles.profiles().get(Profiles.DEFAULT).warmup());
    for (int warmup = most; warmup >= shortest; warmup--) {
      Optional<Effort> effort = fitting(effort(blocks, warmup, most), millis);
      if (effort.isPresent()) {
        return effort;
      }
    }
    return Optional.empty();
  }

  private Effort effort(int blocks, int warmupSeconds, int mostSeconds) {
    Iterations warmup = new Iterations(warmupSeconds, SECOND);
    double share =
        Math.max(
            profiles.profiles().get(Profiles.QUICK).share(), 1.0 * warmupSeconds / mostSeconds);
    return Effort.fixed(
        blocks,
        warmup,
        profiles.longerWarmup(warmup, share, plan.payloads()),
        profiles.profiles().get(Profiles.QUICK).measurement());
  }

  private BadInput tooLittle(long millis) {
    int shortest = seconds(profiles.profiles().get(Profiles.QUICK).warmup());
    double needed =
        RESERVE
            * millis(
                effort(1, shortest, seconds(profiles.profiles().get(Profiles.DEFAULT).warmup())));
    long spent = plan.budgetMillis() - millis;
    return new BadInput(
        String.format(
            Locale.ROOT,
            "The budget of %s leaves %s for %d cells, and one short fork of each takes %s: give at"
                + " least --budget %dm, or name fewer cells with --codec, --payload or --operation"
                + " (about %d would fit).",
            Durations.text(plan.budgetMillis()),
            Durations.text(Math.max(0, millis)),
            cells.size(),
            Durations.text(Math.round(needed)),
            (long) Math.ceil((needed + spent) / 60_000),
            Math.max(0, (long) (cells.size() * millis / needed))));
  }
}
