package dev.wirebench.codecs;

import com.alibaba.com.caucho.hessian.io.ClassFactory;
import com.alibaba.com.caucho.hessian.io.Hessian2Input;
import com.alibaba.com.caucho.hessian.io.Hessian2Output;
import com.alibaba.com.caucho.hessian.io.SerializerFactory;
import com.alibaba.com.caucho.hessian.io.java8.DurationHandle;
import com.alibaba.com.caucho.hessian.io.java8.InstantHandle;
import com.alibaba.com.caucho.hessian.io.java8.LocalDateHandle;
import com.alibaba.com.caucho.hessian.io.java8.LocalDateTimeHandle;
import com.alibaba.com.caucho.hessian.io.java8.LocalTimeHandle;
import com.alibaba.com.caucho.hessian.io.java8.OffsetDateTimeHandle;
import com.alibaba.com.caucho.hessian.io.java8.ZoneOffsetHandle;
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
import java.io.OutputStream;
import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;

public final class HessianLite implements Codec {
  /** The format of {@link Hessian}, repeated here because that class needs the other library. */
  private static final Format HESSIAN =
      new Format("Hessian", false, "Java, and ports to C#, Go, PHP, Python");

  /**
   * The classes that it asks for by name: collections and instants, and the classes that lists are
   * declared to hold.
   */
  private static final List<Class<?>> OTHERS =
      List.of(
          ArrayList.class,
          LinkedHashMap.class,
          InstantHandle.class,
          Instant.class,
          DurationHandle.class,
          LocalDateHandle.class,
          LocalDateTimeHandle.class,
          LocalTimeHandle.class,
          LocalTime.class,
          OffsetDateTimeHandle.class,
          ZoneOffsetHandle.class,
          ZoneOffset.class,
          String.class,
          Integer.class,
          Long.class,
          Float.class,
          Double.class,
          Boolean.class);

  @Override
  public Traits traits() {
    return Traits.of("hessian-lite", HESSIAN)
        .artifact("hessian-lite", Hessian2Output.class)
        .licence("Apache-2.0")
        .threadSafety(
            ThreadSafety.ONE_PER_THREAD,
            "Threads must not share the Hessian2Output that is kept; a SerializerFactory they may.")
        .configuration(
            "Apache Dubbo's Hessian: as hessian, with the library's own form of instants.",
            "https://github.com/apache/dubbo-hessian-lite#readme")
        .note(
            "Reads no field of type float: it puts the eight bytes of a double there, and over what"
                + " stands behind.")
        .note("Names of classes and fields stand in each message.")
        .note(
            "Reads and writes fields past their accessors, by sun.misc.Unsafe, whose memory access JDK"
                + " 24 and later warn of.")
        .build();
  }

  @Override
  public <T> ClassBinding<?, ?> bind(PayloadType<T> payload) {
    SerializerFactory factory = new SerializerFactory();
    ClassFactory classes = factory.getClassFactory();
    classes.setWhitelist(true);
    payload.beans().forEach(type -> allow(type, classes));
    OTHERS.forEach(type -> allow(type, classes));
    Arrays.stream(ValueType.values()).forEach(value -> allow(value.type(), classes));
    return new Bound<>(factory, payload.bean());
  }

  /** Allows a class with its superclasses and interfaces, which the library asks for as well. */
  private static void allow(Class<?> type, ClassFactory classes) {
    for (Class<?> each = type; each != null; each = each.getSuperclass()) {
      classes.allow(each.getName());
    }
    for (Class<?> each : type.getInterfaces()) {
      classes.allow(each.getName());
    }
  }

  private static final class Bound<B, N> extends ClassBinding<B, N> implements BufferByStream<N> {
    private final SerializerFactory factory;
    private final Hessian2Output output = new Hessian2Output();
    private final ByteArrayOutputStream buffer = new ByteArrayOutputStream(4096);

    Bound(SerializerFactory factory, HeldClass<B, N> held) {
      super(held);
      this.factory = factory;
      output.setSerializerFactory(factory);
    }

    @Override
    public byte[] serialize(N value) throws IOException {
      buffer.reset();
      write(value, buffer);
      return buffer.toByteArray();
    }

    @Override
    public N deserialize(byte[] bytes) throws IOException {
      return read(new ByteArrayInputStream(bytes));
    }

    @Override
    public void write(N value, OutputStream out) throws IOException {
      output.init(out);
      output.writeObject(value);
      output.flush();
    }

    /** A new one: started anew, it would go on with what it had read ahead before an error. */
    @Override
    public N read(InputStream in) throws IOException {
      Hessian2Input input = new Hessian2Input(in);
      input.setSerializerFactory(factory);
      return type().cast(input.readObject(type()));
    }
  }
}
