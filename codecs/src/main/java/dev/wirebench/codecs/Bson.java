package dev.wirebench.codecs;

import dev.wirebench.base.ValueType;
import dev.wirebench.codec.ArrayOutput;
import dev.wirebench.codec.BufferBinding;
import dev.wirebench.codec.ClassBinding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Format;
import dev.wirebench.codec.ThreadSafety;
import dev.wirebench.codec.Traits;
import dev.wirebench.codec.UnsupportedPayload;
import dev.wirebench.models.BeanFields;
import dev.wirebench.models.HeldClass;
import dev.wirebench.models.PayloadType;
import java.io.IOException;
import java.lang.reflect.Field;
import java.nio.ByteBuffer;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.bson.BsonBinaryReader;
import org.bson.BsonBinaryWriter;
import org.bson.BsonReader;
import org.bson.BsonWriter;
import org.bson.codecs.DecoderContext;
import org.bson.codecs.EncoderContext;
import org.bson.codecs.EnumCodecProvider;
import org.bson.codecs.ValueCodecProvider;
import org.bson.codecs.configuration.CodecRegistries;
import org.bson.codecs.configuration.CodecRegistry;
import org.bson.codecs.pojo.ClassModel;
import org.bson.codecs.pojo.ClassModelBuilder;
import org.bson.codecs.pojo.PojoCodecProvider;
import org.bson.codecs.pojo.PropertyModelBuilder;
import org.bson.io.BasicOutputBuffer;

public final class Bson implements Codec {
  @Override
  public Traits traits() {
    return Traits.of(
            "bson", new Format("BSON", false, "C, C++, C#, Go, Java, Python, Rust and more"))
        .artifact("bson", BsonBinaryWriter.class)
        .licence("Apache-2.0")
        .threadSafety(
            ThreadSafety.ONE_PER_THREAD,
            "One per thread for its output buffer alone: a registry and its codecs may be shared.")
        .configuration(
            "PojoCodecProvider with a class model for each class, in which names are set as in the document;"
                + " one BasicOutputBuffer, cut to nothing before use.",
            "https://www.mongodb.com/docs/drivers/java/sync/current/data-formats/document-data-format-pojo/")
        .ownAdapters(
            "java.time, UUIDs and integers of any length, as text: BSON's dates end at milliseconds")
        .note("Properties that are null are not written.")
        .build();
  }

  @Override
  public <T> ClassBinding<?, ?> bind(PayloadType<T> payload) {
    PojoCodecProvider.Builder beans = PojoCodecProvider.builder();
    payload.beans().stream()
        .filter(type -> !type.isEnum())
        .forEach(type -> beans.register(model(type)));
    CodecRegistry registry =
        CodecRegistries.fromRegistries(
            CodecRegistries.fromCodecs(texts()),
            CodecRegistries.fromProviders(
                new ValueCodecProvider(), new EnumCodecProvider(), beans.build()));
    return new Pojos<>(registry, payload.bean());
  }

  private static ClassModel<?> model(Class<?> bean) {
    ClassModelBuilder<?> model = ClassModel.builder(bean);
    BeanFields.of(bean)
        .forEach((name, field) -> property(model, field).readName(name).writeName(name));
    return model.build();
  }

  /** It goes by accessors, which have no underscore where a field would be a keyword without. */
  private static PropertyModelBuilder<?> property(ClassModelBuilder<?> model, Field field) {
    PropertyModelBuilder<?> property = model.getProperty(field.getName().replaceFirst("_$", ""));
    if (property == null) {
      throw new UnsupportedPayload(
          "BSON's class models have no property for the accessors of " + field.getName());
    }
    return property;
  }

  /**
   * Instants and other times, which end at milliseconds in BSON, and integers that it does not
   * have.
   */
  private static List<org.bson.codecs.Codec<?>> texts() {
    List<org.bson.codecs.Codec<?>> texts = new ArrayList<>();
    texts.add(new Text<>(Instant.class, Instant::parse));
    for (ValueType value : ValueType.values()) {
      if (value != ValueType.DECIMAL) {
        texts.add(text(value));
      }
    }
    return texts;
  }

  @SuppressWarnings("unchecked") // The text of a type is read as that type.
  private static <T> Text<T> text(ValueType value) {
    return new Text<>((Class<T>) value.type(), text -> (T) value.parse(text));
  }

  /** Values as their own text. */
  private record Text<T>(Class<T> type, Function<String, T> parse)
      implements org.bson.codecs.Codec<T> {
    @Override
    public void encode(BsonWriter writer, T value, EncoderContext context) {
      writer.writeString(value.toString());
    }

    @Override
    public T decode(BsonReader reader, DecoderContext context) {
      return parse.apply(reader.readString());
    }

    @Override
    public Class<T> getEncoderClass() {
      return type;
    }
  }

  private static final class Pojos<B, N> extends ClassBinding<B, N> implements BufferBinding<N> {
    private static final EncoderContext WRITING = EncoderContext.builder().build();
    private static final DecoderContext READING = DecoderContext.builder().build();

    private final org.bson.codecs.Codec<N> codec;
    private final BasicOutputBuffer buffer = new BasicOutputBuffer(4096);

    Pojos(CodecRegistry registry, HeldClass<B, N> held) {
      super(held);
      this.codec = registry.get(held.type());
    }

    @Override
    public byte[] serialize(N value) {
      encode(value);
      return buffer.toByteArray();
    }

    @Override
    public N deserialize(byte[] bytes) {
      return decode(ByteBuffer.wrap(bytes));
    }

    @Override
    public void write(N value, ArrayOutput out) throws IOException {
      encode(value);
      buffer.pipe(out);
    }

    @Override
    public N read(byte[] bytes, int offset, int length) {
      return decode(ByteBuffer.wrap(bytes, offset, length).slice());
    }

    private void encode(N value) {
      buffer.truncateToPosition(0);
      codec.encode(new BsonBinaryWriter(buffer), value, WRITING);
    }

    private N decode(ByteBuffer bytes) {
      return codec.decode(new BsonBinaryReader(bytes), READING);
    }
  }
}
