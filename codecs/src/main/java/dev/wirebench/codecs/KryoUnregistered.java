package dev.wirebench.codecs;

import com.esotericsoftware.kryo.serializers.DefaultSerializers;
import dev.wirebench.codec.ClassBinding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Format;
import dev.wirebench.codec.ThreadSafety;
import dev.wirebench.codec.Traits;
import dev.wirebench.models.PayloadType;
import java.util.UUID;

public final class KryoUnregistered implements Codec {
  @Override
  public Traits traits() {
    return Traits.of("kryo-unregistered", Format.KRYO)
        .artifact("kryo", com.esotericsoftware.kryo.Kryo.class)
        .licence("BSD-3-Clause")
        .threadSafety(ThreadSafety.ONE_PER_THREAD)
        .configuration(
            "As kryo, but with registration off: class names are written out.",
            "https://github.com/EsotericSoftware/kryo#optional-registration")
        .note(Kryo.UNSAFE_NOTE)
        .studyRow(
            "Without registration, bytes from outside name the classes that are instantiated.")
        .build();
  }

  @Override
  public <T> ClassBinding<?, ?> bind(PayloadType<T> payload) {
    com.esotericsoftware.kryo.Kryo kryo = new com.esotericsoftware.kryo.Kryo();
    kryo.setRegistrationRequired(false);
    kryo.addDefaultSerializer(UUID.class, new DefaultSerializers.UUIDSerializer());
    return new Kryo.Buffered<>(kryo, payload.bean());
  }
}
