package dev.wirebench.codecs;

import com.esotericsoftware.kryo.serializers.CompatibleFieldSerializer;
import dev.wirebench.codec.ClassBinding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Format;
import dev.wirebench.codec.Need;
import dev.wirebench.codec.ThreadSafety;
import dev.wirebench.codec.Traits;
import dev.wirebench.models.PayloadType;

public final class KryoCompatible implements Codec {
  @Override
  public Traits traits() {
    return Traits.of("kryo-compatible", Format.KRYO)
        .artifact("kryo", com.esotericsoftware.kryo.Kryo.class)
        .licence("BSD-3-Clause")
        .needs(Need.REGISTRATION)
        .threadSafety(ThreadSafety.ONE_PER_THREAD)
        .configuration(
            "As kryo, with CompatibleFieldSerializer, which writes the names of fields once in each"
                + " message, so that classes may gain and lose fields.",
            "https://github.com/EsotericSoftware/kryo#compatiblefieldserializer")
        .note("Both ends must register the same classes in the same order.")
        .note(Kryo.UNSAFE_NOTE)
        .tuned()
        .build();
  }

  @Override
  public <T> ClassBinding<?, ?> bind(PayloadType<T> payload) {
    com.esotericsoftware.kryo.Kryo kryo = new com.esotericsoftware.kryo.Kryo();
    kryo.setDefaultSerializer(CompatibleFieldSerializer.class);
    return new Kryo.Buffered<>(Kryo.registered(kryo, payload), payload.bean());
  }
}
