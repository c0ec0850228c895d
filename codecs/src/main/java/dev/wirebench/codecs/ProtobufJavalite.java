package dev.wirebench.codecs;

import com.google.protobuf.CodedOutputStream;
import com.google.protobuf.Internal;
import com.google.protobuf.MessageLite;
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
import dev.wirebench.models.Flavours;
import dev.wirebench.models.HeldClass;
import dev.wirebench.models.PayloadType;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

public final class ProtobufJavalite implements Codec {
  static final String DOCUMENTATION =
      "https://github.com/protocolbuffers/protobuf/blob/main/java/lite.md";

  /** The traits that both configurations of the lite runtime have in common. */
  static Traits.Builder traits(String id) {
    return Traits.of(id, Format.PROTOBUF)
        .artifact("protobuf-javalite", ofTheJar())
        .licence("BSD-3-Clause")
        .needs(Need.SCHEMA, Need.GENERATED_CODE)
        .threadSafety(ThreadSafety.SAFE)
        .note(
            "The runtime for Android, which has no descriptors and no reflection; its classes are"
                + " those that protoc writes with its option lite.")
        .note("A message that is cut off between two fields is read without an error.");
  }

  /**
   * Codecs are listed with all libraries on one class path, where the full runtime is found first
   * for all of the jar's public classes.
   */
  private static Class<?> ofTheJar() {
    try {
      return Class.forName("com.google.protobuf.Syntax$SyntaxVerifier");
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public Traits traits() {
    return traits("protobuf-javalite")
        .holds(Held.GENERATED_MESSAGE)
        .configuration(
            "Holds generated messages: toByteArray and Parser.parseFrom, of the lite runtime.",
            DOCUMENTATION)
        .note(
            "The message is built beforehand and memoizes its size after the first serialization:"
                + " protobuf-javalite-mapped is the row that compares with object mappers.")
        .build();
  }

  @Override
  public <T> ClassBinding<?, ?> bind(PayloadType<T> payload) {
    return new Messages<>(messages(payload));
  }

  /** The lite runtime's classes of a payload. */
  @SuppressWarnings("unchecked") // The flavour protobuf-javalite has no others.
  static <B> HeldClass<B, ? extends MessageLite> messages(PayloadType<B> type) {
    return (HeldClass<B, ? extends MessageLite>) Flavours.of(type, "protobuf-javalite");
  }

  /** Any class that protoc generated for the lite runtime. */
  static final class Messages<B, M extends MessageLite> extends ClassBinding<B, M>
      implements BufferByStream<M> {
    private final Parser<M> parser;

    @SuppressWarnings("unchecked") // A message's parser makes messages of its class.
    Messages(HeldClass<B, M> held) {
      super(held);
      this.parser = (Parser<M>) Internal.getDefaultInstance(held.type()).getParserForType();
    }

    @Override
    public byte[] serialize(M message) {
      return message.toByteArray();
    }

    @Override
    public M deserialize(byte[] bytes) throws IOException {
      return parser.parseFrom(bytes);
    }

    @Override
    public void write(M message, OutputStream out) throws IOException {
      message.writeTo(out);
    }

    @Override
    public M read(InputStream in) throws IOException {
      return parser.parseFrom(in);
    }

    @Override
    public void write(M message, ArrayOutput out) throws IOException {
      int size = message.getSerializedSize();
      message.writeTo(CodedOutputStream.newInstance(out.room(size), out.count(), size));
      out.advance(size);
    }

    @Override
    public M read(byte[] bytes, int offset, int length) throws IOException {
      return parser.parseFrom(bytes, offset, length);
    }
  }
}
