package dev.wirebench.jmh;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.wirebench.codec.Binding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Codecs;
import dev.wirebench.codec.TreeBinding;
import dev.wirebench.models.Payload;
import java.util.List;
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
 * From what the application holds to bytes and back.
 *
 * <p>JSON codecs all read the payload's inputs; binary codecs, and those of a JSON of their own,
 * read their own output. Every operation takes the next of the payload's values in turn: the one
 * index and array load are the whole cost of the protocol, beside one interface call.
 *
 * <p>The settings here are those for people who call JMH themselves; a campaign sets its own.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(value = 3)
public class Bytes {
  private static final int MASK = Payload.VALUES - 1;

  /** A codec bound to a payload, with its inputs. */
  @State(Scope.Thread)
  public static class Bound {
    @Param("jackson")
    String codec;

    @Param("order-event")
    String payload;

    Binding<Object> binding;
    Object[] values;
    byte[][] inputs;
    int next;

    @Setup
    @SuppressWarnings("unchecked")
    public void bind() throws Exception {
      Codec loaded = Codecs.load(Variant.codec(codec));
      Payload<?> data = Payload.load(payload);
      binding = Burdened.of((Binding<Object>) loaded.bind(data), codec);
      values = new Object[Payload.VALUES];
      inputs = new byte[Payload.VALUES][];
      for (int i = 0; i < Payload.VALUES; i++) {
        values[i] = binding.fromModel(data.values().get(i));
        inputs[i] =
            loaded.traits().readsDocuments() ? data.inputs().get(i) : binding.serialize(values[i]);
      }
    }

    /** What is measured must be right, too: see {@link Verification}. */
    @TearDown
    public void verify() throws Exception {
      Verification.check(payload, binding, i -> binding.deserialize(inputs[i]));
      Verification.check(payload, binding, i -> binding.deserialize(binding.serialize(values[i])));
    }
  }

  /** A codec whose library has a tree, with the payload's documents. */
  @State(Scope.Thread)
  public static class BoundTree {
    @Param("jackson")
    String codec;

    @Param("order-event")
    String payload;

    Binding<Object> holder;
    TreeBinding binding;
    byte[][] documents;
    int next;

    @Setup
    @SuppressWarnings("unchecked")
    public void bind() {
      Payload<?> data = Payload.load(payload);
      holder = (Binding<Object>) Codecs.load(Variant.codec(codec)).bind(data);
      binding = (TreeBinding) holder;
      List<byte[]> all = data.documents();
      documents = all.toArray(new byte[0][]);
    }

    /** The tree must hold the document: its text is read by the codec itself. */
    @TearDown
    public void verify() throws Exception {
      Verification.check(
          payload,
          holder,
          i -> holder.deserialize(binding.print(binding.parse(documents[i])).getBytes(UTF_8)));
    }
  }

  /** What the application holds to a fresh array. */
  @Benchmark
  public byte[] serialize(Bound bound) throws Exception {
    return bound.binding.serialize(bound.values[bound.next++ & MASK]);
  }

  /** An array to what the application holds. */
  @Benchmark
  public Object deserialize(Bound bound) throws Exception {
    return bound.binding.deserialize(bound.inputs[bound.next++ & MASK]);
  }

  /** A JSON document to the library's own tree. */
  @Benchmark
  public Object parse(BoundTree bound) throws Exception {
    return bound.binding.parse(bound.documents[bound.next++ & MASK]);
  }
}
