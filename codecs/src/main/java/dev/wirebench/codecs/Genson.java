package dev.wirebench.codecs;

import com.owlike.genson.Context;
import com.owlike.genson.Converter;
import com.owlike.genson.GenericType;
import com.owlike.genson.GensonBuilder;
import com.owlike.genson.stream.ObjectReader;
import com.owlike.genson.stream.ObjectWriter;
import dev.wirebench.base.ValueType;
import dev.wirebench.codec.BufferByWriter;
import dev.wirebench.codec.ClassBinding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Format;
import dev.wirebench.codec.ThreadSafety;
import dev.wirebench.codec.Traits;
import dev.wirebench.models.BeanFields;
import dev.wirebench.models.HeldClass;
import dev.wirebench.models.PayloadType;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.Reader;
import java.io.Writer;
import java.time.Instant;
import java.util.function.Function;

public final class Genson implements Codec {
  /** The traits that both configurations of Genson have in common. */
  static Traits.Builder traits(String id, String configuration) {
    return Traits.of(id, Format.JSON)
        .artifact("genson", com.owlike.genson.Genson.class)
        .licence("Apache-2.0")
        .threadSafety(ThreadSafety.SAFE)
        .configuration(configuration, "https://owlike.github.io/genson/Documentation/UserGuide/")
        .ownAdapters("java.time")
        .note("Cannot read a map whose keys are booleans.");
  }

  @Override
  public Traits traits() {
    return traits(
            "genson",
            "One Genson with names that are no properties renamed; other settings as they are, so that nulls are written.")
        .note("Reads some doubles of 16 and 17 digits with an error in the last place.")
        .build();
  }

  @Override
  public <T> ClassBinding<?, ?> bind(PayloadType<T> payload) {
    return new Bound<>(configured(payload).create(), payload.bean());
  }

  static GensonBuilder configured(PayloadType<?> payload) {
    GensonBuilder builder =
        new GensonBuilder().withConverter(new Text<>(Instant::parse), Instant.class);
    ValueType.times().forEach(time -> convert(time, builder));
    payload.beans().stream().filter(type -> !type.isEnum()).forEach(type -> rename(type, builder));
    return builder;
  }

  @SuppressWarnings("unchecked") // The text of a type is read as that type.
  private static <T> void convert(ValueType time, GensonBuilder builder) {
    Class<T> type = (Class<T>) time.type();
    builder.withConverter(new Text<>(text -> (T) time.parse(text)), type);
  }

  private static void rename(Class<?> bean, GensonBuilder builder) {
    BeanFields.of(bean)
        .forEach(
            (name, field) -> {
              if (!name.equals(field.getName())) {
                builder.rename(field.getName(), bean, name);
              }
            });
  }

  /** Values as their own text. */
  private static final class Text<T> implements Converter<T> {
    private final Function<String, T> parse;

    Text(Function<String, T> parse) {
      this.parse = parse;
    }

    @Override
    public void serialize(T value, ObjectWriter writer, Context context) {
      writer.writeString(value.toString());
    }

    @Override
    public T deserialize(ObjectReader reader, Context context) {
      return parse.apply(reader.valueAsString());
    }
  }

  /** Any {@code Genson} on any class. */
  static final class Bound<B, N> extends ClassBinding<B, N> implements BufferByWriter<N> {
    private final com.owlike.genson.Genson genson;
    private final GenericType<N> genericType;

    Bound(com.owlike.genson.Genson genson, HeldClass<B, N> held) {
      super(held);
      this.genson = genson;
      this.genericType = GenericType.of(held.type());
    }

    @Override
    public byte[] serialize(N value) {
      return genson.serializeBytes(value);
    }

    @Override
    public N deserialize(byte[] bytes) {
      return genson.deserialize(bytes, genericType);
    }

    @Override
    public String write(N value) {
      return genson.serialize(value);
    }

    @Override
    public N read(String text) {
      return genson.deserialize(text, genericType);
    }

    @Override
    public void write(N value, Writer writer) {
      genson.serialize(value, writer);
    }

    @Override
    public N read(Reader reader) {
      return genson.deserialize(reader, genericType);
    }

    @Override
    public void write(N value, OutputStream out) {
      genson.serialize(value, out);
    }

    @Override
    public N read(InputStream in) {
      return genson.deserialize(in, genericType);
    }
  }
}
