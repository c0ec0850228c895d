package dev.wirebench.codecs;

import com.esotericsoftware.kryo.SerializerFactory.TaggedFieldSerializerFactory;
import com.esotericsoftware.kryo.serializers.TaggedFieldSerializer.TaggedFieldSerializerConfig;
import dev.wirebench.codec.ClassBinding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Format;
import dev.wirebench.codec.Need;
import dev.wirebench.codec.ThreadSafety;
import dev.wirebench.codec.Traits;
import dev.wirebench.models.Flavours;
import dev.wirebench.models.PayloadType;

public final class KryoTagged implements Codec {
  @Override
  public Traits traits() {
    return Traits.of("kryo-tagged", Format.KRYO)
        .artifact("kryo", com.esotericsoftware.kryo.Kryo.class)
        .licence("BSD-3-Clause")
        .needs(Need.REGISTRATION, Need.ANNOTATIONS)
        .threadSafety(ThreadSafety.ONE_PER_THREAD)
        .configuration(
            "As kryo, with TaggedFieldSerializer on beans whose fields have the numbers of the"
                + " schema in @Tag; with chunked encoding, so that a reader skips numbers that it"
                + " does not know.",
            "https://github.com/EsotericSoftware/kryo#taggedfieldserializer")
        .note("Binds a copy of the beans, which bears the annotations.")
        .note("Both ends must register the same classes in the same order.")
        .note(Kryo.UNSAFE_NOTE)
        .tuned()
        .build();
  }

  @Override
  public <T> ClassBinding<?, ?> bind(PayloadType<T> payload) {
    TaggedFieldSerializerConfig config = new TaggedFieldSerializerConfig();
    config.setChunkedEncoding(true);
    com.esotericsoftware.kryo.Kryo kryo = new com.esotericsoftware.kryo.Kryo();
    kryo.setDefaultSerializer(new TaggedFieldSerializerFactory(config));
    return new Kryo.Buffered<>(
        Kryo.registered(kryo, Flavours.types(payload, Flavours.NUMBERED)),
        Flavours.of(payload, Flavours.NUMBERED));
  }
}
