package dev.wirebench.codecs;

import dev.wirebench.codec.ArrayOutput;
import dev.wirebench.codec.BufferByStream;
import dev.wirebench.codec.ClassBinding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Format;
import dev.wirebench.codec.Need;
import dev.wirebench.codec.ThreadSafety;
import dev.wirebench.codec.Traits;
import dev.wirebench.codec.UnsupportedPayload;
import dev.wirebench.models.HeldClass;
import dev.wirebench.models.Nulls;
import dev.wirebench.models.PayloadType;
import java.io.InputStream;
import java.io.OutputStream;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.UUID;
import org.apache.fory.BaseFory;
import org.apache.fory.io.ForyInputStream;
import org.apache.fory.memory.MemoryBuffer;
import org.apache.fory.serializer.Serializers;
import org.apache.fory.serializer.TimeSerializers;

public final class Fory implements Codec {
  static final Format ALL_LANGUAGES =
      new Format(
          "Fory",
          false,
          "C++, C#, Dart, Go, Java, JavaScript, Kotlin, Python, Rust, Scala and Swift");

  @Override
  public Traits traits() {
    return Traits.of("fory", ALL_LANGUAGES)
        .artifact("fory-core", org.apache.fory.Fory.class)
        .licence("Apache-2.0")
        .needs(Need.REGISTRATION)
        .threadSafety(ThreadSafety.ONE_PER_THREAD)
        .configuration(
            "Default settings, so it writes the format of all its languages, in which each message"
                + " describes its classes for either end to add fields; references are off; every"
                + " class is registered.",
            "https://fory.apache.org/docs/guide/java/configuration")
        .note("Both ends must register the same classes in the same order.")
        .note("Fields that may be null need an annotation, which those of the beans do not have.")
        .note(
            "Reads some texts with letters beyond Latin-1 as other texts, without an error: the"
                + " letters before these get bytes of a text that was read earlier.")
        .build();
  }

  @Override
  public <T> ClassBinding<?, ?> bind(PayloadType<T> payload) {
    refuseNulls(payload);
    org.apache.fory.Fory fory = org.apache.fory.Fory.builder().build();
    ClassBinding<?, ?> bound = Registered.of(fory, payload);
    registerJdkTypes(fory);
    return bound;
  }

  /**
   * Registers types of the JDK that the format of all languages does not have, with the library's
   * own serializers for them. They come behind the payload's classes.
   */
  static void registerJdkTypes(BaseFory fory) {
    fory.registerSerializerAndType(
        UUID.class, types -> new Serializers.UUIDSerializer(types.getConfig()));
    fory.registerSerializerAndType(
        OffsetDateTime.class,
        types -> new TimeSerializers.OffsetDateTimeSerializer(types.getConfig()));
  }

  /**
   * The library does not check: it reads the fields of a string by sun.misc.Unsafe, and where there
   * is no string this could end the JVM.
   */
  static void refuseNulls(PayloadType<?> payload) {
    if (Nulls.mayOccur(payload)) {
      throw new UnsupportedPayload("a field is null, which this format of Fory wants annotated");
    }
  }

  /**
   * Writes behind what the output has.
   *
   * @param buffer stands on the output's array, and on another of its own once it has grown
   */
  static void append(BaseFory fory, MemoryBuffer buffer, Object value, ArrayOutput out) {
    buffer.writerIndex(out.count());
    fory.serialize(buffer, value);
    out.take(buffer.getHeapMemory(), buffer.writerIndex());
  }

  /** Any configured {@code Fory} on any classes. */
  static final class Registered<B, N> extends ClassBinding<B, N> implements BufferByStream<N> {
    private final org.apache.fory.Fory fory;
    private final MemoryBuffer buffer = MemoryBuffer.fromByteArray(new byte[0]);

    /** A binding on the payload's beans. */
    static <B> Registered<B, B> of(org.apache.fory.Fory fory, PayloadType<B> payload) {
      return new Registered<>(fory, payload.bean(), payload.beans());
    }

    /**
     * @param types those that a value can hold
     */
    Registered(org.apache.fory.Fory fory, HeldClass<B, N> held, List<Class<?>> types) {
      super(held);
      this.fory = fory;
      types.forEach(fory::register);
    }

    @Override
    public byte[] serialize(N value) {
      return fory.serialize(value);
    }

    @Override
    public N deserialize(byte[] bytes) {
      return fory.deserialize(bytes, type());
    }

    @Override
    public void write(N value, OutputStream out) {
      fory.serialize(out, value);
    }

    @Override
    public N read(InputStream in) {
      return fory.deserialize(new ForyInputStream(in), type());
    }

    @Override
    public void write(N value, ArrayOutput out) {
      buffer.pointTo(out.array(), 0, out.array().length);
      append(fory, buffer, value, out);
    }

    @Override
    public N read(byte[] bytes, int offset, int length) {
      buffer.pointTo(bytes, offset, length);
      buffer.readerIndex(0);
      return fory.deserialize(buffer, type());
    }
  }
}
