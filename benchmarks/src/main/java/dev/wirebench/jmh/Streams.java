package dev.wirebench.jmh;

import dev.wirebench.codec.StreamBinding;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
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
 * Measures the way from what the application holds to a stream and back, as one would to a socket
 * or a file. The streams are in memory, new for each operation: all configurations pay what they
 * cost alike.
 *
 * <p>The settings here are those for people who call JMH themselves; a campaign sets its own.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(value = 3)
public class Streams {
  /** Values and inputs of a codec. */
  @State(Scope.Thread)
  public static class Bound {
    StreamBinding<Object> binding;
    Object[] values;
    byte[][] inputs;
    int next;
    private Object[] measuredValues;
    private byte[][] measuredInputs;
    private Subject subject;

    @Setup
    public void take(Subject subject) throws Exception {
      this.subject = subject;
      Burden.of(subject.codec).requireNone();
      binding = subject.as(StreamBinding.class, "stream API");
      fill();
      measuredValues = values;
      measuredInputs = inputs;
    }

    private void fill() throws Exception {
      values = Rotation.of(subject.values());
      inputs = Rotation.of(subject.inputs(this::write));
    }

    /** Takes fresh values for one pass, whose results are not those that are verified. */
    @Setup(Level.Iteration)
    public void turn() throws Exception {
      if (subject.turnsFresh()) {
        fill();
      }
    }

    private byte[] write(Object value) throws Exception {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      binding.write(value, out);
      return out.toByteArray();
    }

    private Object read(byte[] bytes) throws Exception {
      return binding.read(new ByteArrayInputStream(bytes));
    }

    @TearDown
    public void verify() throws Exception {
      subject.verify(i -> read(measuredInputs[i]));
      subject.verify(i -> read(write(measuredValues[i])));
      subject.verifyOutput(this::write, this::read);
    }
  }

  /** Writes what the application holds to a stream. */
  @Benchmark
  public ByteArrayOutputStream serialize(Bound bound) throws Exception {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    bound.binding.write(bound.values[bound.next++ & (bound.values.length - 1)], out);
    return out;
  }

  /** Reads what the application holds from a stream. */
  @Benchmark
  public Object deserialize(Bound bound) throws Exception {
    return bound.binding.read(
        new ByteArrayInputStream(bound.inputs[bound.next++ & (bound.inputs.length - 1)]));
  }
}
