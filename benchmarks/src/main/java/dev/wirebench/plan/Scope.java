package dev.wirebench.plan;

import java.util.List;

/**
 * Which tables a budget pays for: of the suite's, in order of importance, as many as get three
 * blocks or more.
 *
 * @param tables that are measured
 * @param floors that these need
 * @param leftOut the others
 * @param millisForAll how long three short blocks of all tables take, qualification included
 */
public record Scope(
    List<Table> tables, List<Integer> floors, List<Table> leftOut, long millisForAll) {
  private static final double MILLIS_PER_MINUTE = 60_000;

  /** The smallest budget in whole minutes that leaves nothing out, as an option. */
  public String budgetForAll() {
    return "--budget " + minutes(millisForAll) + "m";
  }

  /** Whole minutes, rounded up. */
  public static long minutes(double millis) {
    return (long) Math.ceil(millis / MILLIS_PER_MINUTE);
  }
}
