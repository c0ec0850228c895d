package dev.wirebench.codecs;

import de.odysseus.staxon.json.stream.jackson.JacksonStreamFactory;
import dev.wirebench.codec.ClassBinding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Traits;
import dev.wirebench.models.PayloadType;

public final class StaxonJackson implements Codec {
  @Override
  public Traits traits() {
    return Staxon.traits("staxon-jackson", "the JSON streams of Jackson")
        .artifact("staxon-jackson", JacksonStreamFactory.class)
        .build();
  }

  @Override
  public <T> ClassBinding<?, ?> bind(PayloadType<T> payload) {
    return Staxon.Marshalled.of(new JacksonStreamFactory(), payload.bean());
  }
}
