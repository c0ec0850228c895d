package dev.wirebench.codecs;

import dev.wirebench.codec.Binding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Need;
import dev.wirebench.codec.Traits;
import dev.wirebench.models.Payload;

public final class ForyCompatible implements Codec {
  @Override
  public Traits traits() {
    return Traits.of("fory-compatible", Fory.FORY)
        .artifact("fory-core", org.apache.fory.Fory.class)
        .licence("Apache-2.0")
        .needs(Need.REGISTRATION)
        .configuration(
            "As fory, in the compatible mode that is its default: each message describes its"
                + " classes, so that either end may add fields.",
            "https://fory.apache.org/docs/guide/java/schema-evolution")
        .note("Both ends must register the same classes in the same order.")
        .note("Cannot read a class that has a field called serializer.")
        .build();
  }

  @Override
  public <T> Binding<?> bind(Payload<T> payload) {
    return new Fory.Registered<>(Fory.configured().withCompatible(true).build(), payload);
  }
}
