package dev.wirebench.codecs;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.smile.databind.SmileMapper;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import dev.wirebench.codec.ClassBinding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Format;
import dev.wirebench.codec.ThreadSafety;
import dev.wirebench.codec.Traits;
import dev.wirebench.models.PayloadType;

public final class JacksonSmile implements Codec {
  private final ObjectMapper mapper = Jackson.configured(SmileMapper.builder()).build();

  @Override
  public Traits traits() {
    return Traits.of("jackson-smile", Format.SMILE)
        .artifact("jackson-dataformat-smile", SmileMapper.class)
        .artifact("jackson-databind", ObjectMapper.class)
        .artifact("jackson-datatype-jsr310", JavaTimeModule.class)
        .licence("Apache-2.0")
        .threadSafety(ThreadSafety.SAFE)
        .configuration(
            "As jackson, with a SmileMapper: a name is written once and then referred to.",
            "https://github.com/FasterXML/jackson-dataformats-binary/tree/2.x/smile")
        .build();
  }

  @Override
  public <T> ClassBinding<?, ?> bind(PayloadType<T> payload) {
    return new Jackson.Binary<>(mapper, payload.bean());
  }
}
