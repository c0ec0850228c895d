package dev.wirebench.codecs;

import dev.wirebench.codec.ClassBinding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Need;
import dev.wirebench.codec.ThreadSafety;
import dev.wirebench.codec.Traits;
import dev.wirebench.models.Flavours;
import dev.wirebench.models.PayloadType;
import io.protostuff.ProtostuffIOUtil;
import io.protostuff.runtime.RuntimeSchema;

public final class ProtostuffTagged implements Codec {
  @Override
  public Traits traits() {
    return Traits.of("protostuff-tagged", Protostuff.PROTOSTUFF)
        .artifact("protostuff-runtime", RuntimeSchema.class)
        .artifact("protostuff-core", ProtostuffIOUtil.class)
        .licence("Apache-2.0")
        .needs(Need.ANNOTATIONS)
        .threadSafety(
            ThreadSafety.ONE_PER_THREAD,
            "Threads must not share the LinkedBuffer; a schema they may.")
        .configuration(
            "As protostuff, on beans whose fields have the numbers of the schema in @Tag.",
            "https://protostuff.github.io/docs/protostuff-runtime/")
        .ownAdapters("UUIDs, and times other than instants")
        .note("Binds a copy of the beans, which bears the annotations.")
        .note("A message that is cut off between two fields is read without an error.")
        .note("The end of a nested object at the end of a message may be missing.")
        .note(Protostuff.UNSAFE_NOTE)
        .tuned()
        .build();
  }

  @Override
  public <T> ClassBinding<?, ?> bind(PayloadType<T> payload) {
    return new Protostuff.Buffered<>(
        Flavours.of(payload, Flavours.NUMBERED),
        Protostuff.classes(Flavours.types(payload, Flavours.NUMBERED)));
  }
}
