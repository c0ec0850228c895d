package dev.wirebench.codecs;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.smile.SmileFactory;
import com.fasterxml.jackson.dataformat.smile.SmileGenerator;
import com.fasterxml.jackson.dataformat.smile.databind.SmileMapper;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import dev.wirebench.codec.ClassBinding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Format;
import dev.wirebench.codec.ThreadSafety;
import dev.wirebench.codec.Traits;
import dev.wirebench.models.PayloadType;

public final class JacksonSmileShared implements Codec {
  private final ObjectMapper mapper =
      Jackson.configured(
              SmileMapper.builder(
                  SmileFactory.builder()
                      .enable(SmileGenerator.Feature.CHECK_SHARED_STRING_VALUES)
                      .build()))
          .build();

  @Override
  public Traits traits() {
    return Traits.of("jackson-smile-shared", Format.SMILE)
        .artifact("jackson-dataformat-smile", SmileMapper.class)
        .artifact("jackson-databind", ObjectMapper.class)
        .artifact("jackson-datatype-jsr310", JavaTimeModule.class)
        .licence("Apache-2.0")
        .threadSafety(ThreadSafety.SAFE)
        .configuration(
            "As jackson-smile, with CHECK_SHARED_STRING_VALUES: a text of up to 64 bytes is written"
                + " once and then referred to, as names are.",
            "https://github.com/FasterXML/jackson-dataformats-binary/blob/2.x/smile/src/main/java"
                + "/com/fasterxml/jackson/dataformat/smile/SmileGenerator.java")
        .tuned()
        .build();
  }

  @Override
  public <T> ClassBinding<?, ?> bind(PayloadType<T> payload) {
    return new Jackson.Binary<>(mapper, payload.bean());
  }
}
