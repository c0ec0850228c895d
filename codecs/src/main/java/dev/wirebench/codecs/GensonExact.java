package dev.wirebench.codecs;

import dev.wirebench.codec.ClassBinding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Traits;
import dev.wirebench.models.PayloadType;

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
  public <T> ClassBinding<?, ?> bind(PayloadType<T> payload) {
    return new Genson.Bound<>(
        Genson.configured(payload).useStrictDoubleParse(true).create(), payload.bean());
  }
}
