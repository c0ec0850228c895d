package dev.wirebench.jmh;

import dev.wirebench.codec.ArrayOutput;
import dev.wirebench.codec.BufferBinding;
import java.util.Arrays;
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
 * Measures the way from what the application holds to a buffer that it keeps, and back from a part
 * of one. Each value is written to one array, which has long been large enough, so that nobody pays
 * for a fresh one. To keep a result, an application has to copy it. Inputs are read from one array
 * in which all stand one after the other, as in a page or in what a socket received.
 *
 * <p>The settings here are those for people who call JMH themselves; a campaign sets its own.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(value = 3)
public class Buffers {
  /** Bytes that an application may have in front of its messages. */
  private static final int IN_FRONT = 8;

  /** The size of a new buffer, in bytes: it grows. */
  private static final int CAPACITY = 4096;

  /** The place of an input. */
  record Part(int start, int length) {}

  /** Values and inputs of a codec. */
  @State(Scope.Thread)
  public static class Bound {
    BufferBinding<Object> binding;
    Object[] values;
    ArrayOutput out;

    /** All inputs, one after the other. */
    byte[] inputs;

    Part[] parts;
    int next;
    private Object[] measuredValues;
    private byte[] measuredInputs;
    private Part[] measuredParts;
    private Subject subject;

    @Setup
    public void take(Subject subject) throws Exception {
      this.subject = subject;
      Burden.of(subject.codec).requireNone();
      binding = subject.as(BufferBinding.class, "buffer API");
      out = new ArrayOutput(CAPACITY);
      fill();
      measuredValues = values;
      measuredInputs = inputs;
      measuredParts = parts;
    }

    private void fill() throws Exception {
      values = Rotation.of(subject.values());
      join(subject.inputs(this::written));
    }

    /** Takes fresh values for one pass, whose results are not those that are verified. */
    @Setup(Level.Iteration)
    public void turn() throws Exception {
      if (subject.turnsFresh()) {
        fill();
      }
    }

    private byte[] written(Object value) throws Exception {
      ArrayOutput own = write(value);
      return Arrays.copyOf(own.array(), own.count());
    }

    private void join(byte[][] each) {
      ArrayOutput all = new ArrayOutput(CAPACITY);
      all.write(new byte[IN_FRONT]);
      Part[] joined = new Part[each.length];
      for (int i = 0; i < each.length; i++) {
        joined[i] = new Part(all.count(), each[i].length);
        all.write(each[i]);
      }
      inputs = all.array();
      parts = Rotation.of(joined);
    }

    ArrayOutput write(Object value) throws Exception {
      out.reset();
      binding.write(value, out);
      return out;
    }

    Object read(int i) throws Exception {
      Part part = parts[i];
      return binding.read(inputs, part.start(), part.length());
    }

    @TearDown
    public void verify() throws Exception {
      inputs = measuredInputs;
      parts = measuredParts;
      subject.verify(this::read);
      subject.verify(
          i -> {
            ArrayOutput written = write(measuredValues[i]);
            return binding.read(written.array(), 0, written.count());
          });
      subject.verifyOutput(this::written, message -> binding.read(message, 0, message.length));
    }
  }

  /** Writes what the application holds to its buffer. */
  @Benchmark
  public ArrayOutput serialize(Bound bound) throws Exception {
    return bound.write(bound.values[bound.next++ & (bound.values.length - 1)]);
  }

  /** Reads what the application holds from a part of an array. */
  @Benchmark
  public Object deserialize(Bound bound) throws Exception {
    return bound.read(bound.next++ & (bound.parts.length - 1));
  }
}
