package dev.wirebench.campaign;

import java.util.Collection;
import org.openjdk.jmh.results.AggregationPolicy;
import org.openjdk.jmh.results.Aggregator;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.ResultRole;
import org.openjdk.jmh.util.ListStatistics;
import org.openjdk.jmh.util.Statistics;

/** A score read back from the journal, as a result of JMH. */
final class Recorded extends Result<Recorded> {
  private static final long serialVersionUID = 1L;

  Recorded(ResultRole role, String label, JmhFork.Metric metric) {
    this(
        role, label, of(metric.value()), metric.unit(), AggregationPolicy.valueOf(metric.policy()));
  }

  private Recorded(
      ResultRole role, String label, Statistics scores, String unit, AggregationPolicy policy) {
    super(role, label, scores, unit, policy);
  }

  @Override
  protected Aggregator<Recorded> getThreadAggregator() {
    return Recorded::aggregate;
  }

  @Override
  protected Aggregator<Recorded> getIterationAggregator() {
    return Recorded::aggregate;
  }

  /** As JMH's own scalar results: an iteration in which a profiler saw nothing counts as zero. */
  @Override
  protected Recorded getZeroResult() {
    return role.isPrimary() ? null : new Recorded(role, label, of(0), unit, policy);
  }

  private static Recorded aggregate(Collection<Recorded> results) {
    ListStatistics scores = new ListStatistics();
    results.forEach(result -> scores.addValue(result.getScore()));
    Recorded any = results.iterator().next();
    return new Recorded(any.role, any.label, scores, any.unit, any.policy);
  }
}
