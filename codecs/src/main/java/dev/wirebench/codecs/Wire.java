package dev.wirebench.codecs;

import com.squareup.wire.Message;
import com.squareup.wire.ProtoAdapter;
import dev.wirebench.codec.BufferByOkio;
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
import okio.BufferedSink;
import okio.BufferedSource;

public final class Wire implements Codec {
  static final String DOCUMENTATION = "https://square.github.io/wire/wire_compiler/";

  /** The traits that both configurations of Wire have in common. */
  static Traits.Builder traits(String id) {
    return Traits.of(id, Format.PROTOBUF)
        .artifact("wire-runtime-jvm", ProtoAdapter.class)
        .licence("Apache-2.0")
        .needs(Need.SCHEMA, Need.GENERATED_CODE)
        .threadSafety(ThreadSafety.SAFE, ThreadSafety.BY_SOURCE)
        .note(
            "Binds classes of Wire's compiler in Java, from copies of the payloads' .proto files.")
        .note("A message that is cut off between two fields is read without an error.");
  }

  @Override
  public Traits traits() {
    return traits("wire")
        .holds(Held.GENERATED_MESSAGE)
        .configuration(
            "Holds generated messages, which are immutable: the class's ProtoAdapter is kept.",
            DOCUMENTATION)
        .note(
            "The message is built beforehand, and remembers its size once it has been asked for:"
                + " wire-mapped is the row that compares with object mappers.")
        .build();
  }

  @Override
  public <T> ClassBinding<?, ?> bind(PayloadType<T> payload) {
    return new Messages<>(messages(payload));
  }

  /** Wire's classes of a payload. */
  @SuppressWarnings("unchecked") // The flavour wire has no others.
  static <B> HeldClass<B, ? extends Message<?, ?>> messages(PayloadType<B> type) {
    return (HeldClass<B, ? extends Message<?, ?>>) Flavours.of(type, "wire");
  }

  /** Any class that Wire's compiler generated. */
  static final class Messages<B, M> extends ClassBinding<B, M> implements BufferByOkio<M> {
    private final ProtoAdapter<M> adapter;

    Messages(HeldClass<B, M> held) {
      super(held);
      this.adapter = ProtoAdapter.get(held.type());
    }

    @Override
    public byte[] serialize(M message) {
      return adapter.encode(message);
    }

    @Override
    public M deserialize(byte[] bytes) throws IOException {
      return adapter.decode(bytes);
    }

    @Override
    public void write(M message, BufferedSink sink) throws IOException {
      adapter.encode(sink, message);
    }

    @Override
    public M read(BufferedSource source) throws IOException {
      return adapter.decode(source);
    }
  }
}
