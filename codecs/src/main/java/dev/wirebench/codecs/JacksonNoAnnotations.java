package dev.wirebench.codecs;

import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import dev.wirebench.codec.ClassBinding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Format;
import dev.wirebench.codec.ThreadSafety;
import dev.wirebench.codec.Traits;
import dev.wirebench.models.PayloadType;

/** No tree operation: annotations have no part in it. */
public final class JacksonNoAnnotations implements Codec {
  private final ObjectMapper mapper =
      Jackson.configured().disable(MapperFeature.USE_ANNOTATIONS).build();

  @Override
  public Traits traits() {
    return Traits.of("jackson-no-annotations", Format.JSON)
        .artifact("jackson-databind", ObjectMapper.class)
        .artifact("jackson-datatype-jsr310", JavaTimeModule.class)
        .licence("Apache-2.0")
        .threadSafety(ThreadSafety.SAFE)
        .configuration(
            "As jackson, with annotations ignored (USE_ANNOTATIONS off).",
            "https://github.com/FasterXML/jackson-databind/wiki/Mapper-Features")
        .note("Carries only what bears its property's own name: it cannot be told another.")
        .tuned()
        .build();
  }

  @Override
  public <T> ClassBinding<?, ?> bind(PayloadType<T> payload) {
    return new Jackson.Mapped<>(mapper, payload.bean());
  }
}
