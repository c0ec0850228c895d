package dev.wirebench.codecs;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.wirebench.codec.ClassBinding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Format;
import dev.wirebench.codec.Held;
import dev.wirebench.codec.ThreadSafety;
import dev.wirebench.codec.Traits;
import dev.wirebench.models.HeldMap;
import dev.wirebench.models.PayloadType;

/** No tree operation: that of {@link Jackson} is the same. */
public final class JacksonMap implements Codec {
  private final ObjectMapper mapper = JsonMapper.builder().build();

  @Override
  public Traits traits() {
    return Traits.of("jackson-map", Format.JSON)
        .artifact("jackson-databind", ObjectMapper.class)
        .licence("Apache-2.0")
        .holds(Held.MAP)
        .threadSafety(ThreadSafety.SAFE)
        .configuration(
            "One JsonMapper as it is, on a Map of strings, numbers, lists and maps in place of a bean;"
                + " reader and writer are kept.",
            "https://github.com/FasterXML/jackson-databind#1-minute-tutorial-pojos-to-json-and-back")
        .build();
  }

  @Override
  public <T> ClassBinding<?, ?> bind(PayloadType<T> payload) {
    return new Jackson.Mapped<>(mapper, HeldMap.of(payload.bean()));
  }
}
