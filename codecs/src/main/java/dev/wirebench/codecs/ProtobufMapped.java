package dev.wirebench.codecs;

import com.google.protobuf.Message;
import com.google.protobuf.Parser;
import dev.wirebench.codec.ArrayOutput;
import dev.wirebench.codec.BufferByStream;
import dev.wirebench.codec.ClassBinding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Format;
import dev.wirebench.codec.Need;
import dev.wirebench.codec.ThreadSafety;
import dev.wirebench.codec.Traits;
import dev.wirebench.models.HeldClass;
import dev.wirebench.models.PayloadType;
import java.io.InputStream;
import java.io.OutputStream;

public final class ProtobufMapped implements Codec {
  @Override
  public Traits traits() {
    return Traits.of("protobuf-mapped", Format.PROTOBUF)
        .artifact("protobuf-java", Message.class)
        .licence("BSD-3-Clause")
        .needs(Need.SCHEMA, Need.GENERATED_CODE)
        .threadSafety(ThreadSafety.SAFE)
        .configuration(
            "Holds the application's own bean and converts it to and from the generated message in"
                + " every operation.",
            "https://protobuf.dev/getting-started/javatutorial/")
        .note("A message that is cut off between two fields is read without an error.")
        .build();
  }

  @Override
  public <T> ClassBinding<?, ?> bind(PayloadType<T> payload) {
    return new Mapped<>(payload.bean(), payload.message());
  }

  private static final class Mapped<B, M extends Message> extends ClassBinding<B, B>
      implements BufferByStream<B> {
    private final HeldClass<B, M> messages;
    private final Parser<M> parser;

    Mapped(HeldClass<B, B> beans, HeldClass<B, M> messages) {
      super(beans);
      this.messages = messages;
      this.parser = Protobuf.parser(messages.type());
    }

    @Override
    public byte[] serialize(B bean) {
      return messages.fromBean().apply(bean).toByteArray();
    }

    @Override
    public B deserialize(byte[] bytes) throws Exception {
      return messages.toBean().apply(parser.parseFrom(bytes));
    }

    @Override
    public void write(B bean, OutputStream out) throws Exception {
      messages.fromBean().apply(bean).writeTo(out);
    }

    @Override
    public B read(InputStream in) throws Exception {
      return messages.toBean().apply(parser.parseFrom(in));
    }

    @Override
    public void write(B bean, ArrayOutput out) throws Exception {
      Protobuf.append(messages.fromBean().apply(bean), out);
    }

    @Override
    public B read(byte[] bytes, int offset, int length) throws Exception {
      return messages.toBean().apply(parser.parseFrom(bytes, offset, length));
    }
  }
}
