package dev.wirebench.codecs;

import dev.wirebench.codec.ClassBinding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Format;
import dev.wirebench.codec.ThreadSafety;
import dev.wirebench.codec.Traits;
import dev.wirebench.models.PayloadType;
import jakarta.json.JsonReader;
import jakarta.json.bind.Jsonb;
import org.apache.johnzon.core.JsonProviderImpl;
import org.apache.johnzon.jsonb.JohnzonProvider;
import org.apache.johnzon.mapper.Mapper;

public final class Johnzon implements Codec {
  private final Jsonb jsonb =
      new JohnzonProvider()
          .create()
          .withProvider(new JsonProviderImpl())
          .withConfig(
              Yasson.JsonB.configured()
                  // Else it would write them as texts, as I-JSON advises.
                  .setProperty("johnzon.use-bigdecimal-stringadapter", false)
                  .setProperty("johnzon.use-biginteger-stringadapter", false))
          .build();

  @Override
  public Traits traits() {
    return Traits.of("johnzon", Format.JSON)
        .artifact("johnzon-jsonb", JohnzonProvider.class)
        .artifact("johnzon-mapper", Mapper.class)
        .artifact("johnzon-core", JsonProviderImpl.class)
        // Its own poms leave the APIs to the server.
        .artifact("jakarta.json-api", JsonReader.class)
        .artifact("jakarta.json.bind-api", Jsonb.class)
        .licence("Apache-2.0")
        .threadSafety(
            ThreadSafety.ONE_PER_THREAD,
            "One per thread for its output buffer alone: a Jsonb may be shared.")
        .configuration(
            "One Jsonb of Johnzon's own providers that writes nulls, byte arrays as base64, and"
                + " decimals as numbers; streams"
                + " over byte arrays, of which one is kept for output.",
            "https://johnzon.apache.org/#json-b-johnzon-jsonb")
        .note("Writes keys in alphabetical order.")
        .build();
  }

  @Override
  public <T> ClassBinding<?, ?> bind(PayloadType<T> payload) {
    return new Yasson.JsonB<>(jsonb, payload.bean());
  }
}
