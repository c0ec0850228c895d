package dev.wirebench.jmh;

import dev.wirebench.codec.Binding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Codecs;
import dev.wirebench.codec.StreamBinding;
import dev.wirebench.models.Payload;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/**
 * From what the application holds to a stream and back, as one would to a socket or a file. The
 * streams are in memory, new for each operation: what they cost all rows pay alike.
 *
 * <p>The settings here are those for people who call JMH themselves; a campaign sets its own.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(value = 3)
public class Streams {
  private static final int MASK = Payload.VALUES - 1;

  /** A codec bound to a payload, with its inputs. */
  @State(Scope.Thread)
  public static class Bound {
    @Param("jackson")
    String codec;

    @Param("order-event")
    String payload;

    Binding<Object> holder;
    StreamBinding<Object> binding;
    Object[] values;
    byte[][] inputs;
    int next;

    @Setup
    @SuppressWarnings("unchecked")
    public void bind() throws Exception {
      Codec loaded = Codecs.load(Variant.codec(codec));
      Payload<?> data = Payload.load(payload);
      holder = (Binding<Object>) loaded.bind(data);
      binding = (StreamBinding<Object>) holder;
      values = data.values().stream().map(holder::fromModel).toArray();
      inputs = new byte[Payload.VALUES][];
      for (int i = 0; i < Payload.VALUES; i++) {
        inputs[i] = loaded.traits().readsDocuments() ? data.inputs().get(i) : write(values[i]);
      }
    }

    private byte[] write(Object value) throws Exception {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      binding.write(value, out);
      return out.toByteArray();
    }

    /** What is measured must be right, too: see {@link Verification}. */
    @TearDown
    public void verify() throws Exception {
      Verification.check(payload, holder, i -> read(inputs[i]));
      Verification.check(payload, holder, i -> read(write(values[i])));
    }

    private Object read(byte[] bytes) throws Exception {
      return binding.read(new ByteArrayInputStream(bytes));
    }
  }

  /** What the application holds to a stream. */
  @Benchmark
  public ByteArrayOutputStream serialize(Bound bound) throws Exception {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    bound.binding.write(bound.values[bound.next++ & MASK], out);
    return out;
  }

  /** A stream to what the application holds. */
  @Benchmark
  public Object deserialize(Bound bound) throws Exception {
    return bound.binding.read(new ByteArrayInputStream(bound.inputs[bound.next++ & MASK]));
  }
}
