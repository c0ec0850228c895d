package dev.wirebench.plan;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.util.List;

/**
 * The tables that a run measures, of all that its codecs and payloads make.
 *
 * @param core those that verdicts are wanted of first
 * @param shard which part of the tables is measured; null for all
 * @param scope what a budget pays for, which the journal holds; null for all
 */
public record TableChoice(List<PlannedTable> core, Shard shard, @JsonIgnore Scope scope) {

  public TableChoice {
    core = core == null ? List.of() : core;
  }

  /** Copies this choice with the comparisons whose verdicts come first when time is short. */
  TableChoice withCore(List<PlannedTable> tables) {
    return new TableChoice(tables, shard, scope);
  }

  /** Copies this choice with the comparisons that a budget pays for. */
  TableChoice with(Scope chosen) {
    return new TableChoice(core, shard, chosen);
  }

  /** The tables that are measured as far as time allows. */
  public List<PlannedTable> indicative() {
    return scope == null ? List.of() : scope.indicative();
  }

  /** Says whether the budget pays for a comparison. */
  boolean isInScope(PlannedTable table) {
    return scope == null || scope.tables().contains(table);
  }
}
