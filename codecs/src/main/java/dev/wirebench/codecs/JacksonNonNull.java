package dev.wirebench.codecs;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import dev.wirebench.codec.ClassBinding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Format;
import dev.wirebench.codec.ThreadSafety;
import dev.wirebench.codec.Traits;
import dev.wirebench.models.PayloadType;

/** No tree operation: what is written does not change how trees are read. */
public final class JacksonNonNull implements Codec {
  private final ObjectMapper mapper =
      Jackson.configured()
          .defaultPropertyInclusion(
              JsonInclude.Value.construct(JsonInclude.Include.NON_NULL, JsonInclude.Include.ALWAYS))
          .build();

  @Override
  public Traits traits() {
    return Traits.of("jackson-non-null", Format.JSON)
        .artifact("jackson-databind", ObjectMapper.class)
        .artifact("jackson-datatype-jsr310", JavaTimeModule.class)
        .licence("Apache-2.0")
        .threadSafety(ThreadSafety.SAFE)
        .configuration(
            "As jackson, but properties that are null are left out.",
            "https://github.com/FasterXML/jackson-annotations/wiki/Jackson-Annotations")
        .ownDocument("Nulls are left out.")
        .tuned()
        .build();
  }

  @Override
  public <T> ClassBinding<?, ?> bind(PayloadType<T> payload) {
    return new Jackson.Mapped<>(Jackson.reading(mapper, payload), payload.bean());
  }
}
