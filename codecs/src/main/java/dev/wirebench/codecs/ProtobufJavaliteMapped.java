package dev.wirebench.codecs;

import com.google.protobuf.MessageLite;
import dev.wirebench.codec.ArrayOutput;
import dev.wirebench.codec.BufferByStream;
import dev.wirebench.codec.ClassBinding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Traits;
import dev.wirebench.models.HeldClass;
import dev.wirebench.models.PayloadType;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

public final class ProtobufJavaliteMapped implements Codec {
  @Override
  public Traits traits() {
    return ProtobufJavalite.traits("protobuf-javalite-mapped")
        .configuration(
            "Holds the application's own bean and converts it to and from the generated message in"
                + " every operation; all else as protobuf-javalite.",
            ProtobufJavalite.DOCUMENTATION)
        .build();
  }

  @Override
  public <T> ClassBinding<?, ?> bind(PayloadType<T> payload) {
    return new Mapped<>(payload.bean(), ProtobufJavalite.messages(payload));
  }

  private static final class Mapped<B, M extends MessageLite> extends ClassBinding<B, B>
      implements BufferByStream<B> {
    private final HeldClass<B, M> messages;
    private final ProtobufJavalite.Messages<B, M> lite;

    Mapped(HeldClass<B, B> beans, HeldClass<B, M> messages) {
      super(beans);
      this.messages = messages;
      this.lite = new ProtobufJavalite.Messages<>(messages);
    }

    @Override
    public byte[] serialize(B bean) {
      return lite.serialize(messages.fromBean().apply(bean));
    }

    @Override
    public B deserialize(byte[] bytes) throws IOException {
      return messages.toBean().apply(lite.deserialize(bytes));
    }

    @Override
    public void write(B bean, OutputStream out) throws IOException {
      lite.write(messages.fromBean().apply(bean), out);
    }

    @Override
    public B read(InputStream in) throws IOException {
      return messages.toBean().apply(lite.read(in));
    }

    @Override
    public void write(B bean, ArrayOutput out) throws IOException {
      lite.write(messages.fromBean().apply(bean), out);
    }

    @Override
    public B read(byte[] bytes, int offset, int length) throws IOException {
      return messages.toBean().apply(lite.read(bytes, offset, length));
    }
  }
}
