package dev.wirebench.codecs;

import de.odysseus.staxon.json.stream.jackson.JacksonStreamFactory;
import dev.wirebench.codec.Binding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Traits;
import dev.wirebench.models.Payload;

public final class StaxonJackson implements Codec {
  @Override
  public Traits traits() {
    return Staxon.traits("staxon-jackson", "the JSON streams of Jackson")
        .artifact("staxon-jackson", JacksonStreamFactory.class)
        .build();
  }

  @Override
  public <T> Binding<?> bind(Payload<T> payload) {
    return Staxon.Marshalled.of(new JacksonStreamFactory(), payload.type().bean());
  }
}
