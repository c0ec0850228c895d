package dev.wirebench.codecs;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.alibaba.fastjson.JSON;
import com.alibaba.fastjson.JSONObject;
import com.alibaba.fastjson.parser.ParserConfig;
import com.alibaba.fastjson.serializer.SerializeConfig;
import com.alibaba.fastjson.serializer.SerializerFeature;
import dev.wirebench.codec.BufferByStream;
import dev.wirebench.codec.ClassBinding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Format;
import dev.wirebench.codec.TextBinding;
import dev.wirebench.codec.TextTreeBinding;
import dev.wirebench.codec.ThreadSafety;
import dev.wirebench.codec.Traits;
import dev.wirebench.codec.TreeBinding;
import dev.wirebench.models.HeldClass;
import dev.wirebench.models.PayloadType;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

public final class Fastjson implements Codec {
  private static final SerializerFeature[] WRITING = {
    SerializerFeature.WriteMapNullValue, SerializerFeature.WriteNonStringKeyAsString
  };

  private final SerializeConfig writing = new SerializeConfig();
  private final ParserConfig reading = new ParserConfig();

  public Fastjson() {
    reading.setSafeMode(true);
  }

  @Override
  public Traits traits() {
    return Traits.of("fastjson", Format.JSON)
        .artifact("fastjson", JSON.class)
        .licence("Apache-2.0")
        .threadSafety(ThreadSafety.SAFE, ThreadSafety.BY_SOURCE)
        .configuration(
            "The last 1.x: JSON.toJSONBytes and JSON.parseObject on bytes, with nulls written, keys as"
                + " text, and safe mode on, so that no document names a class.",
            "https://github.com/alibaba/fastjson/wiki/fastjson_safemode_en")
        .note("Its successor is fastjson2.")
        .note("Writes keys in alphabetical order.")
        .build();
  }

  @Override
  public <T> ClassBinding<?, ?> bind(PayloadType<T> payload) {
    return new Bound<>(writing, reading, payload.bean());
  }

  private static final class Bound<B, N> extends ClassBinding<B, N>
      implements TextBinding<N>, BufferByStream<N>, TreeBinding, TextTreeBinding {
    private final SerializeConfig writing;
    private final ParserConfig reading;

    Bound(SerializeConfig writing, ParserConfig reading, HeldClass<B, N> held) {
      super(held);
      this.writing = writing;
      this.reading = reading;
    }

    @Override
    public byte[] serialize(N value) {
      return JSON.toJSONBytes(value, writing, WRITING);
    }

    @Override
    public N deserialize(byte[] bytes) {
      return JSON.parseObject(bytes, UTF_8, type(), reading, null, JSON.DEFAULT_PARSER_FEATURE);
    }

    @Override
    public void write(N value, OutputStream out) throws IOException {
      JSON.writeJSONString(
          out, UTF_8, value, writing, null, null, JSON.DEFAULT_GENERATE_FEATURE, WRITING);
    }

    @Override
    public N read(InputStream in) throws IOException {
      return JSON.parseObject(in, UTF_8, type(), reading);
    }

    @Override
    public N read(byte[] bytes, int offset, int length) {
      return JSON.parseObject(
          bytes, offset, length, UTF_8, type(), reading, null, JSON.DEFAULT_PARSER_FEATURE);
    }

    @Override
    public String write(N value) {
      return JSON.toJSONString(value, writing, WRITING);
    }

    @Override
    public N read(String text) {
      return JSON.parseObject(text, type(), reading);
    }

    @Override
    public JSONObject parse(byte[] document) {
      return (JSONObject) JSON.parse(document);
    }

    @Override
    public JSONObject parse(String document) {
      return JSON.parseObject(document);
    }

    @Override
    public String print(Object tree) {
      // toString leaves nulls out.
      return JSON.toJSONString(tree, WRITING);
    }
  }
}
