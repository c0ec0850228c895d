package dev.wirebench.jmh;

import dev.wirebench.codec.OkioBinding;
import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import okio.Buffer;
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
 * Measures the way from what the application holds to an Okio buffer and back. Each operation has a
 * buffer of its own. Those that are read share the bytes of one that was filled beforehand, as
 * Okio's buffers do when they are cloned. Nothing is copied to or from an array.
 *
 * <p>The settings here are those for people who call JMH themselves, who name a codec that has such
 * an API ({@code -p codec=moshi-reflect}); a campaign sets its own.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(value = 3)
public class Okio {
  /** Values and inputs of a codec. */
  @State(Scope.Thread)
  public static class Bound {
    OkioBinding<Object> binding;
    Object[] values;
    Buffer[] inputs;
    int next;
    private Object[] measuredValues;
    private Buffer[] measuredInputs;
    private Subject subject;

    @Setup
    public void take(Subject subject) throws Exception {
      this.subject = subject;
      Burden.of(subject.codec).requireNone();
      binding = subject.as(OkioBinding.class, "Okio API");
      fill();
      measuredValues = values;
      measuredInputs = inputs;
    }

    private void fill() throws Exception {
      values = Rotation.of(subject.values());
      inputs =
          Rotation.of(
              Arrays.stream(subject.inputs(value -> write(value).readByteArray()))
                  .map(bytes -> new Buffer().write(bytes))
                  .toArray(Buffer[]::new));
    }

    /** Takes fresh values for one pass, whose results are not those that are verified. */
    @Setup(Level.Iteration)
    public void turn() throws Exception {
      if (subject.turnsFresh()) {
        fill();
      }
    }

    Buffer write(Object value) throws Exception {
      Buffer sink = new Buffer();
      binding.write(value, sink);
      return sink;
    }

    @TearDown
    public void verify() throws Exception {
      subject.verify(i -> binding.read(measuredInputs[i].clone()));
      subject.verify(i -> binding.read(write(measuredValues[i])));
      subject.verifyOutput(
          value -> write(value).readByteArray(),
          message -> binding.read(new Buffer().write(message)));
    }
  }

  /** Writes what the application holds to a buffer. */
  @Benchmark
  public Buffer serialize(Bound bound) throws Exception {
    return bound.write(bound.values[bound.next++ & (bound.values.length - 1)]);
  }

  /** Reads what the application holds from a buffer. */
  @Benchmark
  public Object deserialize(Bound bound) throws Exception {
    return bound.binding.read(bound.inputs[bound.next++ & (bound.inputs.length - 1)].clone());
  }
}
