package dev.wirebench.qualification;

import dev.wirebench.codec.ClassBinding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Format;
import dev.wirebench.codec.ThreadSafety;
import dev.wirebench.codec.Traits;
import dev.wirebench.models.HeldClass;
import dev.wirebench.models.PayloadType;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;

/** A codec that keeps the contract, by the JDK's own serialization; tests break one part of it. */
public class SoundCodec extends ClassBinding<Object, Object> implements Codec {
  public SoundCodec() {
    this(HeldClass.of(Object.class));
  }

  /**
   * @param held with conversions of a test's own
   */
  protected SoundCodec(HeldClass<Object, Object> held) {
    super(held);
  }

  @Override
  public Traits traits() {
    return Traits.of("sound", Format.KRYO)
        .licence("Apache-2.0")
        .threadSafety(ThreadSafety.SAFE)
        .configuration("For tests.", "https://example.org")
        .build();
  }

  @Override
  public <T> ClassBinding<?, ?> bind(PayloadType<T> payload) {
    return this;
  }

  @Override
  public byte[] serialize(Object value) throws Exception {
    return written(value);
  }

  @Override
  public Object deserialize(byte[] bytes) throws Exception {
    return readBack(bytes);
  }

  /** Writes a value by the JDK. */
  protected static byte[] written(Object value) throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(value);
    }
    return bytes.toByteArray();
  }

  /** Reads what {@link #written} wrote. */
  protected static Object readBack(byte[] bytes) throws Exception {
    try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes))) {
      return in.readObject();
    }
  }

  /** Reads in a conversion, which may not throw what the JDK throws. */
  protected static Object readInConversion(byte[] bytes) {
    try {
      return readBack(bytes);
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }
}
