package dev.wirebench.codecs;

import dev.wirebench.codec.BufferByStream;
import dev.wirebench.codec.ClassBinding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Format;
import dev.wirebench.codec.ThreadSafety;
import dev.wirebench.codec.Traits;
import dev.wirebench.models.HeldClass;
import dev.wirebench.models.PayloadType;
import io.protostuff.JsonIOUtil;
import io.protostuff.LinkedBuffer;
import io.protostuff.Schema;
import io.protostuff.runtime.IdStrategy;
import io.protostuff.runtime.RuntimeSchema;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

public final class ProtostuffJson implements Codec {
  /** Ends as {@code id} says what stands for a field. */
  static Traits.Builder traits(String id) {
    return Traits.of(id, Format.JSON)
        .artifact("protostuff-json", JsonIOUtil.class)
        .artifact("protostuff-runtime", RuntimeSchema.class)
        .licence("Apache-2.0")
        .threadSafety(
            ThreadSafety.ONE_PER_THREAD,
            "Threads must not share the LinkedBuffer; a schema they may.")
        .ownAdapters("UUIDs, and times other than instants")
        .note(Protostuff.UNSAFE_NOTE);
  }

  @Override
  public Traits traits() {
    return traits("protostuff-json")
        .configuration(
            "JsonIOUtil with field names and the type's runtime schema, which is kept and tells"
                + " empty lists from absent ones; one LinkedBuffer, cleared after use; no class is"
                + " loaded by name.",
            "https://protostuff.github.io/docs/protostuff-json/")
        .ownDocument(
            "Fields are named as in the class, nulls left out, enums written as numbers, and lists,"
                + " maps and instants in shapes of its own.")
        .build();
  }

  @Override
  public <T> ClassBinding<?, ?> bind(PayloadType<T> payload) {
    return new Bound<>(payload.bean(), Protostuff.classes(payload), false);
  }

  /** Names or numbers stand for fields. */
  static final class Bound<B, N> extends ClassBinding<B, N> implements BufferByStream<N> {
    private final Schema<N> schema;
    private final boolean numeric;
    private final LinkedBuffer buffer = LinkedBuffer.allocate(4096);

    Bound(HeldClass<B, N> held, IdStrategy classes, boolean numeric) {
      super(held);
      this.schema = RuntimeSchema.getSchema(held.type(), classes);
      this.numeric = numeric;
    }

    @Override
    public byte[] serialize(N value) {
      try {
        return JsonIOUtil.toByteArray(value, schema, numeric, buffer);
      } finally {
        buffer.clear();
      }
    }

    @Override
    public N deserialize(byte[] bytes) throws Exception {
      N value = schema.newMessage();
      JsonIOUtil.mergeFrom(bytes, value, schema, numeric);
      return value;
    }

    @Override
    public void write(N value, OutputStream out) throws IOException {
      try {
        JsonIOUtil.writeTo(out, value, schema, numeric, buffer);
      } finally {
        buffer.clear();
      }
    }

    @Override
    public N read(InputStream in) throws IOException {
      try {
        N value = schema.newMessage();
        JsonIOUtil.mergeFrom(in, value, schema, numeric, buffer);
        return value;
      } finally {
        buffer.clear();
      }
    }

    @Override
    public N read(byte[] bytes, int offset, int length) throws IOException {
      N value = schema.newMessage();
      JsonIOUtil.mergeFrom(bytes, offset, length, value, schema, numeric);
      return value;
    }
  }
}
