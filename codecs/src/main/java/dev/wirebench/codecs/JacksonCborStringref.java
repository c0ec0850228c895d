package dev.wirebench.codecs;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.cbor.CBORFactory;
import com.fasterxml.jackson.dataformat.cbor.CBORGenerator;
import com.fasterxml.jackson.dataformat.cbor.databind.CBORMapper;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import dev.wirebench.codec.ClassBinding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Format;
import dev.wirebench.codec.ThreadSafety;
import dev.wirebench.codec.Traits;
import dev.wirebench.models.PayloadType;

public final class JacksonCborStringref implements Codec {
  private final ObjectMapper mapper =
      Jackson.configured(
              CBORMapper.builder(
                  CBORFactory.builder().enable(CBORGenerator.Feature.STRINGREF).build()))
          .build();

  @Override
  public Traits traits() {
    return Traits.of("jackson-cbor-stringref", Format.CBOR)
        .artifact("jackson-dataformat-cbor", CBORMapper.class)
        .artifact("jackson-databind", ObjectMapper.class)
        .artifact("jackson-datatype-jsr310", JavaTimeModule.class)
        .licence("Apache-2.0")
        .threadSafety(ThreadSafety.SAFE)
        .configuration(
            "As jackson-cbor, with STRINGREF: a name or text is written once and then referred to.",
            "https://github.com/FasterXML/jackson-dataformats-binary/blob/2.x/cbor/src/main/java"
                + "/com/fasterxml/jackson/dataformat/cbor/CBORGenerator.java")
        .note("Readers must know the stringref extension (tags 25 and 256) of CBOR.")
        .tuned()
        .build();
  }

  @Override
  public <T> ClassBinding<?, ?> bind(PayloadType<T> payload) {
    return new Jackson.Binary<>(mapper, payload.bean());
  }
}
