package dev.wirebench.codecs;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.wirebench.codec.BufferByWriter;
import dev.wirebench.codec.ClassBinding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Format;
import dev.wirebench.codec.Held;
import dev.wirebench.codec.TextTreeBinding;
import dev.wirebench.codec.ThreadSafety;
import dev.wirebench.codec.Traits;
import dev.wirebench.codec.TreeBinding;
import dev.wirebench.codec.Utf8;
import dev.wirebench.models.HeldClass;
import dev.wirebench.models.HeldMap;
import dev.wirebench.models.PayloadType;
import java.io.Reader;
import java.io.Writer;
import java.nio.charset.CharacterCodingException;
import java.util.Map;
import org.json.JSONObject;
import org.json.JSONParserConfiguration;
import org.json.JSONTokener;

public final class OrgJson implements Codec {
  /** Untold, a JSONObject that is made of a map leaves nulls out. */
  private static final JSONParserConfiguration NULLS =
      new JSONParserConfiguration().withUseNativeNulls(true);

  @Override
  public Traits traits() {
    return Traits.of("org-json", Format.JSON)
        .artifact("json", JSONObject.class)
        .licence("LicenseRef-Public-Domain")
        .holds(Held.MAP)
        .threadSafety(ThreadSafety.SAFE, ThreadSafety.BY_SOURCE)
        .configuration(
            "Holds a Map of strings, numbers, lists and maps, which a new JSONObject is made of to be"
                + " written, and which its toMap makes of what was read; String API, UTF-8 conversion"
                + " included.",
            "https://github.com/stleary/JSON-java#readme")
        .note("Its objects are hash maps: keys lose their order.")
        .note("Its own binding of beans, which began in 2025, cannot read a null.")
        .build();
  }

  @Override
  public <T> ClassBinding<?, ?> bind(PayloadType<T> payload) {
    return new Maps<>(HeldMap.of(payload.bean()));
  }

  private static final class Maps<B> extends ClassBinding<B, Map<String, Object>>
      implements BufferByWriter<Map<String, Object>>, TreeBinding, TextTreeBinding {
    Maps(HeldClass<B, Map<String, Object>> held) {
      super(held);
    }

    @Override
    public byte[] serialize(Map<String, Object> value) {
      return write(value).getBytes(UTF_8);
    }

    @Override
    public Map<String, Object> deserialize(byte[] bytes) throws CharacterCodingException {
      return read(Utf8.decode(bytes));
    }

    @Override
    public String write(Map<String, Object> value) {
      return new JSONObject(value, NULLS).toString();
    }

    @Override
    public Map<String, Object> read(String text) {
      return parse(text).toMap();
    }

    @Override
    public void write(Map<String, Object> value, Writer writer) {
      new JSONObject(value, NULLS).write(writer);
    }

    @Override
    public Map<String, Object> read(Reader reader) {
      return new JSONObject(new JSONTokener(reader)).toMap();
    }

    @Override
    public JSONObject parse(byte[] document) throws CharacterCodingException {
      return parse(Utf8.decode(document));
    }

    @Override
    public JSONObject parse(String document) {
      return new JSONObject(document);
    }
  }
}
