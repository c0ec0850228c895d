package dev.wirebench.codecs;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.alibaba.fastjson2.JSON;
import com.alibaba.fastjson2.JSONFactory;
import com.alibaba.fastjson2.JSONObject;
import com.alibaba.fastjson2.JSONReader;
import com.alibaba.fastjson2.JSONWriter;
import com.alibaba.fastjson2.reader.ObjectReader;
import com.alibaba.fastjson2.reader.ObjectReaderProvider;
import dev.wirebench.codec.Binding;
import dev.wirebench.codec.ClassBinding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Format;
import dev.wirebench.codec.StreamBinding;
import dev.wirebench.codec.TextBinding;
import dev.wirebench.codec.TextTreeBinding;
import dev.wirebench.codec.Traits;
import dev.wirebench.codec.TreeBinding;
import dev.wirebench.models.HeldClass;
import dev.wirebench.models.Payload;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Base64;

public final class Fastjson2 implements Codec {
  private final JSONWriter.Context writing =
      JSONFactory.createWriteContext(
          JSONWriter.Feature.WriteNulls,
          JSONWriter.Feature.WriteByteArrayAsBase64,
          JSONWriter.Feature.WriteNonStringKeyAsString);

  private final JSONReader.Context reading;

  public Fastjson2() {
    // In place of Base64StringAsByteArray: with it, 2.0.64 rejects bytes as soon as a backslash
    // follows anywhere in the document.
    ObjectReaderProvider readers = new ObjectReaderProvider();
    ObjectReader<byte[]> base64 =
        (reader, type, name, features) ->
            reader.nextIfNull() ? null : Base64.getDecoder().decode(reader.readString());
    readers.register(byte[].class, base64);
    reading = JSONFactory.createReadContext(readers);
  }

  @Override
  public Traits traits() {
    return Traits.of("fastjson2", Format.JSON)
        .artifact("fastjson2", JSON.class)
        .licence("Apache-2.0")
        .configuration(
            "JSON.toJSONBytes and JSON.parseObject on bytes, each with one kept context: nulls are"
                + " written, byte arrays are base64 (by a reader of ours), keys are text; automatic"
                + " types stay off.",
            "https://github.com/alibaba/fastjson2/blob/main/docs/features_en.md")
        .note("Writes keys in alphabetical order.")
        .note("Reads a list of enums that is cut off until memory runs out.")
        .note("Does not find a key again that has a character outside the basic plane (emoji).")
        .build();
  }

  @Override
  public <T> Binding<?> bind(Payload<T> payload) {
    return new Bound<>(writing, reading, payload.type().bean());
  }

  static final class Bound<B, N> extends ClassBinding<B, N>
      implements TextBinding<N>, StreamBinding<N>, TreeBinding, TextTreeBinding {
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
