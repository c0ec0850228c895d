package dev.wirebench.codecs;

import de.odysseus.staxon.json.stream.gson.GsonStreamFactory;
import dev.wirebench.codec.Binding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Traits;
import dev.wirebench.models.Payload;

public final class StaxonGson implements Codec {
  @Override
  public Traits traits() {
    return Staxon.traits("staxon-gson", "the JSON streams of Gson")
        .artifact("staxon-gson", GsonStreamFactory.class)
        .build();
  }

  @Override
  public <T> Binding<?> bind(Payload<T> payload) {
    return Staxon.Marshalled.of(new GsonStreamFactory(), payload.type().bean());
  }
}
