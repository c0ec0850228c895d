package dev.wirebench.results;

import dev.wirebench.run.JmhFork;
import java.util.Collection;
import org.openjdk.jmh.results.AggregationPolicy;
import org.openjdk.jmh.results.Aggregator;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.ResultRole;
import org.openjdk.jmh.util.ListStatistics;
import org.openjdk.jmh.util.Statistics;

/** A score read back from the journal, as a result of JMH. */
final class RecordedResult extends Result<RecordedResult> {
  private static final long serialVersionUID = 1L;

  RecordedResult(ResultRole role, String label, JmhFork.Metric metric) {
    this(
        role, label, of(metric.value()), metric.unit(), AggregationPolicy.valueOf(metric.policy()));
  }

  private RecordedResult(
      ResultRole role, String label, Statistics scores, String unit, AggregationPolicy policy) {
    super(role, label, scores, unit, policy);
  }

  @Override
  protected Aggregator<RecordedResult> getThreadAggregator() {
    return RecordedResult::aggregate;
  }

  @Override
  protected Aggregator<RecordedResult> getIterationAggregator() {
    return RecordedResult::aggregate;
  }

  /** As JMH's own scalar results: an iteration in which a profiler saw nothing counts as zero. */
  @Override
  protected RecordedResult getZeroResult() {
    return role.isPrimary() ? null : new RecordedResult(role, label, of(0), unit, policy);
  }

  private static RecordedResult aggregate(Collection<RecordedResult> results) {
    ListStatistics scores = new ListStatistics();
    results.forEach(result -> scores.addValue(result.getScore()));
    RecordedResult any = results.iterator().next();
    return new RecordedResult(any.role, any.label, scores, any.unit, any.policy);
  }
}
