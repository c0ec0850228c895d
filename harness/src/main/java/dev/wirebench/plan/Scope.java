package dev.wirebench.plan;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * Tables and codecs that a budget pays for, of those that were asked for, in order of importance.
 *
 * @param tables that are measured
 * @param indicative those of them that are measured as far as time allows, once the others have
 *     their blocks
 * @param floors that these need
 * @param leftOut the others
 * @param leftOutCodecs codecs that are not measured, since the budget does not pay for all
 * @param millisForAll how long all tables take, qualification included: one after another three
 *     short blocks, by turns what verdicts need; of all codecs
 */
public record Scope(
    List<PlannedTable> tables,
    List<PlannedTable> indicative,
    List<Integer> floors,
    List<PlannedTable> leftOut,
    @JsonInclude(JsonInclude.Include.NON_EMPTY) List<String> leftOutCodecs,
    long millisForAll) {
  private static final double MILLIS_PER_MINUTE = 60_000;

  public Scope {
    tables = List.copyOf(tables);
    floors = List.copyOf(floors);
    leftOut = List.copyOf(leftOut);
    leftOutCodecs = leftOutCodecs == null ? List.of() : List.copyOf(leftOutCodecs);
    indicative = indicative == null ? List.of() : indicative;
  }

  /**
   * The scope as it was measured: comparisons that no time was left for are left out, too.
   *
   * @param measured whether a table has a fork
   */
  public Scope asMeasured(Predicate<PlannedTable> measured) {
    List<PlannedTable> without =
        indicative.stream().filter(table -> !measured.test(table)).toList();
    List<PlannedTable> with = new ArrayList<>(tables);
    with.removeAll(without);
    List<PlannedTable> others = new ArrayList<>(without);
    others.addAll(leftOut);
    List<PlannedTable> begun = new ArrayList<>(indicative);
    begun.removeAll(without);
    return new Scope(with, begun, floors, others, leftOutCodecs, millisForAll);
  }

  /** The smallest budget in whole minutes that leaves nothing out, as an option. */
  public String budgetForAll() {
    return "--budget " + minutes(millisForAll) + "m";
  }

  /** Says whether the budget pays for all that was asked for. */
  @JsonIgnore
  public boolean isWhole() {
    return leftOut.isEmpty() && leftOutCodecs.isEmpty();
  }

  /** Whole minutes, rounded up. */
  public static long minutes(double millis) {
    return (long) Math.ceil(millis / MILLIS_PER_MINUTE);
  }
}
