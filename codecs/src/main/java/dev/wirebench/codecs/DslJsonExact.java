package dev.wirebench.codecs;

import com.dslplatform.json.JsonReader;
import com.dslplatform.json.runtime.Settings;
import dev.wirebench.codec.ClassBinding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Traits;
import dev.wirebench.models.Flavours;
import dev.wirebench.models.PayloadType;

public final class DslJsonExact implements Codec {
  private final com.dslplatform.json.DslJson<Object> json =
      new com.dslplatform.json.DslJson<>(
          Settings.<Object>basicSetup().doublePrecision(JsonReader.DoublePrecision.EXACT));

  @Override
  public Traits traits() {
    return DslJson.traits("dsl-json-exact", "As dsl-json, with doubles that are read exactly.")
        .tuned()
        .build();
  }

  @Override
  public <T> ClassBinding<?, ?> bind(PayloadType<T> payload) {
    return new DslJson.Compiled<>(json, Flavours.of(payload, "dsl-json"));
  }
}
