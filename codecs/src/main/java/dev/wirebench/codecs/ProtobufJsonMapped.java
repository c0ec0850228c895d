package dev.wirebench.codecs;

import com.google.protobuf.Message;
import dev.wirebench.codec.BufferByWriter;
import dev.wirebench.codec.ClassBinding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Traits;
import dev.wirebench.models.HeldClass;
import dev.wirebench.models.PayloadType;
import java.io.IOException;
import java.io.Reader;
import java.io.Writer;

public final class ProtobufJsonMapped implements Codec {
  @Override
  public Traits traits() {
    return ProtobufJson.traits("protobuf-json-mapped")
        .configuration(
            "Holds the application's own bean and converts it to and from the generated message in"
                + " every operation; all else as protobuf-json.",
            ProtobufJson.DOCUMENTATION)
        .build();
  }

  @Override
  public <T> ClassBinding<?, ?> bind(PayloadType<T> payload) {
    return new Mapped<>(payload.bean(), payload.message());
  }

  private static final class Mapped<B, M extends Message> extends ClassBinding<B, B>
      implements BufferByWriter<B> {
    private final HeldClass<B, M> messages;
    private final ProtobufJson.Messages<B, M> json;

    Mapped(HeldClass<B, B> beans, HeldClass<B, M> messages) {
      super(beans);
      this.messages = messages;
      this.json = new ProtobufJson.Messages<>(messages);
    }

    @Override
    public byte[] serialize(B bean) throws IOException {
      return json.serialize(messages.fromBean().apply(bean));
    }

    @Override
    public B deserialize(byte[] bytes) throws IOException {
      return messages.toBean().apply(json.deserialize(bytes));
    }

    @Override
    public String write(B bean) throws IOException {
      return json.write(messages.fromBean().apply(bean));
    }

    @Override
    public B read(String text) throws IOException {
      return messages.toBean().apply(json.read(text));
    }

    @Override
    public void write(B bean, Writer writer) throws IOException {
      json.write(messages.fromBean().apply(bean), writer);
    }

    @Override
    public B read(Reader reader) throws IOException {
      return messages.toBean().apply(json.read(reader));
    }
  }
}
