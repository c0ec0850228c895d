package dev.wirebench.codecs;

import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import com.esotericsoftware.kryo.serializers.DefaultSerializers;
import dev.wirebench.base.ValueType;
import dev.wirebench.codec.ArrayOutput;
import dev.wirebench.codec.BufferByStream;
import dev.wirebench.codec.ClassBinding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Format;
import dev.wirebench.codec.Need;
import dev.wirebench.codec.ThreadSafety;
import dev.wirebench.codec.Traits;
import dev.wirebench.models.HeldClass;
import dev.wirebench.models.PayloadType;
import java.io.InputStream;
import java.io.OutputStream;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.UUID;

public final class Kryo implements Codec {
  /** The note of all configurations but the one that does without Unsafe. */
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
  public <T> ClassBinding<?, ?> bind(PayloadType<T> payload) {
    return new Buffered<>(registered(payload), payload.bean());
  }

  /** A Kryo with default settings that knows all classes that a value can hold. */
  static com.esotericsoftware.kryo.Kryo registered(PayloadType<?> payload) {
    return registered(new com.esotericsoftware.kryo.Kryo(), payload);
  }

  /** Registers all classes that a value can hold. */
  static com.esotericsoftware.kryo.Kryo registered(
      com.esotericsoftware.kryo.Kryo kryo, PayloadType<?> payload) {
    return registered(kryo, payload.beans());
  }

  /** Registers the classes of a payload, and those of the JDK that a value can hold. */
  static com.esotericsoftware.kryo.Kryo registered(
      com.esotericsoftware.kryo.Kryo kryo, List<Class<?>> types) {
    types.forEach(kryo::register);
    for (Class<?> type :
        List.of(ArrayList.class, LinkedHashMap.class, byte[].class, Instant.class)) {
      kryo.register(type);
    }
    // The only one of these types for which it has a serializer, but does not take it by itself.
    kryo.addDefaultSerializer(UUID.class, new DefaultSerializers.UUIDSerializer());
    Arrays.stream(ValueType.values()).forEach(value -> kryo.register(value.type()));
    return kryo;
  }

  /** Any configured {@code Kryo} on any class. */
  static final class Buffered<B, N> extends ClassBinding<B, N> implements BufferByStream<N> {
    private final com.esotericsoftware.kryo.Kryo kryo;
    private final Output output;
    private final Input input;
    private final byte[] chunk = new byte[4096];

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

    @Override
    public void write(N value, OutputStream out) {
      Kryo.write(kryo, output, value, out);
    }

    @Override
    public N read(InputStream in) {
      // Where the array of somebody's may stand that was read last.
      input.setBuffer(chunk);
      return Kryo.read(kryo, input, in, type());
    }

    @Override
    public void write(N value, ArrayOutput out) {
      append(kryo, output, value, out);
    }

    @Override
    public N read(byte[] bytes, int offset, int length) {
      input.setBuffer(bytes, offset, length);
      return kryo.readObject(input, type());
    }
  }

  /** The output's own buffer is what the stream gets it in pieces of. */
  static void write(
      com.esotericsoftware.kryo.Kryo kryo, Output output, Object value, OutputStream out) {
    output.setOutputStream(out);
    try {
      kryo.writeObject(output, value);
      output.flush();
    } finally {
      output.setOutputStream(null);
    }
  }

  /**
   * @param input has a buffer of its own, which it reads pieces of the stream into
   */
  static <N> N read(
      com.esotericsoftware.kryo.Kryo kryo, Input input, InputStream in, Class<N> type) {
    input.setInputStream(in);
    try {
      return kryo.readObject(input, type);
    } finally {
      input.setInputStream(null);
    }
  }

  /** The caller's array takes the place of the output's own while it is written to. */
  static void append(
      com.esotericsoftware.kryo.Kryo kryo, Output output, Object value, ArrayOutput out) {
    byte[] own = output.getBuffer();
    output.setBuffer(out.array(), -1);
    output.setPosition(out.count());
    try {
      kryo.writeObject(output, value);
      out.take(output.getBuffer(), output.position());
    } finally {
      output.setBuffer(own, -1);
    }
  }
}
