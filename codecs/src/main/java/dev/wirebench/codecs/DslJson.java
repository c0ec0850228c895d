package dev.wirebench.codecs;

import com.dslplatform.json.JsonWriter;
import com.dslplatform.json.runtime.Settings;
import dev.wirebench.codec.ArrayOutput;
import dev.wirebench.codec.BufferByStream;
import dev.wirebench.codec.ClassBinding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Format;
import dev.wirebench.codec.Need;
import dev.wirebench.codec.ThreadSafety;
import dev.wirebench.codec.Traits;
import dev.wirebench.models.Flavours;
import dev.wirebench.models.HeldClass;
import dev.wirebench.models.PayloadType;
import java.io.InputStream;
import java.io.OutputStream;

public final class DslJson implements Codec {
  private final com.dslplatform.json.DslJson<Object> json =
      new com.dslplatform.json.DslJson<>(Settings.<Object>basicSetup());

  /** The traits that both configurations of DSL-JSON have in common. */
  static Traits.Builder traits(String id, String configuration) {
    return Traits.of(id, Format.JSON)
        .artifact("dsl-json", com.dslplatform.json.DslJson.class)
        .licence("BSD-3-Clause")
        .needs(Need.ANNOTATIONS, Need.GENERATED_CODE)
        .threadSafety(
            ThreadSafety.ONE_PER_THREAD,
            "Threads must not share the JsonWriter that is kept; a DslJson they may.")
        .configuration(
            configuration,
            "https://github.com/ngs-doo/dsl-json#dslplatform-compatible-json-library-for-java-and-android")
        .ownAdapters("instants and durations")
        .note("Binds a copy of the beans: its processor runs when they are compiled.");
  }

  @Override
  public Traits traits() {
    return traits(
            "dsl-json",
            "One DslJson of basicSetup on beans with @CompiledJson, whose converters its annotation"
                + " processor writes; one kept JsonWriter.")
        .note("Reads some doubles of 16 and 17 digits with an error in the last place.")
        .build();
  }

  @Override
  public <T> ClassBinding<?, ?> bind(PayloadType<T> payload) {
    return new Compiled<>(json, Flavours.of(payload, "dsl-json"));
  }

  /** Any {@code DslJson} on any class that its processor has seen. */
  static final class Compiled<B, N> extends ClassBinding<B, N> implements BufferByStream<N> {
    private final com.dslplatform.json.DslJson<Object> json;
    private final JsonWriter writer;

    Compiled(com.dslplatform.json.DslJson<Object> json, HeldClass<B, N> held) {
      super(held);
      this.json = json;
      this.writer = json.newWriter();
    }

    @Override
    public byte[] serialize(N value) throws Exception {
      writer.reset();
      json.serialize(writer, value);
      return writer.toByteArray();
    }

    @Override
    public N deserialize(byte[] bytes) throws Exception {
      return json.deserialize(type(), bytes, bytes.length);
    }

    @Override
    public void write(N value, OutputStream out) throws Exception {
      json.serialize(value, out);
    }

    @Override
    public N read(InputStream in) throws Exception {
      return json.deserialize(type(), in);
    }

    @Override
    public void write(N value, ArrayOutput out) throws Exception {
      writer.reset();
      json.serialize(writer, value);
      writer.toStream(out);
    }
  }
}
