package dev.wirebench.codecs;

import dev.wirebench.codec.Binding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Traits;
import dev.wirebench.models.Payload;

public final class GensonExact implements Codec {
  @Override
  public Traits traits() {
    return Genson.traits(
            "genson-exact",
            "As genson, with useStrictDoubleParse: doubles are read as the JDK reads them.")
        .tuned()
        .build();
  }

  @Override
  public <T> Binding<?> bind(Payload<T> payload) {
    return new Genson.Bound<>(
        Genson.configured(payload).useStrictDoubleParse(true).create(), payload.type().bean());
  }
}
