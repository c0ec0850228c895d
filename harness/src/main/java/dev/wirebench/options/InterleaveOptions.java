package dev.wirebench.options;

import dev.wirebench.base.BadInput;
import dev.wirebench.data.Choice;
import dev.wirebench.machine.Memory;
import dev.wirebench.plan.Interleave;
import dev.wirebench.plan.Interleaving;
import dev.wirebench.plan.PlanBuilder;
import picocli.CommandLine.Option;

/** The order in which the forks of a run measure. */
public final class InterleaveOptions {
  private static final int MOST_WARMING_UP = 64;

  @Option(
      names = "--interleave",
      paramLabel = "HOW",
      description =
          "turns: the forks of a table live at the same time and measure slices by turns; blocks:"
              + " one fork after another (default: turns, where memory allows it).")
  private String interleave;

  @Option(
      names = "--warming-up",
      paramLabel = "N",
      description = "How many forks warm up at the same time, by turns (default: 2, on one CPU 1).")
  private int warmingUp = Interleaving.usualWarmingUp();

  @Option(
      names = "--no-pin",
      description =
          "Let the system choose the CPU of each fork, by turns; else all of a heat measure on the"
              + " same one (Linux).")
  private boolean noPin;

  /**
   * The order that was asked for; by default, interleaved where that is possible.
   *
   * @throws BadInput if turns were asked for and are not
   */
  Interleaving choose(PlanBuilder plan) {
    int count = Choice.within("--warming-up", warmingUp, MOST_WARMING_UP);
    if (interleave == null) {
      return usual(plan, turns(count));
    }
    Choice.check("order of forks", interleave, Interleave.labels());
    if (Interleave.of(interleave) == Interleave.BLOCKS) {
      return Interleaving.BLOCKS;
    }
    if (plan.isOneByOne()) {
      throw new BadInput(
          "Forks cannot take turns where a cold start is measured, which happens once in a JVM, or"
              + " latencies, or threads that share a codec; nor with an archive of classes, threads"
              + " or a collector of their own. Leave out --interleave.");
    }
    Interleaving turns = turns(count);
    if (!plan.fits(turns)) {
      throw new BadInput(
          "Forks cannot take turns here: the memory for them ("
              + turns.memoryMegabytes()
              + " MB) does not hold a baseline, its control and another fork at the same time. Leave"
              + " out --interleave, or give smaller heaps with --jvm-args.");
    }
    return turns;
  }

  /** Turns if they are possible. */
  public static Interleaving usual(PlanBuilder plan) {
    return usual(plan, turns(Interleaving.usualWarmingUp(), true));
  }

  private static Interleaving usual(PlanBuilder plan, Interleaving turns) {
    return plan.fits(turns) ? turns : Interleaving.BLOCKS;
  }

  private Interleaving turns(int count) {
    return turns(count, !noPin);
  }

  private static Interleaving turns(int warmingUp, boolean pinned) {
    return Interleaving.turns(Memory.megabytesForForks(), warmingUp, pinned);
  }
}
