package dev.wirebench.codecs;

import com.google.gson.GsonBuilder;
import com.google.gson.ToNumberPolicy;
import dev.wirebench.codec.ClassBinding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Format;
import dev.wirebench.codec.Held;
import dev.wirebench.codec.ThreadSafety;
import dev.wirebench.codec.Traits;
import dev.wirebench.models.HeldMap;
import dev.wirebench.models.PayloadType;

public final class GsonMap implements Codec {
  private final com.google.gson.Gson gson =
      new GsonBuilder()
          .disableHtmlEscaping()
          .serializeNulls()
          // As it is, Gson reads every number as a double, and loses the ends of long integers.
          .setObjectToNumberStrategy(ToNumberPolicy.LONG_OR_DOUBLE)
          .create();

  @Override
  public Traits traits() {
    return Traits.of("gson-map", Format.JSON)
        .artifact("gson", com.google.gson.Gson.class)
        .licence("Apache-2.0")
        .holds(Held.MAP)
        .threadSafety(ThreadSafety.SAFE)
        .configuration(
            "As gson, with the type of a Map in place of a bean: strings, numbers, lists, maps; whole numbers"
                + " are read as long.",
            "https://www.javadoc.io/doc/com.google.code.gson/gson/latest/com.google.gson/com/google/gson/ToNumberPolicy.html")
        .build();
  }

  @Override
  public <T> ClassBinding<?, ?> bind(PayloadType<T> payload) {
    return new Gson.Typed<>(gson, HeldMap.of(payload.bean()));
  }
}
