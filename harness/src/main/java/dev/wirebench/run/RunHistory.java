package dev.wirebench.run;

import dev.wirebench.plan.Iterations;
import dev.wirebench.plan.Plan;
import java.util.List;

/**
 * The lines of a journal about the run as a whole, each kind in its order.
 *
 * @param start null if that line is missing
 * @param revised null if all forks have the plan's number of measured iterations
 */
public record RunHistory(
    Start start,
    List<Resumption> resumptions,
    List<RepairRecord> repairs,
    List<ClockSet> clockSets,
    List<ChecksDone> checks,
    List<TrialRecord> trials,
    RevisedIterations revised) {

  /** Copies this history with other trials. */
  RunHistory with(List<TrialRecord> others) {
    return new RunHistory(
        start, resumptions, repairs, clockSets, checks, List.copyOf(others), revised);
  }

  /** The measured iterations that a fork had to have. */
  Iterations measurement(ForkRecord fork, Plan plan) {
    boolean isLater = revised != null && fork.heat() != null && fork.heat() >= revised.heat();
    return (isLater ? plan.revised(revised.count()) : plan).measurement(fork.cell());
  }

  /** The history of a run that has only begun. */
  public static RunHistory of(Start start) {
    return new RunHistory(start, List.of(), List.of(), List.of(), List.of(), List.of(), null);
  }
}
