package dev.wirebench.jmh;

import dev.wirebench.codec.Binding;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Times each of the calls of {@link Bytes} by itself, so that calls that take long can be counted.
 * A mean hides them: collections, deoptimisations and others. The clock is read twice for each
 * call, which takes some tens of nanoseconds: for operations of a microsecond or more.
 */
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(value = 10)
public class Latency {
  /** Writes what the application holds to a fresh array. */
  @Benchmark
  public byte[] latencySerialize(Bytes.Bound bound) throws Exception {
    return bound.binding.serialize(bound.values[bound.next++ & (bound.values.length - 1)]);
  }

  /** Reads what the application holds from an array. */
  @Benchmark
  public Object latencyDeserialize(Bytes.Bound bound) throws Exception {
    return bound.binding.deserialize(bound.inputs[bound.next++ & (bound.inputs.length - 1)]);
  }

  /** Writes what the application holds to an array, and reads it back. */
  @Benchmark
  public Object latencyRoundTrip(Bytes.Bound bound) throws Exception {
    Binding<Object> binding = bound.binding;
    return binding.deserialize(
        binding.serialize(bound.values[bound.next++ & (bound.values.length - 1)]));
  }
}
