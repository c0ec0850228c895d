package dev.wirebench.codecs;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.cfg.MapperBuilder;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import dev.wirebench.codec.BufferByStream;
import dev.wirebench.codec.ClassBinding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Format;
import dev.wirebench.codec.TextBinding;
import dev.wirebench.codec.TextTreeBinding;
import dev.wirebench.codec.ThreadSafety;
import dev.wirebench.codec.Traits;
import dev.wirebench.codec.TreeBinding;
import dev.wirebench.models.HeldClass;
import dev.wirebench.models.PayloadType;
import java.io.InputStream;
import java.io.OutputStream;

public final class Jackson implements Codec {
  private final ObjectMapper mapper = configured().build();

  /** The settings that all configurations of Jackson have in common. */
  static JsonMapper.Builder configured() {
    return configured(JsonMapper.builder());
  }

  static <M extends ObjectMapper, B extends MapperBuilder<M, B>> B configured(B builder) {
    return builder
        .addModule(new JavaTimeModule())
        .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)
        .disable(SerializationFeature.WRITE_DURATIONS_AS_TIMESTAMPS)
        // Else a time with an offset is read as one of UTC.
        .disable(DeserializationFeature.ADJUST_DATES_TO_CONTEXT_TIME_ZONE)
        .disable(SerializationFeature.FAIL_ON_EMPTY_BEANS);
  }

  @Override
  public Traits traits() {
    return Traits.of("jackson", Format.JSON)
        .artifact("jackson-databind", ObjectMapper.class)
        .artifact("jackson-datatype-jsr310", JavaTimeModule.class)
        .licence("Apache-2.0")
        .threadSafety(ThreadSafety.SAFE)
        .configuration(
            "One JsonMapper with java.time as ISO 8601 text, empty beans allowed, other settings as"
                + " they are; reader and writer are kept per type.",
            "https://github.com/FasterXML/jackson-docs/wiki/Presentation:-Jackson-Performance")
        .build();
  }

  @Override
  public <T> ClassBinding<?, ?> bind(PayloadType<T> payload) {
    return new TreesToo<>(reading(mapper, payload), payload.bean());
  }

  /** Keys that the classes lack are an error, unless lacking them is the point. */
  static ObjectMapper reading(ObjectMapper mapper, PayloadType<?> payload) {
    return payload.narrows().isPresent()
        ? mapper.copy().disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
        : mapper;
  }

  /** Any {@code ObjectMapper}, of any format, on any class. */
  static class Binary<B, N> extends ClassBinding<B, N> implements BufferByStream<N> {
    final ObjectWriter writer;
    final ObjectReader reader;

    Binary(ObjectMapper mapper, HeldClass<B, N> held) {
      super(held);
      this.writer = mapper.writerFor(held.type());
      this.reader = mapper.readerFor(held.type());
    }

    @Override
    public byte[] serialize(N value) throws Exception {
      return writer.writeValueAsBytes(value);
    }

    @Override
    public N deserialize(byte[] bytes) throws Exception {
      return reader.readValue(bytes);
    }

    @Override
    public void write(N value, OutputStream out) throws Exception {
      writer.writeValue(out, value);
    }

    @Override
    public N read(InputStream in) throws Exception {
      return reader.readValue(in);
    }

    @Override
    public N read(byte[] bytes, int offset, int length) throws Exception {
      return reader.readValue(bytes, offset, length);
    }
  }

  /** Any {@code ObjectMapper} whose format is a text, on any class. */
  static class Mapped<B, N> extends Binary<B, N> implements TextBinding<N> {
    Mapped(ObjectMapper mapper, HeldClass<B, N> held) {
      super(mapper, held);
    }

    @Override
    public String write(N value) throws Exception {
      return writer.writeValueAsString(value);
    }

    @Override
    public N read(String text) throws Exception {
      return reader.readValue(text);
    }
  }

  static final class TreesToo<B, N> extends Mapped<B, N> implements TreeBinding, TextTreeBinding {
    private final ObjectReader trees;

    TreesToo(ObjectMapper mapper, HeldClass<B, N> held) {
      super(mapper, held);
      this.trees = mapper.readerFor(JsonNode.class);
    }

    @Override
    public JsonNode parse(byte[] document) throws Exception {
      return trees.readTree(document);
    }

    @Override
    public JsonNode parse(String document) throws Exception {
      return trees.readTree(document);
    }
  }
}
