package dev.wirebench.codecs;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.alibaba.fastjson2.JSON;
import com.alibaba.fastjson2.JSONFactory;
import com.alibaba.fastjson2.JSONObject;
import com.alibaba.fastjson2.JSONWriter;
import dev.wirebench.codec.Binding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.FlavourBinding;
import dev.wirebench.codec.Format;
import dev.wirebench.codec.Traits;
import dev.wirebench.codec.TreeBinding;
import dev.wirebench.models.Flavour;
import dev.wirebench.models.Payload;

public final class Fastjson2 implements Codec {
  private final JSONWriter.Context context =
      JSONFactory.createWriteContext(JSONWriter.Feature.WriteNulls);

  @Override
  public Traits traits() {
    return Traits.of("fastjson2", Format.JSON)
        .artifact("fastjson2", JSON.class)
        .licence("Apache-2.0")
        .configuration(
            "JSON.toJSONBytes with one kept context that writes nulls; JSON.parseObject from bytes;"
                + " automatic types stay off.",
            "https://github.com/alibaba/fastjson2/blob/main/docs/features_en.md")
        .note("Writes keys in alphabetical order.")
        .build();
  }

  @Override
  public <T> Binding<?> bind(Payload<T> payload) {
    return new Bytes<>(context, payload.type().bean());
  }

  private static final class Bytes<B, N> extends FlavourBinding<B, N> implements TreeBinding {
    private final JSONWriter.Context context;

    Bytes(JSONWriter.Context context, Flavour<B, N> flavour) {
      super(flavour);
      this.context = context;
    }

    @Override
    public byte[] serialize(N value) {
      return JSON.toJSONBytes(value, UTF_8, context);
    }

    @Override
    public N deserialize(byte[] bytes) {
      return JSON.parseObject(bytes, type());
    }

    @Override
    public JSONObject parse(byte[] document) {
      return JSON.parseObject(document);
    }
  }
}
