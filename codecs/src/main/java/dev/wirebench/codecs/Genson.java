package dev.wirebench.codecs;

import com.owlike.genson.Context;
import com.owlike.genson.Converter;
import com.owlike.genson.GenericType;
import com.owlike.genson.GensonBuilder;
import com.owlike.genson.stream.ObjectReader;
import com.owlike.genson.stream.ObjectWriter;
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

public final class Genson implements Codec {
  /** The traits that both configurations of Genson have in common. */
  static Traits.Builder traits(String id, String configuration) {
    return Traits.of(id, Format.JSON)
        .artifact("genson", com.owlike.genson.Genson.class)
        .licence("Apache-2.0")
        .threadSafety(ThreadSafety.SAFE)
        .configuration(configuration, "https://owlike.github.io/genson/Documentation/UserGuide/")
        .note("Cannot read a map whose keys are booleans.");
  }

  @Override
  public Traits traits() {
    return traits(
            "genson",
            "One Genson with names that are no properties renamed, and a converter of ours for"
                + " instants; other settings as they are, so that nulls are written.")
        .note("Reads some doubles of 16 and 17 digits with an error in the last place.")
        .build();
  }

  @Override
  public <T> ClassBinding<?, ?> bind(PayloadType<T> payload) {
    return new Bound<>(configured(payload).create(), payload.bean());
  }

  static GensonBuilder configured(PayloadType<?> payload) {
    GensonBuilder builder = new GensonBuilder().withConverter(new InstantText(), Instant.class);
    payload.beans().stream().filter(type -> !type.isEnum()).forEach(type -> rename(type, builder));
    return builder;
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

  private static final class InstantText implements Converter<Instant> {
    @Override
    public void serialize(Instant value, ObjectWriter writer, Context context) {
      writer.writeString(value.toString());
    }

    @Override
    public Instant deserialize(ObjectReader reader, Context context) {
      return Instant.parse(reader.valueAsString());
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
