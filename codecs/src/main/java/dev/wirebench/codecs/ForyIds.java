package dev.wirebench.codecs;

import dev.wirebench.codec.ClassBinding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Need;
import dev.wirebench.codec.ThreadSafety;
import dev.wirebench.codec.Traits;
import dev.wirebench.models.Flavours;
import dev.wirebench.models.PayloadType;

public final class ForyIds implements Codec {
  @Override
  public Traits traits() {
    return Traits.of("fory-ids", Fory.ALL_LANGUAGES)
        .artifact("fory-core", org.apache.fory.Fory.class)
        .licence("Apache-2.0")
        .needs(Need.REGISTRATION, Need.ANNOTATIONS)
        .threadSafety(ThreadSafety.ONE_PER_THREAD)
        .configuration(
            "As fory, on beans whose fields have the numbers of the schema in @ForyField, and"
                + " @Nullable if they may be null: messages describe their classes by numbers in the"
                + " place of names.",
            "https://fory.apache.org/docs/guide/java/field-configuration")
        .note("Binds a copy of the beans, which bears the annotations.")
        .note("Enum constants go by their place: the enums are those of the beans.")
        .note("Both ends must register the same classes in the same order.")
        .tuned()
        .build();
  }

  @Override
  public <T> ClassBinding<?, ?> bind(PayloadType<T> payload) {
    org.apache.fory.Fory fory = org.apache.fory.Fory.builder().build();
    ClassBinding<?, ?> bound =
        new Fory.Registered<>(
            fory,
            Flavours.of(payload, Flavours.NUMBERED),
            Flavours.types(payload, Flavours.NUMBERED));
    Fory.registerJdkTypes(fory);
    return bound;
  }
}
