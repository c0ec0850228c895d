package dev.wirebench.jmh;

import dev.wirebench.codec.Binding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Codecs;
import dev.wirebench.fork.CampaignFacts;
import dev.wirebench.fork.Footprint;
import dev.wirebench.fork.Variant;
import dev.wirebench.models.Payload;
import dev.wirebench.models.PayloadSource;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

/**
 * Measures what a JVM pays once: to make a codec, for its first message, and for the next ones
 * while nothing is compiled. Each fork measures one of these, once, and nothing before it has
 * loaded a class of the library or of the configuration. The payload's beans are there already, as
 * an application has them.
 */
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 0)
@Measurement(iterations = 1)
@Fork(value = 10)
public class ColdStart {
  /** The payload's values, and no codec. */
  @State(Scope.Thread)
  public static class Unmade {
    @Param("jackson")
    String codec;

    @Param("order-event")
    String payload;

    private Payload<?> data;
    private Binding<Object> binding;
    private boolean readsDocuments;
    private CampaignFacts facts;

    @Setup(Level.Trial)
    public void load() {
      Burden.of(codec).requireNone();
      facts = CampaignFacts.first();
      data = PayloadSource.take().load(payload);
    }

    @SuppressWarnings("unchecked")
    Binding<Object> make() {
      Codec loaded = Codecs.load(Variant.codec(codec));
      binding = (Binding<Object>) loaded.bind(data.type());
      readsDocuments = loaded.traits().readsDocuments();
      return binding;
    }

    Object value(int i) {
      return binding.fromModel(data.values().get(i));
    }

    /** Value 0 as bytes, which the codec that is measured has not written. */
    byte[] input() {
      return readsDocuments
          ? data.inputs().get(0)
          : IsolatedWriter.firstMessage(Variant.codec(codec), payload);
    }

    /** Checks that what is measured is right, too, as in steady state. */
    @TearDown
    public void verify() throws Exception {
      var fresh = data.again().values();
      Verification.check(fresh, binding, i -> binding.deserialize(binding.serialize(value(i))));
      facts.check(
          fresh.stream().map(binding::fromModel).map(value -> written(binding, value)).toList());
    }

    private static byte[] written(Binding<Object> binding, Object value) {
      try {
        return binding.serialize(value);
      } catch (Exception e) {
        throw new IllegalStateException(e);
      }
    }
  }

  /** A codec that has done nothing yet, and what it will be given first. */
  @State(Scope.Thread)
  public static class Made {
    Binding<Object> binding;
    Object value;
    byte[] input;

    @Setup(Level.Trial)
    public void make(Unmade unmade) {
      binding = unmade.make();
      value = unmade.value(0);
      input = unmade.input();
    }
  }

  /** A codec that has written and read one message. */
  @State(Scope.Thread)
  public static class Begun {
    private static final int MOST = 100;

    Binding<Object> binding;
    Object[] values;

    @Setup(Level.Trial)
    public void begin(Unmade unmade) throws Exception {
      binding = unmade.make();
      values = new Object[MOST];
      for (int i = 0; i < MOST; i++) {
        values[i] = unmade.value(i % unmade.data.values().size());
      }
      binding.deserialize(binding.serialize(values[0]));
    }

    void next(int count, Blackhole sink) throws Exception {
      for (int i = 0; i < count; i++) {
        sink.consume(binding.deserialize(binding.serialize(values[i])));
      }
    }
  }

  /** A codec that can be used. */
  @Benchmark
  public Object make(Unmade unmade, Footprint footprint) {
    return unmade.make();
  }

  /** Its first message written. */
  @Benchmark
  public byte[] firstSerialize(Made made, Footprint footprint) throws Exception {
    return made.binding.serialize(made.value);
  }

  /** Its first message read. */
  @Benchmark
  public Object firstDeserialize(Made made, Footprint footprint) throws Exception {
    return made.binding.deserialize(made.input);
  }

  /** Ten messages written and read back. */
  @Benchmark
  public void next10(Begun begun, Footprint footprint, Blackhole sink) throws Exception {
    begun.next(10, sink);
  }

  /** A hundred of them. */
  @Benchmark
  public void next100(Begun begun, Footprint footprint, Blackhole sink) throws Exception {
    begun.next(Begun.MOST, sink);
  }
}
