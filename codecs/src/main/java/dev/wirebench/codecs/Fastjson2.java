package dev.wirebench.codecs;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.alibaba.fastjson2.JSON;
import com.alibaba.fastjson2.JSONException;
import com.alibaba.fastjson2.JSONFactory;
import com.alibaba.fastjson2.JSONObject;
import com.alibaba.fastjson2.JSONReader;
import com.alibaba.fastjson2.JSONWriter;
import com.alibaba.fastjson2.reader.ObjectReader;
import com.alibaba.fastjson2.reader.ObjectReaderProvider;
import com.alibaba.fastjson2.writer.ObjectWriter;
import com.alibaba.fastjson2.writer.ObjectWriterProvider;
import dev.wirebench.codec.BufferByStream;
import dev.wirebench.codec.ClassBinding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Format;
import dev.wirebench.codec.TextBinding;
import dev.wirebench.codec.TextTreeBinding;
import dev.wirebench.codec.ThreadSafety;
import dev.wirebench.codec.Traits;
import dev.wirebench.codec.TreeBinding;
import dev.wirebench.models.BeanFields;
import dev.wirebench.models.HeldClass;
import dev.wirebench.models.PayloadType;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;

public final class Fastjson2 implements Codec {
  /**
   * The reader of bytes that replaces Base64StringAsByteArray. With that feature, 2.0.64 rejects
   * bytes as soon as a backslash follows anywhere in the document.
   */
  static final ObjectReader<byte[]> BASE64 =
      (reader, type, name, features) ->
          reader.nextIfNull() ? null : Base64.getDecoder().decode(reader.readString());

  /** A day with a time as its own text: the library puts a blank between the two. */
  static final ObjectWriter<LocalDateTime> DATE_TIME =
      (writer, value, name, type, features) -> {
        if (value == null) {
          writer.writeNull();
        } else {
          writer.writeString(value.toString());
        }
      };

  @Override
  public Traits traits() {
    return Traits.of("fastjson2", Format.JSON)
        .artifact("fastjson2", JSON.class)
        .licence("Apache-2.0")
        .threadSafety(
            ThreadSafety.SAFE,
            "That threads may share it is documented of its methods, not of the contexts kept.")
        .configuration(
            "JSON.toJSONBytes and JSON.parseObject on bytes, each with one kept context: nulls are"
                + " written; where a payload has them, byte arrays are base64, and keys that are no"
                + " text become text; automatic types stay off.",
            "https://github.com/alibaba/fastjson2/blob/main/docs/features_en.md")
        .ownAdapters("bytes, and days with a time")
        .note("Writes keys in alphabetical order.")
        .note("Reads a list of enums that is cut off until memory runs out.")
        .note("Does not find a key again that has a character outside the basic plane (emoji).")
        .build();
  }

  @Override
  public <T> ClassBinding<?, ?> bind(PayloadType<T> payload) {
    return new Bound<>(context(payload), reading(payload), payload.bean());
  }

  private static JSONWriter.Context context(PayloadType<?> payload) {
    if (!holds(payload, LocalDateTime.class::equals)) {
      return JSONFactory.createWriteContext(writing(payload));
    }
    ObjectWriterProvider writers = new ObjectWriterProvider();
    writers.register(LocalDateTime.class, DATE_TIME);
    return JSONFactory.createWriteContext(writers, writing(payload));
  }

  /** A feature costs a check at each value or key: only what the payload needs is switched on. */
  static JSONWriter.Feature[] writing(PayloadType<?> payload) {
    List<JSONWriter.Feature> features = new ArrayList<>();
    features.add(JSONWriter.Feature.WriteNulls);
    if (holds(payload, byte[].class::equals)) {
      features.add(JSONWriter.Feature.WriteByteArrayAsBase64);
    }
    if (holds(payload, Fastjson2::isMapOfOtherKeys)) {
      features.add(JSONWriter.Feature.WriteNonStringKeyAsString);
    }
    return features.toArray(JSONWriter.Feature[]::new);
  }

  private static JSONReader.Context reading(PayloadType<?> payload) {
    if (!holds(payload, byte[].class::equals)) {
      return JSONFactory.createReadContext();
    }
    ObjectReaderProvider readers = new ObjectReaderProvider();
    readers.register(byte[].class, BASE64);
    return JSONFactory.createReadContext(readers);
  }

  /** Says whether a field of the payload's classes has such a type, or has it as an argument. */
  private static boolean holds(PayloadType<?> payload, Predicate<Type> wanted) {
    return payload.beans().stream()
        .filter(bean -> !bean.isEnum())
        .flatMap(bean -> BeanFields.of(bean).values().stream())
        .flatMap(field -> parts(field.getGenericType()))
        .anyMatch(wanted);
  }

  private static Stream<Type> parts(Type type) {
    return type instanceof ParameterizedType generic
        ? Stream.concat(
            Stream.of(type),
            Arrays.stream(generic.getActualTypeArguments()).flatMap(Fastjson2::parts))
        : Stream.of(type);
  }

  private static boolean isMapOfOtherKeys(Type type) {
    return type instanceof ParameterizedType generic
        && generic.getRawType() == Map.class
        && generic.getActualTypeArguments()[0] != String.class;
  }

  static final class Bound<B, N> extends ClassBinding<B, N>
      implements TextBinding<N>, BufferByStream<N>, TreeBinding, TextTreeBinding {
    private final JSONWriter.Context writing;
    private final JSONReader.Context reading;

    Bound(JSONWriter.Context writing, JSONReader.Context reading, HeldClass<B, N> held) {
      super(held);
      this.writing = writing;
      this.reading = reading;
    }

    @Override
    public byte[] serialize(N value) {
      return JSON.toJSONBytes(value, UTF_8, writing);
    }

    @Override
    public N deserialize(byte[] bytes) {
      return JSON.parseObject(bytes, type(), reading);
    }

    @Override
    public String write(N value) {
      return JSON.toJSONString(value, writing);
    }

    @Override
    public N read(String text) {
      return JSON.parseObject(text, type(), reading);
    }

    @Override
    public void write(N value, OutputStream out) {
      JSON.writeTo(out, value, writing);
    }

    @Override
    public N read(InputStream in) {
      return JSON.parseObject(in, UTF_8, type(), reading);
    }

    @Override
    public N read(byte[] bytes, int offset, int length) {
      try (JSONReader reader = JSONReader.of(bytes, offset, length, UTF_8, reading)) {
        N value = reader.read(type());
        // As JSON.parseObject does, which takes no context for a part of an array.
        if (!reader.isEnd()) {
          throw new JSONException(reader.info("input not end"));
        }
        return value;
      }
    }

    @Override
    public JSONObject parse(byte[] document) {
      return JSON.parseObject(document);
    }

    @Override
    public JSONObject parse(String document) {
      return JSON.parseObject(document);
    }

    @Override
    public String print(Object tree) {
      // toString leaves nulls out.
      return JSON.toJSONString(tree, writing);
    }
  }
}
