package dev.wirebench.run;

import java.util.List;

/**
 * The lines of a journal about the run as a whole, each kind in its order.
 *
 * @param start null if that line is missing
 */
public record RunHistory(
    Start start,
    List<Resumption> resumptions,
    List<RepairRecord> repairs,
    List<ClockSet> clockSets,
    List<ChecksDone> checks,
    List<TrialRecord> trials) {

  /** Copies this history with other trials. */
  RunHistory with(List<TrialRecord> others) {
    return new RunHistory(start, resumptions, repairs, clockSets, checks, List.copyOf(others));
  }

  /** The history of a run that has only begun. */
  public static RunHistory of(Start start) {
    return new RunHistory(start, List.of(), List.of(), List.of(), List.of(), List.of());
  }
}
