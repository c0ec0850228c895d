package dev.wirebench.codecs;

import dev.wirebench.codec.BufferByStream;
import dev.wirebench.codec.ClassBinding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Format;
import dev.wirebench.codec.Need;
import dev.wirebench.codec.TextBinding;
import dev.wirebench.codec.ThreadSafety;
import dev.wirebench.codec.Traits;
import dev.wirebench.models.Flavours;
import dev.wirebench.models.HeldClass;
import dev.wirebench.models.PayloadType;
import io.micronaut.core.type.Argument;
import io.micronaut.json.JsonMapper;
import io.micronaut.serde.ObjectMapper;
import io.micronaut.serde.annotation.Serdeable;
import io.micronaut.serde.jackson.JacksonJsonMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Map;

public final class MicronautSerde implements Codec {
  /** It would leave out nulls and empty lists, and write byte arrays as arrays of numbers. */
  private static final Map<String, Object> SETTINGS =
      Map.of(
          "micronaut.serde.serialization.inclusion",
          "ALWAYS",
          "micronaut.serde.write-binary-as-array",
          false);

  private final JsonMapper mapper = ObjectMapper.create(SETTINGS, "dev.wirebench.models");

  @Override
  public Traits traits() {
    return Traits.of("micronaut-serde", Format.JSON)
        .artifact("micronaut-serde-jackson", JacksonJsonMapper.class)
        .artifact("micronaut-serde-api", Serdeable.class)
        .licence("Apache-2.0")
        .needs(Need.ANNOTATIONS, Need.GENERATED_CODE)
        .threadSafety(ThreadSafety.SAFE, ThreadSafety.BY_SOURCE)
        .configuration(
            "One ObjectMapper that writes nulls, and byte arrays as base64, made specific to the type,"
                + " on beans with @Serdeable, whose introspections its annotation processor writes.",
            "https://micronaut-projects.github.io/micronaut-serialization/latest/guide/")
        .note("Binds a copy of the beans: its processor runs when they are compiled.")
        .build();
  }

  @Override
  public <T> ClassBinding<?, ?> bind(PayloadType<T> payload) {
    return new Bound<>(mapper, Flavours.of(payload, "micronaut-serde"));
  }

  private static final class Bound<B, N> extends ClassBinding<B, N>
      implements TextBinding<N>, BufferByStream<N> {
    private final JsonMapper mapper;
    private final Argument<N> argument;

    Bound(JsonMapper mapper, HeldClass<B, N> held) {
      super(held);
      this.argument = Argument.of(held.type());
      this.mapper = mapper.createSpecific(argument);
    }

    @Override
    public byte[] serialize(N value) throws IOException {
      return mapper.writeValueAsBytes(argument, value);
    }

    @Override
    public N deserialize(byte[] bytes) throws IOException {
      return mapper.readValue(bytes, argument);
    }

    @Override
    public String write(N value) throws IOException {
      return mapper.writeValueAsString(argument, value);
    }

    @Override
    public N read(String text) throws IOException {
      return mapper.readValue(text, argument);
    }

    @Override
    public void write(N value, OutputStream out) throws IOException {
      mapper.writeValue(out, argument, value);
    }

    @Override
    public N read(InputStream in) throws IOException {
      return mapper.readValue(in, argument);
    }
  }
}
