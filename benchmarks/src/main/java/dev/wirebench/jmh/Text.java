package dev.wirebench.jmh;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.wirebench.codec.Binding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Codecs;
import dev.wirebench.codec.TextBinding;
import dev.wirebench.codec.TextTreeBinding;
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
 * From what the application holds to a JSON text as {@code String} and back: no UTF-8 is written or
 * read, so these times never stand beside those of {@link Bytes}. Otherwise the protocol is the
 * same.
 *
 * <p>The settings here are those for people who call JMH themselves; a campaign sets its own.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(value = 3)
public class Text {
  private static final int MASK = Payload.VALUES - 1;

  /** A codec bound to a payload, with its inputs. */
  @State(Scope.Thread)
  public static class Bound {
    @Param("jackson")
    String codec;

    @Param("order-event")
    String payload;

    Binding<Object> holder;
    TextBinding<Object> binding;
    Object[] values;
    String[] documents;
    int next;

    @Setup
    @SuppressWarnings("unchecked")
    public void bind() throws Exception {
      Codec loaded = Codecs.load(Variant.codec(codec));
      Payload<?> data = Payload.load(payload);
      holder = (Binding<Object>) loaded.bind(data);
      binding = (TextBinding<Object>) holder;
      values = data.values().stream().map(holder::fromModel).toArray();
      documents = strings(data.inputs());
      if (!loaded.traits().readsDocuments()) {
        for (int i = 0; i < documents.length; i++) {
          documents[i] = binding.write(values[i]);
        }
      }
    }

    /** What is measured must be right, too: see {@link Verification}. */
    @TearDown
    public void verify() throws Exception {
      Verification.check(payload, holder, i -> binding.read(documents[i]));
      Verification.check(payload, holder, i -> binding.read(binding.write(values[i])));
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
    TextTreeBinding binding;
    String[] documents;
    int next;

    @Setup
    @SuppressWarnings("unchecked")
    public void bind() {
      Payload<?> data = Payload.load(payload);
      holder = (Binding<Object>) Codecs.load(Variant.codec(codec)).bind(data);
      binding = (TextTreeBinding) holder;
      documents = strings(data.documents());
    }

    /** The tree must hold the document: its text is read by the codec itself. */
    @TearDown
    public void verify() throws Exception {
      TreeBinding tree = (TreeBinding) holder;
      Verification.check(
          payload,
          holder,
          i -> holder.deserialize(tree.print(binding.parse(documents[i])).getBytes(UTF_8)));
    }
  }

  private static String[] strings(List<byte[]> documents) {
    return documents.stream().map(document -> new String(document, UTF_8)).toArray(String[]::new);
  }

  /** What the application holds to a JSON text. */
  @Benchmark
  public String serialize(Bound bound) throws Exception {
    return bound.binding.write(bound.values[bound.next++ & MASK]);
  }

  /** A JSON text to what the application holds. */
  @Benchmark
  public Object deserialize(Bound bound) throws Exception {
    return bound.binding.read(bound.documents[bound.next++ & MASK]);
  }

  /** A JSON text to the library's own tree. */
  @Benchmark
  public Object parse(BoundTree bound) throws Exception {
    return bound.binding.parse(bound.documents[bound.next++ & MASK]);
  }
}
