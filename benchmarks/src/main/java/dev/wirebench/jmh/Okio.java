package dev.wirebench.jmh;

import dev.wirebench.codec.Binding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Codecs;
import dev.wirebench.codec.OkioBinding;
import dev.wirebench.models.Payload;
import java.util.concurrent.TimeUnit;
import okio.Buffer;
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
 * From what the application holds to an Okio buffer and back. Each operation has a buffer of its
 * own; those that are read share the bytes of one that was filled beforehand, as Okio's buffers do
 * when they are cloned. Nothing is copied to or from an array.
 *
 * <p>The settings here are those for people who call JMH themselves; a campaign sets its own.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(value = 3)
public class Okio {
  private static final int MASK = Payload.VALUES - 1;

  /** A codec bound to a payload, with its inputs. */
  @State(Scope.Thread)
  public static class Bound {
    @Param("moshi-reflect")
    String codec;

    @Param("order-event")
    String payload;

    Binding<Object> holder;
    OkioBinding<Object> binding;
    Object[] values;
    Buffer[] inputs;
    int next;

    @Setup
    @SuppressWarnings("unchecked")
    public void bind() throws Exception {
      Codec loaded = Codecs.load(Variant.codec(codec));
      Payload<?> data = Payload.load(payload);
      holder = (Binding<Object>) loaded.bind(data);
      binding = (OkioBinding<Object>) holder;
      values = data.values().stream().map(holder::fromModel).toArray();
      inputs = new Buffer[Payload.VALUES];
      for (int i = 0; i < Payload.VALUES; i++) {
        inputs[i] =
            loaded.traits().readsDocuments()
                ? new Buffer().write(data.inputs().get(i))
                : write(values[i]);
      }
    }

    Buffer write(Object value) throws Exception {
      Buffer sink = new Buffer();
      binding.write(value, sink);
      return sink;
    }

    /** What is measured must be right, too: see {@link Verification}. */
    @TearDown
    public void verify() throws Exception {
      Verification.check(payload, holder, i -> binding.read(inputs[i].clone()));
      Verification.check(payload, holder, i -> binding.read(write(values[i])));
    }
  }

  /** What the application holds to a buffer. */
  @Benchmark
  public Buffer serialize(Bound bound) throws Exception {
    return bound.write(bound.values[bound.next++ & MASK]);
  }

  /** A buffer to what the application holds. */
  @Benchmark
  public Object deserialize(Bound bound) throws Exception {
    return bound.binding.read(bound.inputs[bound.next++ & MASK].clone());
  }
}
