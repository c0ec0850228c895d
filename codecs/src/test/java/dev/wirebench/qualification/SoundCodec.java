package dev.wirebench.qualification;

import dev.wirebench.codec.Binding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Format;
import dev.wirebench.codec.ThreadSafety;
import dev.wirebench.codec.Traits;
import dev.wirebench.models.Payload;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;

/** A codec that keeps the contract, by the JDK's own serialization; tests break one part of it. */
public class SoundCodec implements Codec, Binding<Object> {
  @Override
  public Traits traits() {
    return Traits.of("sound", Format.KRYO)
        .licence("Apache-2.0")
        .threadSafety(ThreadSafety.SAFE)
        .configuration("For tests.", "https://example.org")
        .build();
  }

  @Override
  public <T> Binding<?> bind(Payload<T> payload) {
    return this;
  }

  @Override
  public Object fromModel(Object model) {
    return model;
  }

  @Override
  public Object toModel(Object value) {
    return value;
  }

  @Override
  public byte[] serialize(Object value) throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(value);
    }
    return bytes.toByteArray();
  }

  @Override
  public Object deserialize(byte[] bytes) throws Exception {
    try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes))) {
      return in.readObject();
    }
  }
}
