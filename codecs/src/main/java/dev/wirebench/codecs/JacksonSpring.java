package dev.wirebench.codecs;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import dev.wirebench.codec.ClassBinding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Format;
import dev.wirebench.codec.ThreadSafety;
import dev.wirebench.codec.Traits;
import dev.wirebench.models.PayloadType;

/** No tree operation: unknown properties are a matter of classes. */
public final class JacksonSpring implements Codec {
  private final ObjectMapper mapper =
      Jackson.configured()
          .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
          .disable(MapperFeature.DEFAULT_VIEW_INCLUSION)
          .build();

  @Override
  public Traits traits() {
    return Traits.of("jackson-spring", Format.JSON)
        .artifact("jackson-databind", ObjectMapper.class)
        .artifact("jackson-datatype-jsr310", JavaTimeModule.class)
        .licence("Apache-2.0")
        .threadSafety(ThreadSafety.SAFE)
        .configuration(
            "As jackson, with the features that Spring Boot 3 changes: properties that the class"
                + " lacks are ignored, and so are views.",
            "https://docs.spring.io/spring-boot/3.5/how-to/spring-mvc.html#howto.spring-mvc.customize-jackson-objectmapper")
        .tuned()
        .build();
  }

  @Override
  public <T> ClassBinding<?, ?> bind(PayloadType<T> payload) {
    return new Jackson.Mapped<>(mapper, payload.bean());
  }
}
