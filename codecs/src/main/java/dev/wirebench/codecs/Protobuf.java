package dev.wirebench.codecs;

import com.google.protobuf.CodedOutputStream;
import com.google.protobuf.Internal;
import com.google.protobuf.Message;
import com.google.protobuf.Parser;
import dev.wirebench.codec.ArrayOutput;
import dev.wirebench.codec.BufferByStream;
import dev.wirebench.codec.ClassBinding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Format;
import dev.wirebench.codec.Held;
import dev.wirebench.codec.Need;
import dev.wirebench.codec.ThreadSafety;
import dev.wirebench.codec.Traits;
import dev.wirebench.models.HeldClass;
import dev.wirebench.models.PayloadType;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

public final class Protobuf implements Codec {
  @Override
  public Traits traits() {
    return Traits.of("protobuf", Format.PROTOBUF)
        .artifact("protobuf-java", Message.class)
        .licence("BSD-3-Clause")
        .needs(Need.SCHEMA, Need.GENERATED_CODE)
        .holds(Held.GENERATED_MESSAGE)
        .threadSafety(ThreadSafety.SAFE)
        .configuration(
            "Holds generated messages: toByteArray and Parser.parseFrom.",
            "https://protobuf.dev/getting-started/javatutorial/")
        .note(
            "The message is built beforehand and memoizes its size after the first serialization:"
                + " protobuf-mapped is the row that compares with object mappers.")
        .note("A message that is cut off between two fields is read without an error.")
        .build();
  }

  @Override
  public <T> ClassBinding<?, ?> bind(PayloadType<T> payload) {
    return new Messages<>(payload.message());
  }

  /** The parser of a generated message class. */
  @SuppressWarnings("unchecked")
  static <M extends Message> Parser<M> parser(Class<M> type) {
    return (Parser<M>) Internal.getDefaultInstance(type).getParserForType();
  }

  /** Writes a message to the array itself: it knows its size beforehand. */
  static void append(Message message, ArrayOutput out) throws IOException {
    int size = message.getSerializedSize();
    message.writeTo(CodedOutputStream.newInstance(out.room(size), out.count(), size));
    out.advance(size);
  }

  private static final class Messages<B, M extends Message> extends ClassBinding<B, M>
      implements BufferByStream<M> {
    private final Parser<M> parser;

    Messages(HeldClass<B, M> held) {
      super(held);
      this.parser = parser(held.type());
    }

    @Override
    public byte[] serialize(M message) {
      return message.toByteArray();
    }

    @Override
    public M deserialize(byte[] bytes) throws Exception {
      return parser.parseFrom(bytes);
    }

    @Override
    public void write(M message, OutputStream out) throws Exception {
      message.writeTo(out);
    }

    @Override
    public M read(InputStream in) throws Exception {
      return parser.parseFrom(in);
    }

    @Override
    public void write(M message, ArrayOutput out) throws Exception {
      append(message, out);
    }

    @Override
    public M read(byte[] bytes, int offset, int length) throws Exception {
      return parser.parseFrom(bytes, offset, length);
    }
  }
}
