package dev.wirebench.codecs;

import dev.wirebench.codec.BufferByOkio;
import dev.wirebench.codec.ClassBinding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Traits;
import dev.wirebench.models.HeldClass;
import dev.wirebench.models.PayloadType;
import java.io.IOException;
import okio.BufferedSink;
import okio.BufferedSource;

public final class WireMapped implements Codec {
  @Override
  public Traits traits() {
    return Wire.traits("wire-mapped")
        .configuration(
            "Holds the application's own bean and converts it to and from the generated message in"
                + " every operation; all else as wire.",
            Wire.DOCUMENTATION)
        .build();
  }

  @Override
  public <T> ClassBinding<?, ?> bind(PayloadType<T> payload) {
    return new Mapped<>(payload.bean(), Wire.messages(payload));
  }

  private static final class Mapped<B, M> extends ClassBinding<B, B> implements BufferByOkio<B> {
    private final HeldClass<B, M> messages;
    private final Wire.Messages<B, M> wire;

    Mapped(HeldClass<B, B> beans, HeldClass<B, M> messages) {
      super(beans);
      this.messages = messages;
      this.wire = new Wire.Messages<>(messages);
    }

    @Override
    public byte[] serialize(B bean) {
      return wire.serialize(messages.fromBean().apply(bean));
    }

    @Override
    public B deserialize(byte[] bytes) throws IOException {
      return messages.toBean().apply(wire.deserialize(bytes));
    }

    @Override
    public void write(B bean, BufferedSink sink) throws IOException {
      wire.write(messages.fromBean().apply(bean), sink);
    }

    @Override
    public B read(BufferedSource source) throws IOException {
      return messages.toBean().apply(wire.read(source));
    }
  }
}
