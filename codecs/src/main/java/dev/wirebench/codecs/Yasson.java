package dev.wirebench.codecs;

import dev.wirebench.codec.BufferByStream;
import dev.wirebench.codec.ClassBinding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Format;
import dev.wirebench.codec.TextBinding;
import dev.wirebench.codec.ThreadSafety;
import dev.wirebench.codec.Traits;
import dev.wirebench.models.HeldClass;
import dev.wirebench.models.PayloadType;
import jakarta.json.bind.Jsonb;
import jakarta.json.bind.JsonbConfig;
import jakarta.json.bind.config.BinaryDataStrategy;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import org.eclipse.parsson.JsonProviderImpl;
import org.eclipse.yasson.JsonBindingProvider;

public final class Yasson implements Codec {
  private final Jsonb jsonb =
      new JsonBindingProvider()
          .create()
          .withProvider(new JsonProviderImpl())
          .withConfig(JsonB.configured())
          .build();

  @Override
  public Traits traits() {
    return Traits.of("yasson", Format.JSON)
        .artifact("yasson", JsonBindingProvider.class)
        .artifact("parsson", JsonProviderImpl.class)
        .licence("EPL-2.0 OR BSD-3-Clause")
        .threadSafety(
            ThreadSafety.ONE_PER_THREAD,
            "One per thread for its output buffer alone: a Jsonb may be shared.")
        .configuration(
            "One Jsonb of the named providers Yasson and Parsson that writes nulls, and byte arrays as"
                + " base64; streams over byte arrays, of which one is kept for output.",
            "https://jakarta.ee/learn/docs/jakartaee-tutorial/current/web/jsonb/jsonb.html")
        .note("Writes keys in alphabetical order.")
        .build();
  }

  @Override
  public <T> ClassBinding<?, ?> bind(PayloadType<T> payload) {
    return new JsonB<>(jsonb, payload.bean());
  }

  /** Any provider of JSON-B on any class: it must not load the outer class, and so Yasson. */
  static final class JsonB<B, N> extends ClassBinding<B, N>
      implements TextBinding<N>, BufferByStream<N> {
    private final Jsonb jsonb;
    private final ByteArrayOutputStream buffer = new ByteArrayOutputStream(4096);

    JsonB(Jsonb jsonb, HeldClass<B, N> held) {
      super(held);
      this.jsonb = jsonb;
    }

    /** The settings that all providers of JSON-B have in common. */
    static JsonbConfig configured() {
      return new JsonbConfig()
          .withNullValues(true)
          .withBinaryDataStrategy(BinaryDataStrategy.BASE_64);
    }

    @Override
    public byte[] serialize(N value) {
      buffer.reset();
      write(value, buffer);
      return buffer.toByteArray();
    }

    @Override
    public N deserialize(byte[] bytes) {
      return read(new ByteArrayInputStream(bytes));
    }

    @Override
    public void write(N value, OutputStream out) {
      jsonb.toJson(value, out);
    }

    @Override
    public N read(InputStream in) {
      return jsonb.fromJson(in, type());
    }

    @Override
    public String write(N value) {
      return jsonb.toJson(value);
    }

    @Override
    public N read(String text) {
      return jsonb.fromJson(text, type());
    }
  }
}
