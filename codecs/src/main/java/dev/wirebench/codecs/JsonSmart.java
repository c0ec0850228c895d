package dev.wirebench.codecs;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.wirebench.base.ValueType;
import dev.wirebench.codec.BufferByWriter;
import dev.wirebench.codec.ClassBinding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Format;
import dev.wirebench.codec.ThreadSafety;
import dev.wirebench.codec.Traits;
import dev.wirebench.codec.Utf8;
import dev.wirebench.models.BeanFields;
import dev.wirebench.models.HeldClass;
import dev.wirebench.models.PayloadType;
import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.util.Base64;
import java.util.UUID;
import java.util.function.Function;
import net.minidev.asm.BeansAccessConfig;
import net.minidev.json.JSONStyle;
import net.minidev.json.JSONValue;
import net.minidev.json.parser.JSONParser;
import net.minidev.json.reader.JsonWriterI;
import net.minidev.json.writer.JsonReaderI;

public final class JsonSmart implements Codec {
  /**
   * The style that leaves slashes as they are. By its name the flag protects; in fact it switches
   * the escaping of slashes off.
   */
  static final JSONStyle STYLE = new JSONStyle(JSONStyle.FLAG_PROTECT_4WEB);

  private static final VarHandle EIGHT_BYTES =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.nativeOrder());

  @Override
  public Traits traits() {
    return Traits.of("json-smart", Format.JSON)
        .artifact("json-smart", JSONValue.class)
        .licence("Apache-2.0")
        .threadSafety(
            ThreadSafety.SAFE,
            "By its source alone threads may share it, once bound: registries are the whole JVM's.")
        .configuration(
            "JSONValue.toJSONString without escaped slashes, and JSONParser in the mode of RFC 4627"
                + " on bytes if all are ASCII, else on a String, with names remapped;"
                + " UTF-8 conversion included.",
            "https://github.com/netplex/json-smart-v2")
        .ownAdapters("java.time, UUIDs and bytes")
        .note("Its parser of bytes is for ASCII alone: beside an escape it garbles all else.")
        .build();
  }

  @Override
  public <T> ClassBinding<?, ?> bind(PayloadType<T> payload) {
    JSONValue.registerWriter(Instant.class, new Quoted<>(Instant::toString));
    ValueType.texts()
        .forEach(value -> JSONValue.registerWriter(value.type(), new Quoted<>(Object::toString)));
    JSONValue.registerWriter(byte[].class, new Quoted<>(Base64.getEncoder()::encodeToString));
    payload.beans().stream().filter(type -> !type.isEnum()).forEach(JsonSmart::register);
    return new Texts<>(payload.bean());
  }

  private static void register(Class<?> bean) {
    BeansAccessConfig.addTypeMapper(bean, Converters.class);
    BeanFields.of(bean)
        .forEach(
            (name, field) -> {
              if (!name.equals(field.getName())) {
                JSONValue.remapField(bean, name, field.getName());
              }
            });
  }

  private record Quoted<T>(Function<T, String> text) implements JsonWriterI<T> {
    @Override
    public <E extends T> void writeJSONString(E value, Appendable out, JSONStyle style)
        throws IOException {
      JSONValue.writeJSONString(text.apply(value), out, style);
    }
  }

  /** Found by their return type, called by generated code. */
  public static final class Converters {
    private Converters() {}

    public static Instant toInstant(Object text) {
      return text == null ? null : Instant.parse(text.toString());
    }

    public static UUID toUuid(Object text) {
      return text == null ? null : UUID.fromString(text.toString());
    }

    public static LocalDate toDate(Object text) {
      return text == null ? null : LocalDate.parse(text.toString());
    }

    public static LocalDateTime toDateTime(Object text) {
      return text == null ? null : LocalDateTime.parse(text.toString());
    }

    public static OffsetDateTime toOffsetDateTime(Object text) {
      return text == null ? null : OffsetDateTime.parse(text.toString());
    }

    public static Duration toDuration(Object text) {
      return text == null ? null : Duration.parse(text.toString());
    }

    public static byte[] toBytes(Object text) {
      return text == null ? null : Base64.getDecoder().decode(text.toString());
    }
  }

  /**
   * A new one for each text, as the library's own static methods have it: one that has met an error
   * counts its depth wrongly afterwards. By default the parser drops the character DEL from
   * strings; this mode is the standard's.
   */
  static JSONParser parser() {
    return new JSONParser(JSONParser.MODE_RFC4627);
  }

  /**
   * Says whether a document is ASCII. The library's parser of byte arrays reads such a document
   * right, whatever is escaped.
   */
  static boolean isAscii(byte[] document) {
    int whole = document.length & -Long.BYTES;
    for (int i = 0; i < whole; i += Long.BYTES) {
      if (((long) EIGHT_BYTES.get(document, i) & 0x8080808080808080L) != 0) {
        return false;
      }
    }
    for (int i = whole; i < document.length; i++) {
      if (document[i] < 0) {
        return false;
      }
    }
    return true;
  }

  private static final class Texts<B, N> extends ClassBinding<B, N> implements BufferByWriter<N> {
    private final JsonReaderI<N> mapper;

    Texts(HeldClass<B, N> held) {
      super(held);
      this.mapper = JSONValue.defaultReader.getMapper(held.type());
    }

    @Override
    public byte[] serialize(N value) {
      return write(value).getBytes(UTF_8);
    }

    @Override
    public N deserialize(byte[] bytes) throws Exception {
      return isAscii(bytes) ? parser().parse(bytes, mapper) : read(Utf8.decode(bytes));
    }

    @Override
    public String write(N value) {
      return JSONValue.toJSONString(value, STYLE);
    }

    @Override
    public N read(String text) throws Exception {
      return parser().parse(text, mapper);
    }

    @Override
    public void write(N value, Writer writer) throws IOException {
      JSONValue.writeJSONString(value, writer, STYLE);
    }

    @Override
    public N read(Reader reader) throws Exception {
      return parser().parse(reader, mapper);
    }
  }
}
