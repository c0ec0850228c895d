package dev.wirebench.codecs;

import dev.wirebench.base.ValueType;
import dev.wirebench.codec.BufferByStream;
import dev.wirebench.codec.ClassBinding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Format;
import dev.wirebench.codec.ThreadSafety;
import dev.wirebench.codec.Traits;
import dev.wirebench.models.HeldClass;
import dev.wirebench.models.PayloadType;
import io.protostuff.Input;
import io.protostuff.LinkedBuffer;
import io.protostuff.Output;
import io.protostuff.Pipe;
import io.protostuff.ProtostuffIOUtil;
import io.protostuff.Schema;
import io.protostuff.WireFormat;
import io.protostuff.runtime.DefaultIdStrategy;
import io.protostuff.runtime.Delegate;
import io.protostuff.runtime.IdStrategy;
import io.protostuff.runtime.RuntimeSchema;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;

public final class Protostuff implements Codec {
  /** The note of all configurations but the one that does without Unsafe. */
  static final String UNSAFE_NOTE =
      "Reads and writes fields past their accessors, by sun.misc.Unsafe, whose memory access JDK 24"
          + " and later warn of.";

  static final Format PROTOSTUFF = new Format("Protostuff", false, "JVM only");

  /**
   * Classes of all rows of Protostuff. Without the collection schema a list that is empty is read
   * as null; without the other flag cleared, bytes from outside name classes to load. What stands
   * in lists within lists goes by the names of its classes: the payload's own are known.
   */
  static IdStrategy classes(PayloadType<?> payload) {
    return classes(payload.beans());
  }

  /**
   * @param types the payload's own
   */
  static IdStrategy classes(List<Class<?>> types) {
    DefaultIdStrategy classes =
        new DefaultIdStrategy(
            (IdStrategy.DEFAULT_FLAGS | IdStrategy.COLLECTION_SCHEMA_ON_REPEATED_FIELDS)
                & ~IdStrategy.AUTO_LOAD_POLYMORPHIC_CLASSES);
    types.forEach(type -> register(type, classes));
    for (ValueType value : ValueType.texts()) {
      classes.registerDelegate(new Text(value));
    }
    return classes;
  }

  /** A value as its own text. By itself, the library would read and write private fields of it. */
  private record Text(ValueType type) implements Delegate<Object> {
    @Override
    public WireFormat.FieldType getFieldType() {
      return WireFormat.FieldType.STRING;
    }

    @Override
    public Object readFrom(Input input) throws IOException {
      return type.parse(input.readString());
    }

    @Override
    public void writeTo(Output output, int number, Object value, boolean repeated)
        throws IOException {
      output.writeString(number, value.toString(), repeated);
    }

    @Override
    public void transfer(Pipe pipe, Input input, Output output, int number, boolean repeated)
        throws IOException {
      input.transferByteRangeTo(output, true, number, repeated);
    }

    @Override
    public Class<?> typeClass() {
      return type.type();
    }
  }

  @SuppressWarnings({"unchecked", "rawtypes"}) // An enum's class has no wildcard that says so.
  private static void register(Class<?> type, DefaultIdStrategy classes) {
    if (type.isEnum()) {
      classes.registerEnum((Class) type);
    } else {
      classes.registerPojo(type);
    }
  }

  @Override
  public Traits traits() {
    return Traits.of("protostuff", PROTOSTUFF)
        .artifact("protostuff-runtime", RuntimeSchema.class)
        .artifact("protostuff-core", ProtostuffIOUtil.class)
        .licence("Apache-2.0")
        .threadSafety(
            ThreadSafety.ONE_PER_THREAD,
            "Threads must not share the LinkedBuffer; a schema they may.")
        .configuration(
            "ProtostuffIOUtil with the type's runtime schema, which is kept and tells empty lists"
                + " from absent ones; one LinkedBuffer, cleared after use; no class is loaded by"
                + " name.",
            "https://protostuff.github.io/docs/protostuff-runtime/")
        .ownAdapters("UUIDs, and times other than instants")
        .note("Numbers fields by their order in the class: both ends must have the same.")
        .note("A message that is cut off between two fields is read without an error.")
        .note("The end of a nested object at the end of a message may be missing.")
        .note(UNSAFE_NOTE)
        .build();
  }

  @Override
  public <T> ClassBinding<?, ?> bind(PayloadType<T> payload) {
    return new Buffered<>(payload.bean(), classes(payload));
  }

  /** Any class, with the runtime schema that all rows have. */
  static final class Buffered<B, N> extends ClassBinding<B, N> implements BufferByStream<N> {
    private final Schema<N> schema;
    private final LinkedBuffer buffer = LinkedBuffer.allocate(4096);

    Buffered(HeldClass<B, N> held, IdStrategy classes) {
      super(held);
      this.schema = RuntimeSchema.getSchema(held.type(), classes);
    }

    @Override
    public byte[] serialize(N value) {
      try {
        return ProtostuffIOUtil.toByteArray(value, schema, buffer);
      } finally {
        buffer.clear();
      }
    }

    @Override
    public N deserialize(byte[] bytes) {
      N value = schema.newMessage();
      ProtostuffIOUtil.mergeFrom(bytes, value, schema);
      return value;
    }

    @Override
    public void write(N value, OutputStream out) throws IOException {
      try {
        ProtostuffIOUtil.writeTo(out, value, schema, buffer);
      } finally {
        buffer.clear();
      }
    }

    @Override
    public N read(InputStream in) throws IOException {
      try {
        N value = schema.newMessage();
        ProtostuffIOUtil.mergeFrom(in, value, schema, buffer);
        return value;
      } finally {
        buffer.clear();
      }
    }

    @Override
    public N read(byte[] bytes, int offset, int length) {
      N value = schema.newMessage();
      ProtostuffIOUtil.mergeFrom(bytes, offset, length, value, schema);
      return value;
    }
  }
}
