package dev.wirebench.results;

import dev.wirebench.run.JmhFork;
import java.util.Collection;
import java.util.List;
import org.openjdk.jmh.results.AggregationPolicy;
import org.openjdk.jmh.results.Aggregator;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.ResultRole;
import org.openjdk.jmh.util.ListStatistics;
import org.openjdk.jmh.util.MultisetStatistics;
import org.openjdk.jmh.util.Statistics;

/** A score read back from the journal, as a result of JMH. */
final class RecordedResult extends Result<RecordedResult> {
  private static final long serialVersionUID = 1L;

  /** The score of an iteration, with the calls that it is the mean of where these were timed. */
  static RecordedResult primary(String label, JmhFork.Iteration iteration) {
    JmhFork.Metric metric = iteration.primary();
    return of(
        ResultRole.PRIMARY,
        label,
        iteration.samples() == null ? of(metric.value()) : statistics(iteration.samples()),
        metric);
  }

  /** The result of a profiler in an iteration. */
  static RecordedResult secondary(String label, JmhFork.Metric metric) {
    return of(ResultRole.SECONDARY, label, of(metric.value()), metric);
  }

  private static RecordedResult of(
      ResultRole role, String label, Statistics scores, JmhFork.Metric metric) {
    return new RecordedResult(
        role, label, scores, metric.unit(), AggregationPolicy.valueOf(metric.policy()));
  }

  private static Statistics statistics(List<JmhFork.Sampled> samples) {
    MultisetStatistics statistics = new MultisetStatistics();
    samples.forEach(each -> statistics.addValue(each.value(), each.count()));
    return statistics;
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

  /**
   * The zero result, as JMH's own scalar results have it: an iteration in which a profiler saw
   * nothing counts as zero.
   */
  @Override
  protected RecordedResult getZeroResult() {
    return role.isPrimary() ? null : new RecordedResult(role, label, of(0), unit, policy);
  }

  /** Joins results: all samples if calls were sampled, otherwise the scores. */
  private static RecordedResult aggregate(Collection<RecordedResult> results) {
    RecordedResult any = results.iterator().next();
    Statistics scores =
        any.getStatistics() instanceof MultisetStatistics ? together(results) : scores(results);
    return new RecordedResult(any.role, any.label, scores, any.unit, any.policy);
  }

  private static Statistics scores(Collection<RecordedResult> results) {
    ListStatistics scores = new ListStatistics();
    results.forEach(result -> scores.addValue(result.getScore()));
    return scores;
  }

  private static Statistics together(Collection<RecordedResult> results) {
    MultisetStatistics samples = new MultisetStatistics();
    results.forEach(
        result ->
            result
                .getStatistics()
                .getRawData()
                .forEachRemaining(each -> samples.addValue(each.getKey(), each.getValue())));
    return samples;
  }
}
