package dev.wirebench.codecs;

import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import dev.wirebench.codec.Binding;
import dev.wirebench.codec.ClassBinding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Format;
import dev.wirebench.codec.Need;
import dev.wirebench.codec.ThreadSafety;
import dev.wirebench.codec.Traits;
import dev.wirebench.models.HeldClass;
import dev.wirebench.models.Payload;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;

public final class Kryo implements Codec {
  /** Of all rows but the one that does without. */
  static final String UNSAFE_NOTE =
      "Reads and writes fields past their accessors, by sun.misc.Unsafe, whose memory access JDK 24"
          + " and later warn of.";

  @Override
  public Traits traits() {
    return Traits.of("kryo", Format.KRYO)
        .artifact("kryo", com.esotericsoftware.kryo.Kryo.class)
        .licence("BSD-3-Clause")
        .needs(Need.REGISTRATION)
        .threadSafety(ThreadSafety.ONE_PER_THREAD)
        .configuration(
            "Default settings, so registration is required and references are off; every class is"
                + " registered; Output and Input are reused and the result is copied out.",
            "https://github.com/EsotericSoftware/kryo#optional-registration")
        .note("Both ends must register the same classes in the same order.")
        .note(UNSAFE_NOTE)
        .build();
  }

  @Override
  public <T> Binding<?> bind(Payload<T> payload) {
    return new Buffered<>(registered(payload), payload.type().bean());
  }

  /** With default settings, and all classes that a value can hold. */
  static com.esotericsoftware.kryo.Kryo registered(Payload<?> payload) {
    com.esotericsoftware.kryo.Kryo kryo = new com.esotericsoftware.kryo.Kryo();
    payload.type().beans().forEach(kryo::register);
    for (Class<?> type :
        List.of(ArrayList.class, LinkedHashMap.class, byte[].class, Instant.class)) {
      kryo.register(type);
    }
    return kryo;
  }

  /** Any configured {@code Kryo} on any class. */
  static final class Buffered<B, N> extends ClassBinding<B, N> {
    private final com.esotericsoftware.kryo.Kryo kryo;
    private final Output output;
    private final Input input;

    Buffered(com.esotericsoftware.kryo.Kryo kryo, HeldClass<B, N> held) {
      this(kryo, new Output(4096, -1), new Input(), held);
    }

    Buffered(
        com.esotericsoftware.kryo.Kryo kryo, Output output, Input input, HeldClass<B, N> held) {
      super(held);
      this.kryo = kryo;
      this.output = output;
      this.input = input;
    }

    @Override
    public byte[] serialize(N value) {
      output.reset();
      kryo.writeObject(output, value);
      return output.toBytes();
    }

    @Override
    public N deserialize(byte[] bytes) {
      input.setBuffer(bytes);
      return kryo.readObject(input, type());
    }
  }
}
