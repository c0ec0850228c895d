package dev.wirebench.codecs;

import de.odysseus.staxon.json.stream.gson.GsonStreamFactory;
import dev.wirebench.codec.ClassBinding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Traits;
import dev.wirebench.models.PayloadType;

public final class StaxonGson implements Codec {
  @Override
  public Traits traits() {
    return Staxon.traits("staxon-gson", "the JSON streams of Gson")
        .artifact("staxon-gson", GsonStreamFactory.class)
        .build();
  }

  @Override
  public <T> ClassBinding<?, ?> bind(PayloadType<T> payload) {
    return Staxon.Marshalled.of(new GsonStreamFactory(), payload.bean());
  }
}
