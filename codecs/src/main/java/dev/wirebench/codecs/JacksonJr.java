package dev.wirebench.codecs;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.jr.annotationsupport.JacksonAnnotationExtension;
import com.fasterxml.jackson.jr.ob.JSON;
import com.fasterxml.jackson.jr.ob.JacksonJrExtension;
import com.fasterxml.jackson.jr.ob.api.ExtensionContext;
import com.fasterxml.jackson.jr.ob.api.ReaderWriterProvider;
import com.fasterxml.jackson.jr.ob.api.ValueReader;
import com.fasterxml.jackson.jr.ob.api.ValueWriter;
import com.fasterxml.jackson.jr.ob.impl.JSONReader;
import com.fasterxml.jackson.jr.ob.impl.JSONWriter;
import dev.wirebench.base.ValueType;
import dev.wirebench.codec.BufferByStream;
import dev.wirebench.codec.ClassBinding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Format;
import dev.wirebench.codec.TextBinding;
import dev.wirebench.codec.ThreadSafety;
import dev.wirebench.codec.Traits;
import dev.wirebench.models.HeldClass;
import dev.wirebench.models.PayloadType;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Function;

public final class JacksonJr implements Codec {
  private final JSON json =
      JSON.builder()
          .enable(JSON.Feature.WRITE_NULL_PROPERTIES)
          .register(JacksonAnnotationExtension.std)
          .register(new Instants())
          .build();

  @Override
  public Traits traits() {
    return Traits.of("jackson-jr", Format.JSON)
        .artifact("jackson-jr-objects", JSON.class)
        .artifact("jackson-jr-annotation-support", JacksonAnnotationExtension.class)
        .licence("Apache-2.0")
        .threadSafety(ThreadSafety.SAFE)
        .configuration(
            "One JSON that writes nulls, with its extension for Jackson's annotations;"
                + " other settings as they are.",
            "https://github.com/FasterXML/jackson-jr/blob/2.x/README.md")
        .ownAdapters("java.time")
        .note("Reads all keys of maps as texts, whatever the map is declared to have.")
        .build();
  }

  @Override
  public <T> ClassBinding<?, ?> bind(PayloadType<T> payload) {
    return new Bound<>(json, payload.bean());
  }

  /** Its own extension for java.time has other types than instants. */
  private static final class Instants extends JacksonJrExtension {
    @Override
    protected void register(ExtensionContext context) {
      context.appendProvider(
          new ReaderWriterProvider() {
            @Override
            public ValueReader findValueReader(JSONReader reader, Class<?> type) {
              return parser(type)
                  .map(parse -> (ValueReader) new TextReader(type, parse))
                  .orElse(null);
            }

            @Override
            public ValueWriter findValueWriter(JSONWriter writer, Class<?> type) {
              return parser(type).isPresent() ? new TextWriter(type) : null;
            }
          });
    }
  }

  /** The parser of a type whose values are texts; empty for others. */
  private static Optional<Function<String, Object>> parser(Class<?> type) {
    return type == Instant.class
        ? Optional.of(Instant::parse)
        : ValueType.times().stream()
            .filter(value -> value.type() == type)
            .findFirst()
            .map(value -> value::parse);
  }

  private static final class TextReader extends ValueReader {
    private final Function<String, Object> parse;

    TextReader(Class<?> type, Function<String, Object> parse) {
      super(type);
      this.parse = parse;
    }

    @Override
    public Object read(JSONReader reader, JsonParser parser) throws IOException {
      String text = parser.getValueAsString();
      return text == null ? null : parse.apply(text);
    }
  }

  private record TextWriter(Class<?> type) implements ValueWriter {
    @Override
    public void writeValue(JSONWriter writer, JsonGenerator generator, Object value)
        throws IOException {
      generator.writeString(value.toString());
    }

    @Override
    public Class<?> valueType() {
      return type;
    }
  }

  private static final class Bound<B, N> extends ClassBinding<B, N>
      implements TextBinding<N>, BufferByStream<N> {
    private final JSON json;

    Bound(JSON json, HeldClass<B, N> held) {
      super(held);
      this.json = json;
    }

    @Override
    public byte[] serialize(N value) throws IOException {
      return json.asBytes(value);
    }

    @Override
    public N deserialize(byte[] bytes) throws IOException {
      return json.beanFrom(type(), bytes);
    }

    @Override
    public String write(N value) throws IOException {
      return json.asString(value);
    }

    @Override
    public N read(String text) throws IOException {
      return json.beanFrom(type(), text);
    }

    @Override
    public void write(N value, OutputStream out) throws IOException {
      json.write(value, out);
    }

    @Override
    public N read(InputStream in) throws IOException {
      return json.beanFrom(type(), in);
    }
  }
}
