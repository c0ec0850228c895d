package dev.wirebench.codecs;

import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import dev.wirebench.codec.ClassBinding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Format;
import dev.wirebench.codec.ThreadSafety;
import dev.wirebench.codec.Traits;
import dev.wirebench.models.PayloadType;

/**
 * Jackson 2 with the fast reading and writing of numbers that Jackson 3 enables by default. A
 * difference between the two is then the version's.
 */
public final class JacksonFastNumbers implements Codec {
  private final ObjectMapper mapper =
      Jackson.configured()
          .enable(StreamReadFeature.USE_FAST_DOUBLE_PARSER)
          .enable(StreamReadFeature.USE_FAST_BIG_NUMBER_PARSER)
          .enable(StreamWriteFeature.USE_FAST_DOUBLE_WRITER)
          .build();

  @Override
  public Traits traits() {
    return Traits.of("jackson-fast-numbers", Format.JSON)
        .artifact("jackson-databind", ObjectMapper.class)
        .artifact("jackson-datatype-jsr310", JavaTimeModule.class)
        .licence("Apache-2.0")
        .threadSafety(ThreadSafety.SAFE)
        .configuration(
            "As jackson, with the fast parsers and the fast writer of numbers that Jackson 3 has on"
                + " by default.",
            "https://github.com/FasterXML/jackson-core/wiki/StreamReadFeatures")
        .tuned()
        .build();
  }

  @Override
  public <T> ClassBinding<?, ?> bind(PayloadType<T> payload) {
    return new Jackson.TreesToo<>(Jackson.reading(mapper, payload), payload.bean());
  }
}
