package dev.wirebench.codecs;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.ToStringSerializer;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import dev.wirebench.codec.ClassBinding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Format;
import dev.wirebench.codec.ThreadSafety;
import dev.wirebench.codec.Traits;
import dev.wirebench.models.PayloadType;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.List;
import org.msgpack.jackson.dataformat.JsonArrayFormat;
import org.msgpack.jackson.dataformat.MessagePackMapper;

public final class MsgpackArray implements Codec {
  private final ObjectMapper mapper =
      Jackson.configured(MessagePackMapper.builder())
          .annotationIntrospector(new JsonArrayFormat())
          .addModule(texts())
          .build();

  /** Else these become numbers, of which MessagePack has none that exact. */
  private static SimpleModule texts() {
    SimpleModule texts = new SimpleModule();
    for (Class<?> type :
        List.of(
            Instant.class,
            OffsetDateTime.class,
            Duration.class,
            BigDecimal.class,
            BigInteger.class)) {
      texts.addSerializer(type, ToStringSerializer.instance);
    }
    return texts;
  }

  @Override
  public Traits traits() {
    return Traits.of("msgpack-array", Format.MESSAGE_PACK)
        .artifact("jackson-dataformat-msgpack", MessagePackMapper.class)
        .artifact("jackson-databind", ObjectMapper.class)
        .artifact("jackson-datatype-jsr310", JavaTimeModule.class)
        .licence("Apache-2.0")
        .threadSafety(
            ThreadSafety.SAFE,
            "Threads may share it as any ObjectMapper; what it recycles is each thread's own.")
        .configuration(
            "As msgpack, with JsonArrayFormat: objects are arrays of values without names, enums are"
                + " their positions; instants, times with an offset, durations and decimals stay text,"
                + " for which serializers are registered.",
            "https://github.com/msgpack/msgpack-java/blob/main/msgpack-jackson/README.md"
                + "#serializedeserialize-pojo-as-messagepack-array-type-to-keep-compatibility-with"
                + "-msgpack-java06")
        .note("Both ends must agree on the order of the fields.")
        .note("Cannot read a class without fields.")
        .tuned()
        .build();
  }

  @Override
  public <T> ClassBinding<?, ?> bind(PayloadType<T> payload) {
    return new Jackson.Binary<>(mapper, payload.bean());
  }
}
