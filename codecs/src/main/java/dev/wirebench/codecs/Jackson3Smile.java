package dev.wirebench.codecs;

import dev.wirebench.codec.ClassBinding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Format;
import dev.wirebench.codec.ThreadSafety;
import dev.wirebench.codec.Traits;
import dev.wirebench.models.PayloadType;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.dataformat.smile.SmileMapper;

public final class Jackson3Smile implements Codec {
  private final ObjectMapper mapper = Jackson3.keepingOffsets(SmileMapper.builder()).build();

  @Override
  public Traits traits() {
    return Traits.of("jackson-3-smile", Format.SMILE)
        .artifact("jackson-dataformat-smile", SmileMapper.class)
        .artifact("jackson-databind", ObjectMapper.class)
        .licence("Apache-2.0")
        .threadSafety(ThreadSafety.SAFE)
        .configuration(
            "As jackson-3, with a SmileMapper: a name is written once and then referred to.",
            "https://github.com/FasterXML/jackson-dataformats-binary/tree/3.x/smile")
        .note("Writes keys in alphabetical order.")
        .build();
  }

  @Override
  public <T> ClassBinding<?, ?> bind(PayloadType<T> payload) {
    return new Jackson3.Binary<>(mapper, payload.bean());
  }
}
