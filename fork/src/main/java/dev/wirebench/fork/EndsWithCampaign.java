package dev.wirebench.fork;

import dev.wirebench.registry.Parent;
import java.util.Collection;
import java.util.List;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;

/**
 * Ends a fork when the campaign that started it is gone. JMH itself notices that at the end of an
 * iteration, and a {@link Gate} before the next turn. It measures nothing: its thread waits for the
 * end of standard input.
 */
public final class EndsWithCampaign implements InternalProfiler {

  @Override
  public String getDescription() {
    return "Ends the fork when its parent is gone";
  }

  @Override
  public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
    Parent.endWithIt();
  }

  @Override
  public Collection<? extends Result<?>> afterIteration(
      BenchmarkParams benchmark, IterationParams iteration, IterationResult result) {
    return List.of();
  }
}
