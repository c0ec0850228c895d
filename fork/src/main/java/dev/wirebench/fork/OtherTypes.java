package dev.wirebench.fork;

import java.util.Collection;
import java.util.List;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;

/**
 * Has a fork call other types before each iteration, as an application does. The type profiles of a
 * library's call sites then hold several classes, and HotSpot cannot compile them for the measured
 * one alone. It is a profiler since that is what JMH asks before an iteration; it stands after the
 * {@link Gate} and before all that measure, so that these calls are in no metric.
 */
public final class OtherTypes implements InternalProfiler {
  private static final String PROPERTY = "wirebench.mixed";
  private static final String SEPARATOR = ",";

  private static volatile Runnable calls = () -> {};

  /** The flag by which a fork learns which payloads have the other types. */
  public static String flag(List<String> payloads) {
    return "-D" + PROPERTY + "=" + String.join(SEPARATOR, payloads);
  }

  /** The payloads that this fork was told; none by default. */
  public static List<String> payloads() {
    String told = System.getProperty(PROPERTY, "");
    return told.isEmpty() ? List.of() : List.of(told.split(SEPARATOR));
  }

  /** Takes the calls that are made from now on before each iteration. */
  public static void callBetweenIterations(Runnable others) {
    calls = others;
  }

  @Override
  public String getDescription() {
    return "Calls other types before each iteration";
  }

  @Override
  public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
    calls.run();
  }

  @Override
  public Collection<? extends Result<?>> afterIteration(
      BenchmarkParams benchmark, IterationParams iteration, IterationResult result) {
    return List.of();
  }
}
