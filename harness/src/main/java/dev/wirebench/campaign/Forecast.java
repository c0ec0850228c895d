package dev.wirebench.campaign;

import dev.wirebench.base.Durations;
import dev.wirebench.codec.Operation;
import dev.wirebench.codec.Protocol;
import dev.wirebench.plan.Cell;
import dev.wirebench.plan.Effort;
import dev.wirebench.plan.Plan;
import dev.wirebench.results.Promise;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Locale;
import java.util.LongSummaryStatistics;

/**
 * The work that a campaign is about to do.
 *
 * @param plan with what is spent on each cell
 * @param cells how many there are that get all blocks, floors apart
 * @param indicative how many more are measured as far as time allows
 * @param floors how many are measured, once each
 * @param done forks that the run has already
 * @param leastMillis until every cell has the plan's blocks
 * @param mostMillis until the last block, or the end of the budget
 * @param promise what can be expected of it, in words
 */
public record Forecast(
    Plan plan,
    int cells,
    int indicative,
    int floors,
    int done,
    long leastMillis,
    long mostMillis,
    String promise) {
  private static final DateTimeFormatter CLOCK = DateTimeFormatter.ofPattern("HH:mm");

  /**
   * Foretells what forks of these cells take.
   *
   * @param done forks that the run has already
   */
  static Forecast of(Plan plan, List<Cell> cells, int done, CellCost cost, TimeBudget budget) {
    Effort effort = Efforts.expected(plan.effort());
    List<Cell> wanted = cells.stream().filter(cell -> !plan.isIndicative(cell)).toList();
    double before = wanted.isEmpty() ? 0 : cost.millis(effort, wanted, 1) * done / wanted.size();
    double least = cost.millis(effort, wanted, effort.blocks()) - before;
    double most = cost.millis(effort, wanted, effort.mostBlocks()) - before;
    if (budget.isLimited()) {
      most =
          wanted.size() < cells.size() ? budget.leftMillis() : Math.min(most, budget.leftMillis());
    }
    int floors = (int) cells.stream().filter(cell -> cell.floorSize().isPresent()).count();
    int indicative = cells.size() - wanted.size();
    return new Forecast(
        plan,
        cells.size() - floors - indicative,
        indicative,
        floors,
        done,
        Math.round(Math.max(0, least)),
        Math.round(Math.max(0, most)),
        Promise.of(plan, Campaign.RESULTS));
  }

  /** Cells, blocks and time in one line. */
  public String text() {
    return String.format(
        Locale.ROOT,
        "%d cells x %s%s%s, seed %d%s, %s",
        cells,
        blocks(),
        indicative == 0 ? "" : ", " + indicative + " more as far as time allows",
        floors == 0 ? "" : ", " + floors + (floors == 1 ? " floor" : " floors"),
        plan.seed(),
        done == 0 ? "" : ", " + done + " forks done",
        time());
  }

  private String blocks() {
    if (!plan.effort().stopsEarly()) {
      return plan.effort().blocks() + (plan.effort().blocks() == 1 ? " block" : " blocks");
    }
    return plan.effort().mostBlocks() == Effort.MOST_BLOCKS
        ? plan.effort().blocks()
            + (plan.effort().blocks() == 1 ? " block or more" : " blocks or more")
        : plan.effort().blocks() + " to " + plan.effort().mostBlocks() + " blocks";
  }

  private String time() {
    return leastMillis >= mostMillis
        ? "about " + Durations.text(mostMillis) + " (until " + clock(mostMillis) + ")"
        : String.format(
            Locale.ROOT,
            "from %s to %s (until %s to %s)",
            Durations.text(leastMillis),
            Durations.text(mostMillis),
            clock(leastMillis),
            clock(mostMillis));
  }

  private static String clock(long millis) {
    return LocalDateTime.now().plus(millis, ChronoUnit.MILLIS).format(CLOCK);
  }

  /** Iterations of a fork, in one line. */
  public String iterations() {
    List<Operation> operations = plan.selection().operations();
    if (operations.stream().allMatch(operation -> operation.protocol() == Protocol.COLD_START)) {
      return "one call each, in a JVM that has done nothing else";
    }
    return String.format(
        Locale.ROOT,
        "%s, %s of %s%s",
        plan.effort().warmupByNeed() ? byNeed() : fixed(),
        plan.effort().measurement(),
        plan.interleaving().isByTurns() ? "slices by turns" : "measurement",
        plan.effort().profile() == null ? "" : ", profile " + plan.effort().profile());
  }

  private String fixed() {
    return plan.effort().warmup()
        + " of warm-up"
        + (plan.effort().longerWarmup().isEmpty() ? "" : " (" + String.join(", ", longer()) + ")");
  }

  private String byNeed() {
    LongSummaryStatistics seconds =
        plan.effort().shown().values().stream()
            .mapToLong(warmup -> warmup.totalMillis() / 1000)
            .summaryStatistics();
    if (seconds.getCount() == 0) {
      return "warm-up by need, as a trial fork of each shows";
    }
    return seconds.getMin() == seconds.getMax()
        ? seconds.getMin() + " s of warm-up, by need"
        : seconds.getMin() + " to " + seconds.getMax() + " s of warm-up, by need";
  }

  private List<String> longer() {
    return plan.effort().longerWarmup().entrySet().stream()
        .map(entry -> entry.getKey() + " " + entry.getValue())
        .toList();
  }
}
