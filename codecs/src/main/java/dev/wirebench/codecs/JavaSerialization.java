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
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectInputFilter;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.OutputStream;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

public final class JavaSerialization implements Codec {
  /**
   * The classes of the JDK that a value holds, with their superclasses, and the arrays that
   * collections allocate. The filter is asked for each of them.
   */
  private static final List<Class<?>> OF_THE_JDK =
      List.of(
          ArrayList.class,
          Object[].class,
          LinkedHashMap.class,
          HashMap.class,
          Map.Entry[].class,
          byte[].class,
          Enum.class,
          Number.class,
          Integer.class,
          Long.class,
          Float.class,
          Double.class,
          Boolean.class,
          Instant.class);

  @Override
  public Traits traits() {
    return Traits.of("java-serialization", new Format("Java serialization", false, "JVM only"))
        .licence("GPL-2.0-only WITH Classpath-exception-2.0")
        .threadSafety(
            ThreadSafety.ONE_PER_THREAD,
            "One per thread for its output buffer alone: the streams are new for each message.")
        .configuration(
            "New ObjectOutputStream and ObjectInputStream for each message, with a filter that lets"
                + " only the payload's own classes and what they hold pass.",
            "https://docs.oracle.com/en/java/javase/17/core/java-serialization-filters.html")
        .note("Part of the JDK: its version is the JDK's.")
        .build();
  }

  @Override
  public <T> ClassBinding<?, ?> bind(PayloadType<T> payload) {
    Set<Class<?>> allowed = new HashSet<>(OF_THE_JDK);
    allowed.addAll(payload.beans());
    Arrays.stream(ValueType.values()).map(ValueType::type).forEach(allowed::add);
    return new Filtered<>(
        ObjectInputFilter.allowFilter(
            type -> allowed.contains(type) || type.getName().equals("java.time.Ser"),
            ObjectInputFilter.Status.REJECTED),
        payload.bean());
  }

  private static final class Filtered<B, N> extends ClassBinding<B, N>
      implements BufferByStream<N> {
    private final ObjectInputFilter filter;
    private final ByteArrayOutputStream buffer = new ByteArrayOutputStream(4096);

    Filtered(ObjectInputFilter filter, HeldClass<B, N> held) {
      super(held);
      this.filter = filter;
    }

    @Override
    public byte[] serialize(N value) throws IOException {
      buffer.reset();
      write(value, buffer);
      return buffer.toByteArray();
    }

    @Override
    public N deserialize(byte[] bytes) throws IOException, ClassNotFoundException {
      return read(new ByteArrayInputStream(bytes));
    }

    @Override
    public void write(N value, OutputStream out) throws IOException {
      try (ObjectOutputStream objects = new ObjectOutputStream(out)) {
        objects.writeObject(value);
      }
    }

    @Override
    public N read(InputStream in) throws IOException, ClassNotFoundException {
      try (ObjectInputStream objects = new ObjectInputStream(in)) {
        objects.setObjectInputFilter(filter);
        return type().cast(objects.readObject());
      }
    }
  }
}
