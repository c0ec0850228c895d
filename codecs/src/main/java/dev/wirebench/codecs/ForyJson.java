package dev.wirebench.codecs;

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
import org.apache.fory.json.codec.Base64ByteArrayCodec;

public final class ForyJson implements Codec {
  /**
   * The levels of nesting that are allowed. The library's default is 20, and the nested files need
   * a few more.
   */
  private static final int DEPTH = 100;

  private final org.apache.fory.json.ForyJson json =
      org.apache.fory.json.ForyJson.builder()
          .writeNullFields(true)
          .maxDepth(DEPTH)
          .registerCodec(byte[].class, new Base64ByteArrayCodec())
          .build();

  @Override
  public Traits traits() {
    return Traits.of("fory-json", Format.JSON)
        .artifact("fory-json", org.apache.fory.json.ForyJson.class)
        .licence("Apache-2.0")
        .threadSafety(ThreadSafety.SAFE)
        .configuration(
            "One ForyJson, whose codecs are generated and compiled beside the application: nulls are"
                + " written, byte arrays are base64 (by its own codec), up to 100 levels are allowed"
                + " in place of 20; other settings as they are.",
            "https://github.com/apache/fory/blob/v1.6.0/java/fory-json/README.md")
        .note("Cannot write a map whose keys are booleans.")
        .note(
            "Reads a double whose exponent is far from 0 digit by digit: 4.9E-324 takes it"
                + " milliseconds, 0.1 tens of nanoseconds.")
        .note(
            "Does not set final fields, and says nothing: an immutable class needs its annotation"
                + " JsonCreator, unless it is a record.")
        .build();
  }

  @Override
  public <T> ClassBinding<?, ?> bind(PayloadType<T> payload) {
    return new Bound<>(json, payload.bean());
  }

  /** It writes to streams, but reads from none, nor a part of an array. */
  private static final class Bound<B, N> extends ClassBinding<B, N>
      implements TextBinding<N>, TreeBinding, TextTreeBinding {
    private final org.apache.fory.json.ForyJson json;

    Bound(org.apache.fory.json.ForyJson json, HeldClass<B, N> held) {
      super(held);
      this.json = json;
    }

    @Override
    public byte[] serialize(N value) {
      return json.toJsonBytes(value);
    }

    @Override
    public N deserialize(byte[] bytes) {
      return json.fromJson(bytes, type());
    }

    @Override
    public String write(N value) {
      return json.toJson(value);
    }

    @Override
    public N read(String text) {
      return json.fromJson(text, type());
    }

    @Override
    public Object parse(byte[] document) {
      return json.fromJson(document, Object.class);
    }

    @Override
    public Object parse(String document) {
      return json.fromJson(document, Object.class);
    }

    @Override
    public String print(Object tree) {
      return json.toJson(tree);
    }
  }
}
