package dev.wirebench.codecs;

import dev.wirebench.codec.ClassBinding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Traits;
import dev.wirebench.models.PayloadType;

public final class ProtostuffJsonNumeric implements Codec {
  @Override
  public Traits traits() {
    return ProtostuffJson.traits("protostuff-json-numeric")
        .configuration(
            "As protostuff-json, with numbers in place of names.",
            "https://protostuff.github.io/docs/protostuff-json/")
        .tuned()
        .note("Both ends must number the fields of a class alike.")
        .ownDocument(
            "The keys are numbers, nulls left out, enums written as numbers, and lists, maps and"
                + " instants in shapes of its own.")
        .build();
  }

  @Override
  public <T> ClassBinding<?, ?> bind(PayloadType<T> payload) {
    return new ProtostuffJson.Bound<>(payload.bean(), Protostuff.classes(payload), true);
  }
}
