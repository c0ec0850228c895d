package dev.wirebench.codecs;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import dev.wirebench.codec.ClassBinding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Format;
import dev.wirebench.codec.ThreadSafety;
import dev.wirebench.codec.Traits;
import dev.wirebench.models.PayloadType;
import org.msgpack.jackson.dataformat.MessagePackMapper;

public final class Msgpack implements Codec {
  private final ObjectMapper mapper =
      Jackson.configured(MessagePackMapper.builder())
          .build()
          // MessagePack has neither decimals nor integers of more than 64 bits.
          .handleBigIntegerAndBigDecimalAsString();

  @Override
  public Traits traits() {
    return Traits.of("msgpack", Format.MESSAGE_PACK)
        .artifact("jackson-dataformat-msgpack", MessagePackMapper.class)
        .artifact("jackson-databind", ObjectMapper.class)
        .artifact("jackson-datatype-jsr310", JavaTimeModule.class)
        .licence("Apache-2.0")
        .threadSafety(
            ThreadSafety.SAFE,
            "Threads may share it as any ObjectMapper; what it recycles is each thread's own.")
        .configuration(
            "As jackson, with a MessagePackMapper: objects are maps with their names written out.",
            "https://github.com/msgpack/msgpack-java/blob/main/msgpack-jackson/README.md")
        .build();
  }

  @Override
  public <T> ClassBinding<?, ?> bind(PayloadType<T> payload) {
    return new Jackson.Binary<>(mapper, payload.bean());
  }
}
