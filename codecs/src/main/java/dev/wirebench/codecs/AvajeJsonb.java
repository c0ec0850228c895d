package dev.wirebench.codecs;

import dev.wirebench.codec.BufferByStream;
import dev.wirebench.codec.ClassBinding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Format;
import dev.wirebench.codec.Need;
import dev.wirebench.codec.TextBinding;
import dev.wirebench.codec.ThreadSafety;
import dev.wirebench.codec.Traits;
import dev.wirebench.models.Flavours;
import dev.wirebench.models.HeldClass;
import dev.wirebench.models.PayloadType;
import io.avaje.jsonb.JsonType;
import io.avaje.jsonb.Jsonb;
import java.io.InputStream;
import java.io.OutputStream;

public final class AvajeJsonb implements Codec {
  private final Jsonb jsonb = Jsonb.builder().serializeNulls(true).build();

  @Override
  public Traits traits() {
    return Traits.of("avaje-jsonb", Format.JSON)
        .artifact("avaje-jsonb", Jsonb.class)
        .licence("Apache-2.0")
        .needs(Need.ANNOTATIONS, Need.GENERATED_CODE)
        .threadSafety(
            ThreadSafety.SAFE,
            "By its source alone threads may share it; parsers and generators are recycled inside.")
        .configuration(
            "One Jsonb that writes nulls, on beans with @Json, whose adapters its annotation"
                + " processor writes; the JsonType is kept.",
            "https://avaje.io/jsonb/")
        .note("Binds a copy of the beans: its processor runs when they are compiled.")
        .note(
            "The classes of a module must have different simple names: media-content is left out.")
        .build();
  }

  @Override
  public <T> ClassBinding<?, ?> bind(PayloadType<T> payload) {
    return new Typed<>(jsonb, Flavours.of(payload, "avaje-jsonb"));
  }

  private static final class Typed<B, N> extends ClassBinding<B, N>
      implements TextBinding<N>, BufferByStream<N> {
    private final JsonType<N> json;

    Typed(Jsonb jsonb, HeldClass<B, N> held) {
      super(held);
      this.json = jsonb.type(held.type());
    }

    @Override
    public byte[] serialize(N value) {
      return json.toJsonBytes(value);
    }

    @Override
    public N deserialize(byte[] bytes) {
      return json.fromJson(bytes);
    }

    @Override
    public String write(N value) {
      return json.toJson(value);
    }

    @Override
    public N read(String text) {
      return json.fromJson(text);
    }

    @Override
    public void write(N value, OutputStream out) {
      json.toJson(value, out);
    }

    @Override
    public N read(InputStream in) {
      return json.fromJson(in);
    }
  }
}
