package dev.wirebench.run;

import dev.wirebench.plan.Effort;
import dev.wirebench.plan.Scope;
import dev.wirebench.registry.CodecFacts;
import dev.wirebench.run.Journal.Kind;
import dev.wirebench.run.JournalLines.Entry;
import java.util.List;

/**
 * Everything that a run's journal holds, each kind in its order.
 *
 * @param scope the tables that the budget pays for; null without a budget, or where it is not
 *     decided yet
 * @param effort what it pays for in each cell of these; null likewise
 */
record JournalContent(
    RunHistory history,
    List<CodecFacts> codecs,
    List<QualificationRecord> qualified,
    Scope scope,
    Effort effort,
    List<ForkRecord> forks,
    List<HeatRecord> heats) {

  static JournalContent of(List<Entry> entries) {
    return new JournalContent(
        new RunHistory(
            first(entries, Kind.START, Start.class),
            all(entries, Kind.RESUMED, Resumption.class),
            all(entries, Kind.REPAIRED, RepairRecord.class),
            all(entries, Kind.CLOCK, ClockSet.class),
            all(entries, Kind.CHECKED, ChecksDone.class),
            all(entries, Kind.TRIAL, TrialRecord.class),
            first(entries, Kind.REVISED, RevisedIterations.class)),
        all(entries, Kind.CODEC, CodecFacts.class),
        all(entries, Kind.QUALIFIED, QualificationRecord.class),
        first(entries, Kind.SCOPE, Scope.class),
        first(entries, Kind.EFFORT, Effort.class),
        all(entries, Kind.FORK, ForkRecord.class),
        all(entries, Kind.HEAT, HeatRecord.class));
  }

  private static <T> List<T> all(List<Entry> entries, Kind kind, Class<T> type) {
    return entries.stream()
        .filter(entry -> entry.kind() == kind)
        .map(entry -> type.cast(entry.content()))
        .toList();
  }

  private static <T> T first(List<Entry> entries, Kind kind, Class<T> type) {
    List<T> all = all(entries, kind, type);
    return all.isEmpty() ? null : all.get(0);
  }
}
