package dev.wirebench.load;

import dev.wirebench.report.load.LoadLine;
import dev.wirebench.report.load.LoadStart;
import java.util.List;
import java.util.Objects;
import java.util.function.LongSupplier;

/** The turns of a payload, and the time that is left for them. */
public final class TurnBudget {
  /** Turns in which the highest rate of a service is searched for the first time. */
  static final int SEARCH_TURNS = 5;

  /** Turns of such a search in a repetition. */
  static final int RATE_TURNS = 4;

  /** Turns of a service at the common rate, in a repetition. */
  static final int COMMON_TURNS = 2;

  /** Fewer repetitions give no interval. */
  private static final int FEWEST_REPETITIONS = 2;

  /** The time that a turn takes besides: connections, what is drained, what is recorded. */
  private static final double SECONDS_BESIDES = 0.4;

  private static final double SECONDS_TO_START = 10;
  private static final double NANOS = 1e9;

  private final LoadStart.Settings settings;
  private final LongSupplier nanoTime;
  private final long end;

  /**
   * @param seconds from now on; infinite without a limit
   */
  TurnBudget(LoadStart.Settings settings, double seconds, LongSupplier nanoTime) {
    this.settings = settings;
    this.nanoTime = nanoTime;
    this.end =
        Double.isInfinite(seconds)
            ? Long.MAX_VALUE
            : nanoTime.getAsLong() + (long) (seconds * NANOS);
  }

  /** The least that a budget must pay for: two repetitions of each payload, in seconds. */
  public static double leastSeconds(LoadStart plan) {
    LoadStart.Settings settings = plan.settings();
    int turns = SEARCH_TURNS + FEWEST_REPETITIONS * (RATE_TURNS + COMMON_TURNS);
    double codec = settings.warmupSeconds() + turns * (settings.turnSeconds() + SECONDS_BESIDES);
    return plan.payloads().size() * (SECONDS_TO_START + plan.codecs().size() * codec);
  }

  /** The time that recorded turns took, in seconds. */
  static double seconds(List<LoadLine> lines) {
    return lines.stream()
        .map(LoadLine::turn)
        .filter(Objects::nonNull)
        .mapToDouble(turn -> turn.trips().seconds() + SECONDS_BESIDES)
        .sum();
  }

  /**
   * Turns of a service that are needed after the rates of a repetition are found: those of the
   * fewest repetitions, and all at the common rate.
   */
  int reservedAfter(int repetition) {
    int fewest = Math.min(FEWEST_REPETITIONS, settings.repetitions());
    return Math.max(0, fewest - repetition) * RATE_TURNS
        + Math.max(fewest, repetition) * COMMON_TURNS;
  }

  /** Says whether the time that is left pays for that many turns. */
  boolean pays(int turns) {
    double seconds = turns * (settings.turnSeconds() + SECONDS_BESIDES);
    return end == Long.MAX_VALUE || end - nanoTime.getAsLong() > seconds * NANOS;
  }
}
