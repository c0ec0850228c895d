package dev.wirebench.codecs;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.gson.GsonBuilder;
import com.google.gson.JsonElement;
import com.google.gson.JsonParser;
import com.google.gson.TypeAdapter;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonWriter;
import dev.wirebench.base.ValueType;
import dev.wirebench.codec.BufferByWriter;
import dev.wirebench.codec.ClassBinding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Format;
import dev.wirebench.codec.Operation;
import dev.wirebench.codec.TextTreeBinding;
import dev.wirebench.codec.ThreadSafety;
import dev.wirebench.codec.Traits;
import dev.wirebench.codec.TreeBinding;
import dev.wirebench.codec.Trees;
import dev.wirebench.codec.Utf8;
import dev.wirebench.models.HeldClass;
import dev.wirebench.models.PayloadType;
import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.nio.charset.CharacterCodingException;
import java.time.Instant;
import java.util.Base64;
import java.util.function.Function;

public final class Gson implements Codec {
  private final com.google.gson.Gson gson = configured();

  /** The settings that all configurations of Gson have in common. */
  static com.google.gson.Gson configured() {
    GsonBuilder builder =
        new GsonBuilder()
            .disableHtmlEscaping()
            .serializeNulls()
            .registerTypeAdapter(Instant.class, new Text(Instant::parse).nullSafe())
            .registerTypeAdapter(byte[].class, new Base64Text().nullSafe());
    ValueType.times()
        .forEach(
            time -> builder.registerTypeAdapter(time.type(), new Text(time::parse).nullSafe()));
    return builder.create();
  }

  @Override
  public Traits traits() {
    return Traits.of("gson", Format.JSON)
        .artifact("gson", com.google.gson.Gson.class)
        .licence("Apache-2.0")
        .threadSafety(ThreadSafety.SAFE)
        .configuration(
            "One Gson without HTML escaping that writes nulls;"
                + " toJson and fromJson with the type; String API, UTF-8 conversion included.",
            "https://google.github.io/gson/UserGuide.html")
        .ownAdapters("java.time and bytes")
        .note(Operation.PARSE, Trees.LATE_NUMBERS)
        .build();
  }

  @Override
  public <T> ClassBinding<?, ?> bind(PayloadType<T> payload) {
    return new Typed<>(gson, payload.bean());
  }

  /** Calls Gson as its guide does, with the type. */
  static final class Typed<B, N> extends Strings<B, N> {
    private final com.google.gson.Gson gson;

    Typed(com.google.gson.Gson gson, HeldClass<B, N> held) {
      super(held);
      this.gson = gson;
    }

    @Override
    public String write(N value) {
      return gson.toJson(value, type());
    }

    @Override
    public N read(String text) {
      return gson.fromJson(text, type());
    }

    @Override
    public void write(N value, Writer writer) {
      gson.toJson(value, type(), writer);
    }

    @Override
    public N read(Reader reader) {
      return gson.fromJson(reader, type());
    }
  }

  /** Conversions and trees, which are alike in all configurations of Gson. */
  abstract static class Strings<B, N> extends ClassBinding<B, N>
      implements BufferByWriter<N>, TreeBinding, TextTreeBinding {

    Strings(HeldClass<B, N> held) {
      super(held);
    }

    @Override
    public byte[] serialize(N value) throws Exception {
      return write(value).getBytes(UTF_8);
    }

    @Override
    public N deserialize(byte[] bytes) throws Exception {
      return read(Utf8.decode(bytes));
    }

    @Override
    public JsonElement parse(byte[] document) throws CharacterCodingException {
      return parse(Utf8.decode(document));
    }

    @Override
    public JsonElement parse(String document) {
      return JsonParser.parseString(document);
    }
  }

  /** Values as their own text. */
  private static final class Text extends TypeAdapter<Object> {
    private final Function<String, Object> parse;

    Text(Function<String, Object> parse) {
      this.parse = parse;
    }

    @Override
    public void write(JsonWriter out, Object value) throws IOException {
      out.value(value.toString());
    }

    @Override
    public Object read(JsonReader in) throws IOException {
      return parse.apply(in.nextString());
    }
  }

  private static final class Base64Text extends TypeAdapter<byte[]> {
    @Override
    public void write(JsonWriter out, byte[] value) throws IOException {
      out.value(Base64.getEncoder().encodeToString(value));
    }

    @Override
    public byte[] read(JsonReader in) throws IOException {
      return Base64.getDecoder().decode(in.nextString());
    }
  }
}
