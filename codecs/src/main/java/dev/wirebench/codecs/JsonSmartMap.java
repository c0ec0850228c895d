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
import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.util.Map;
import net.minidev.json.JSONObject;
import net.minidev.json.JSONValue;

public final class JsonSmartMap implements Codec {
  @Override
  public Traits traits() {
    return Traits.of("json-smart-map", Format.JSON)
        .artifact("json-smart", JSONValue.class)
        .licence("Apache-2.0")
        .holds(Held.MAP)
        .threadSafety(
            ThreadSafety.SAFE,
            "By its source alone threads may share it, once bound: registries are the whole JVM's.")
        .configuration(
            "As json-smart, on a Map of strings, numbers, lists and maps in place of a bean; it is read"
                + " as the library's JSONObject, which is one.",
            "https://github.com/netplex/json-smart-v2")
        .note("Its maps are hash maps: keys lose their order.")
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
    public Map<String, Object> deserialize(byte[] bytes) throws Exception {
      return parse(bytes);
    }

    @Override
    public String write(Map<String, Object> value) {
      return JSONObject.toJSONString(value, JsonSmart.STYLE);
    }

    @Override
    public Map<String, Object> read(String text) throws Exception {
      return parse(text);
    }

    @Override
    public void write(Map<String, Object> value, Writer writer) throws IOException {
      JSONObject.writeJSON(value, writer, JsonSmart.STYLE);
    }

    @Override
    public Map<String, Object> read(Reader reader) throws Exception {
      return (JSONObject) JsonSmart.parser().parse(reader);
    }

    @Override
    public JSONObject parse(byte[] document) throws Exception {
      return JsonSmart.isAscii(document)
          ? (JSONObject) JsonSmart.parser().parse(document)
          : parse(Utf8.decode(document));
    }

    @Override
    public JSONObject parse(String document) throws Exception {
      return (JSONObject) JsonSmart.parser().parse(document);
    }
  }
}
