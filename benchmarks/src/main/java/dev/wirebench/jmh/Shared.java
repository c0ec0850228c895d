package dev.wirebench.jmh;

import dev.wirebench.codec.Binding;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Measures the calls of {@link Bytes} on one bound codec, whatever the number of threads. A service
 * makes them with a library that threads may share, or with the pool that it documents. In {@code
 * Bytes} each thread has a codec of its own.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(value = 3)
public class Shared {
  /** The codec that all threads use. */
  @State(Scope.Benchmark)
  public static class OneSubject extends Subject {}

  /** Values and inputs of that codec. */
  @State(Scope.Benchmark)
  public static class OneBound {
    Binding<Object> binding;
    Object[] values;
    byte[][] inputs;
    private Object[] measuredValues;
    private byte[][] measuredInputs;
    private OneSubject subject;

    @Setup
    public void take(OneSubject subject) throws Exception {
      this.subject = subject;
      binding = Burden.of(subject.codec).on(subject.binding());
      fill();
      measuredValues = values;
      measuredInputs = inputs;
    }

    private void fill() throws Exception {
      values = Rotation.of(subject.values());
      inputs = Rotation.of(subject.inputs(binding::serialize));
    }

    /** Takes fresh values for one pass, whose results are not those that are verified. */
    @Setup(Level.Iteration)
    public void turn() throws Exception {
      if (subject.turnsFresh()) {
        fill();
      }
    }

    @TearDown
    public void verify() throws Exception {
      subject.verify(i -> binding.deserialize(measuredInputs[i]));
      subject.verify(i -> binding.deserialize(binding.serialize(measuredValues[i])));
      subject.verifyOutput(binding::serialize, binding::deserialize);
    }
  }

  /** The place of a thread in the rotation. */
  @State(Scope.Thread)
  public static class Place {
    int next;
  }

  /** Writes what the application holds to a fresh array. */
  @Benchmark
  public byte[] sharedSerialize(OneBound bound, Place place) throws Exception {
    return bound.binding.serialize(bound.values[place.next++ & (bound.values.length - 1)]);
  }

  /** Reads what the application holds from an array. */
  @Benchmark
  public Object sharedDeserialize(OneBound bound, Place place) throws Exception {
    return bound.binding.deserialize(bound.inputs[place.next++ & (bound.inputs.length - 1)]);
  }
}
