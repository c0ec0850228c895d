package dev.wirebench.run;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.wirebench.plan.Iterations;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Everything that JMH returned for one fork, in a form that can be written as JSON.
 *
 * @param iterations measurement iterations in order
 */
public record JmhFork(
    @JsonUnwrapped Parameters parameters,
    Iterations warmup,
    Iterations measurement,
    @JsonUnwrapped Vm vm,
    List<Iteration> iterations) {
  public JmhFork {
    Objects.requireNonNull(warmup, "warmup");
    Objects.requireNonNull(measurement, "measurement");
    iterations = List.copyOf(iterations);
  }

  /**
   * The parameters of JMH for all iterations of a fork.
   *
   * @param mode short label, for instance {@code avgt}
   * @param timeUnit name of the {@code java.util.concurrent.TimeUnit}
   */
  public record Parameters(
      String jmhVersion,
      String generatedBenchmark,
      String mode,
      String timeUnit,
      int threads,
      int opsPerInvocation) {
    public Parameters {
      Objects.requireNonNull(jmhVersion, "jmhVersion");
      Objects.requireNonNull(mode, "mode");
      Objects.requireNonNull(timeUnit, "timeUnit");
    }
  }

  /** The virtual machine that a fork was. */
  public record Vm(
      String jvm, List<String> jvmArgs, String jdkVersion, String vmName, String vmVersion) {
    public Vm {
      Objects.requireNonNull(jvm, "jvm");
      Objects.requireNonNull(jdkVersion, "jdkVersion");
      Objects.requireNonNull(vmName, "vmName");
      Objects.requireNonNull(vmVersion, "vmVersion");
      jvmArgs = List.copyOf(jvmArgs);
    }
  }

  /**
   * @param secondary what profilers measured, by name
   * @param samples the times of single calls, of which the primary metric is the mean; null where
   *     calls are not timed one by one
   */
  public record Iteration(
      Metric primary,
      Map<String, Metric> secondary,
      @JsonInclude(JsonInclude.Include.NON_NULL) List<Sampled> samples) {
    public Iteration {
      Objects.requireNonNull(primary, "primary");
      secondary.values().forEach(metric -> Objects.requireNonNull(metric, "secondary"));
      samples = samples == null ? null : List.copyOf(samples);
    }

    /** One whose calls were not timed one by one. */
    public Iteration(Metric primary, Map<String, Metric> secondary) {
      this(primary, secondary, null);
    }
  }

  /**
   * Calls that took equally long, as far as JMH tells their times apart; written as a pair.
   *
   * @param value in the unit of the primary metric
   */
  @JsonFormat(shape = JsonFormat.Shape.ARRAY)
  @JsonPropertyOrder({"value", "count"})
  public record Sampled(double value, long count) {}

  /**
   * @param policy how JMH combines several of these: AVG, SUM, MAX or MIN
   */
  public record Metric(double value, String unit, String policy) {
    public Metric {
      Objects.requireNonNull(unit, "unit");
      Objects.requireNonNull(policy, "policy");
    }
  }

  /** Copies this fork with other measured iterations. */
  public JmhFork with(List<Iteration> others) {
    return new JmhFork(
        parameters, warmup, new Iterations(others.size(), measurement.millis()), vm, others);
  }

  /** The primary metric of each iteration. */
  public double[] scores() {
    return iterations.stream().mapToDouble(i -> i.primary().value()).toArray();
  }

  /** The fork's mean of the primary metric: the observation that statistics work on. */
  public double mean() {
    return Arrays.stream(scores()).average().orElseThrow();
  }

  /** The fork's mean of a profiler's metric, or NaN if the profiler did not measure it. */
  public double mean(String secondary) {
    return iterations.stream()
        .filter(i -> i.secondary().containsKey(secondary))
        .mapToDouble(i -> i.secondary().get(secondary).value())
        .average()
        .orElse(Double.NaN);
  }
}
