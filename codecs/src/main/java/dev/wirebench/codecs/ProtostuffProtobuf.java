package dev.wirebench.codecs;

import dev.wirebench.codec.BufferByStream;
import dev.wirebench.codec.ClassBinding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Format;
import dev.wirebench.codec.ThreadSafety;
import dev.wirebench.codec.Traits;
import dev.wirebench.models.HeldClass;
import dev.wirebench.models.PayloadType;
import io.protostuff.LinkedBuffer;
import io.protostuff.ProtobufIOUtil;
import io.protostuff.Schema;
import io.protostuff.runtime.IdStrategy;
import io.protostuff.runtime.RuntimeSchema;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

public final class ProtostuffProtobuf implements Codec {
  @Override
  public Traits traits() {
    return Traits.of("protostuff-protobuf", Format.PROTOBUF)
        .artifact("protostuff-runtime", RuntimeSchema.class)
        .artifact("protostuff-core", ProtobufIOUtil.class)
        .licence("Apache-2.0")
        .threadSafety(
            ThreadSafety.ONE_PER_THREAD,
            "Threads must not share the LinkedBuffer; a schema they may.")
        .configuration(
            "As protostuff, with ProtobufIOUtil, which writes Protobuf's wire format.",
            "https://protostuff.github.io/docs/protostuff-runtime/")
        .ownAdapters("UUIDs, and times other than instants")
        .note("Numbers fields by their order in the class: both ends must have the same.")
        .note("A message that is cut off between two fields is read without an error.")
        .note(Protostuff.UNSAFE_NOTE)
        .build();
  }

  @Override
  public <T> ClassBinding<?, ?> bind(PayloadType<T> payload) {
    return new Buffered<>(payload.bean(), Protostuff.classes(payload));
  }

  private static final class Buffered<B, N> extends ClassBinding<B, N>
      implements BufferByStream<N> {
    private final Schema<N> schema;
    private final LinkedBuffer buffer = LinkedBuffer.allocate(4096);

    Buffered(HeldClass<B, N> held, IdStrategy classes) {
      super(held);
      this.schema = RuntimeSchema.getSchema(held.type(), classes);
    }

    @Override
    public byte[] serialize(N value) {
      try {
        return ProtobufIOUtil.toByteArray(value, schema, buffer);
      } finally {
        buffer.clear();
      }
    }

    @Override
    public N deserialize(byte[] bytes) {
      N value = schema.newMessage();
      ProtobufIOUtil.mergeFrom(bytes, value, schema);
      return value;
    }

    @Override
    public void write(N value, OutputStream out) throws IOException {
      try {
        ProtobufIOUtil.writeTo(out, value, schema, buffer);
      } finally {
        buffer.clear();
      }
    }

    @Override
    public N read(InputStream in) throws IOException {
      try {
        N value = schema.newMessage();
        ProtobufIOUtil.mergeFrom(in, value, schema, buffer);
        return value;
      } finally {
        buffer.clear();
      }
    }

    @Override
    public N read(byte[] bytes, int offset, int length) {
      N value = schema.newMessage();
      ProtobufIOUtil.mergeFrom(bytes, offset, length, value, schema);
      return value;
    }
  }
}
