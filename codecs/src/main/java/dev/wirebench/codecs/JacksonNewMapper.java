package dev.wirebench.codecs;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import dev.wirebench.codec.BufferByStream;
import dev.wirebench.codec.ClassBinding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Format;
import dev.wirebench.codec.TextBinding;
import dev.wirebench.codec.ThreadSafety;
import dev.wirebench.codec.Traits;
import dev.wirebench.models.HeldClass;
import dev.wirebench.models.PayloadType;
import java.io.InputStream;
import java.io.OutputStream;

public final class JacksonNewMapper implements Codec {
  @Override
  public Traits traits() {
    return Traits.of("jackson-new-mapper", Format.JSON)
        .artifact("jackson-databind", ObjectMapper.class)
        .artifact("jackson-datatype-jsr310", JavaTimeModule.class)
        .licence("Apache-2.0")
        .threadSafety(ThreadSafety.SAFE)
        .configuration(
            "As jackson, but with a new JsonMapper for every operation.",
            "https://github.com/FasterXML/jackson-docs/wiki/Presentation:-Jackson-Performance")
        .studyRow("A new mapper looks at every class again: the library asks to reuse mappers.")
        .build();
  }

  @Override
  public <T> ClassBinding<?, ?> bind(PayloadType<T> payload) {
    return new Unkept<>(payload.bean());
  }

  private static final class Unkept<B, N> extends ClassBinding<B, N>
      implements TextBinding<N>, BufferByStream<N> {
    Unkept(HeldClass<B, N> held) {
      super(held);
    }

    @Override
    public byte[] serialize(N value) throws Exception {
      return Jackson.configured().build().writeValueAsBytes(value);
    }

    @Override
    public N deserialize(byte[] bytes) throws Exception {
      return Jackson.configured().build().readValue(bytes, type());
    }

    @Override
    public String write(N value) throws Exception {
      return Jackson.configured().build().writeValueAsString(value);
    }

    @Override
    public N read(String text) throws Exception {
      return Jackson.configured().build().readValue(text, type());
    }

    @Override
    public void write(N value, OutputStream out) throws Exception {
      Jackson.configured().build().writeValue(out, value);
    }

    @Override
    public N read(InputStream in) throws Exception {
      return Jackson.configured().build().readValue(in, type());
    }

    @Override
    public N read(byte[] bytes, int offset, int length) throws Exception {
      return Jackson.configured().build().readValue(bytes, offset, length, type());
    }
  }
}
