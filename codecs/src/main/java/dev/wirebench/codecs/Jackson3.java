package dev.wirebench.codecs;

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
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.ObjectReader;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.cfg.DateTimeFeature;
import tools.jackson.databind.cfg.MapperBuilder;
import tools.jackson.databind.json.JsonMapper;

public final class Jackson3 implements Codec {
  private final ObjectMapper mapper = keepingOffsets(JsonMapper.builder()).build();

  /** Else a time with an offset is read as one of UTC. */
  static <M extends ObjectMapper, B extends MapperBuilder<M, B>> B keepingOffsets(B builder) {
    return builder.disable(DateTimeFeature.ADJUST_DATES_TO_CONTEXT_TIME_ZONE);
  }

  @Override
  public Traits traits() {
    return Traits.of("jackson-3", Format.JSON)
        .artifact("jackson-databind", ObjectMapper.class)
        .licence("Apache-2.0")
        .threadSafety(ThreadSafety.SAFE)
        .configuration(
            "One JsonMapper of Jackson 3 with its own settings, which write java.time as ISO 8601"
                + " text and sort names; reader and writer are kept per type.",
            "https://github.com/FasterXML/jackson/blob/main/jackson3/MIGRATING_TO_JACKSON_3.md")
        .note("Writes keys in alphabetical order.")
        .build();
  }

  @Override
  public <T> ClassBinding<?, ?> bind(PayloadType<T> payload) {
    return new TreesToo<>(mapper, payload.bean());
  }

  /** Any {@code ObjectMapper} of Jackson 3, of any format, on any class. */
  static class Binary<B, N> extends ClassBinding<B, N> implements BufferByStream<N> {
    final ObjectWriter writer;
    final ObjectReader reader;

    Binary(ObjectMapper mapper, HeldClass<B, N> held) {
      super(held);
      this.writer = mapper.writerFor(held.type());
      this.reader = mapper.readerFor(held.type());
    }

    @Override
    public byte[] serialize(N value) {
      return writer.writeValueAsBytes(value);
    }

    @Override
    public N deserialize(byte[] bytes) {
      return reader.readValue(bytes);
    }

    @Override
    public void write(N value, OutputStream out) {
      writer.writeValue(out, value);
    }

    @Override
    public N read(InputStream in) {
      return reader.readValue(in);
    }

    @Override
    public N read(byte[] bytes, int offset, int length) {
      return reader.readValue(bytes, offset, length);
    }
  }

  /** Any {@code ObjectMapper} whose format is a text, on any class. */
  static class Mapped<B, N> extends Binary<B, N> implements TextBinding<N> {
    Mapped(ObjectMapper mapper, HeldClass<B, N> held) {
      super(mapper, held);
    }

    @Override
    public String write(N value) {
      return writer.writeValueAsString(value);
    }

    @Override
    public N read(String text) {
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
    public JsonNode parse(byte[] document) {
      return trees.readTree(document);
    }

    @Override
    public JsonNode parse(String document) {
      return trees.readTree(document);
    }
  }
}
