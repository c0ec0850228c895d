package dev.wirebench.codecs;

import com.caucho.hessian.io.AbstractSerializerFactory;
import com.caucho.hessian.io.AbstractStringValueDeserializer;
import com.caucho.hessian.io.ClassFactory;
import com.caucho.hessian.io.Deserializer;
import com.caucho.hessian.io.Hessian2Input;
import com.caucho.hessian.io.Hessian2Output;
import com.caucho.hessian.io.Serializer;
import com.caucho.hessian.io.SerializerFactory;
import com.caucho.hessian.io.StringValueSerializer;
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
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

public final class Hessian implements Codec {
  @Override
  public Traits traits() {
    return Traits.of(
            "hessian", new Format("Hessian", false, "Java, and ports to C#, Go, PHP, Python"))
        .artifact("hessian", Hessian2Output.class)
        .licence("Apache-1.1")
        .threadSafety(
            ThreadSafety.ONE_PER_THREAD,
            "Threads must not share the Hessian2Output that is kept; a SerializerFactory they may.")
        .configuration(
            "One SerializerFactory that makes objects of the payload's classes, lists and maps alone;"
                + " one Hessian2Output, started again for each message, and a new Hessian2Input.",
            "https://www.javadoc.io/doc/com.caucho/hessian/4.0.66/com/caucho/hessian/io/Hessian2Output.html")
        .ownAdapters("java.time, UUIDs and integers of any length, as text")
        .note("Names of classes and fields stand in each message.")
        .note(
            "Reads and writes fields past their accessors, by sun.misc.Unsafe, whose memory access JDK"
                + " 24 and later warn of.")
        .build();
  }

  @Override
  public <T> ClassBinding<?, ?> bind(PayloadType<T> payload) {
    SerializerFactory factory = new SerializerFactory();
    factory.addFactory(new Texts());
    ClassFactory classes = factory.getClassFactory();
    payload.beans().forEach(type -> classes.allow(type.getName()));
    List.of(ArrayList.class, LinkedHashMap.class, Instant.class)
        .forEach(type -> classes.allow(type.getName()));
    Arrays.stream(ValueType.values()).forEach(value -> classes.allow(value.type().getName()));
    // What is said first holds. Without this, all of java.* could be made.
    classes.deny("*");
    return new Bound<>(factory, payload.bean());
  }

  /** Treats values of these types as the library by itself treats BigDecimal. */
  private static final class Texts extends AbstractSerializerFactory {
    @Override
    public Serializer getSerializer(@SuppressWarnings("rawtypes") Class type) {
      return parser(type).isPresent() ? StringValueSerializer.SER : null;
    }

    @Override
    public Deserializer getDeserializer(@SuppressWarnings("rawtypes") Class type) {
      return parser(type).map(parse -> new TextDeserializer(type, parse)).orElse(null);
    }

    private static Optional<Function<String, Object>> parser(Class<?> type) {
      return type == Instant.class
          ? Optional.of(Instant::parse)
          : Arrays.stream(ValueType.values())
              .filter(value -> value.type() == type && value != ValueType.DECIMAL)
              .findFirst()
              .map(value -> value::parse);
    }
  }

  private static final class TextDeserializer extends AbstractStringValueDeserializer {
    private final Class<?> type;
    private final Function<String, Object> parse;

    TextDeserializer(Class<?> type, Function<String, Object> parse) {
      this.type = type;
      this.parse = parse;
    }

    @Override
    public Class<?> getType() {
      return type;
    }

    @Override
    protected Object create(String text) {
      return parse.apply(text);
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
