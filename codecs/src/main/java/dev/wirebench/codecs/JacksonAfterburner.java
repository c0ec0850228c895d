package dev.wirebench.codecs;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import com.fasterxml.jackson.module.afterburner.AfterburnerModule;
import dev.wirebench.codec.ClassBinding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Format;
import dev.wirebench.codec.ThreadSafety;
import dev.wirebench.codec.Traits;
import dev.wirebench.models.PayloadType;

/** No tree operation: Afterburner replaces bean access and leaves trees as they are. */
public final class JacksonAfterburner implements Codec {
  private final ObjectMapper mapper =
      Jackson.configured().addModule(new AfterburnerModule()).build();

  @Override
  public Traits traits() {
    return Traits.of("jackson-afterburner", Format.JSON)
        .artifact("jackson-module-afterburner", AfterburnerModule.class)
        .artifact("jackson-databind", ObjectMapper.class)
        .artifact("jackson-datatype-jsr310", JavaTimeModule.class)
        .licence("Apache-2.0")
        .threadSafety(ThreadSafety.SAFE)
        .configuration(
            "As jackson, with the Afterburner module registered.",
            "https://github.com/FasterXML/jackson-modules-base/tree/2.x/afterburner")
        .tuned()
        .note("Its authors recommend Blackbird in its place from Java 11 on.")
        .build();
  }

  @Override
  public <T> ClassBinding<?, ?> bind(PayloadType<T> payload) {
    return new Jackson.Mapped<>(Jackson.reading(mapper, payload), payload.bean());
  }
}
