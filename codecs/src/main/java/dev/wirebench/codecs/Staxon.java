package dev.wirebench.codecs;

import de.odysseus.staxon.json.JsonXMLConfig;
import de.odysseus.staxon.json.JsonXMLConfigBuilder;
import de.odysseus.staxon.json.JsonXMLInputFactory;
import de.odysseus.staxon.json.JsonXMLOutputFactory;
import de.odysseus.staxon.json.stream.JsonStreamFactory;
import de.odysseus.staxon.json.stream.impl.JsonStreamFactoryImpl;
import dev.wirebench.codec.BufferByStream;
import dev.wirebench.codec.ClassBinding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Format;
import dev.wirebench.codec.ThreadSafety;
import dev.wirebench.codec.Traits;
import dev.wirebench.codec.UnsupportedPayload;
import dev.wirebench.models.HeldClass;
import dev.wirebench.models.PayloadType;
import jakarta.xml.bind.JAXBContext;
import jakarta.xml.bind.JAXBElement;
import jakarta.xml.bind.JAXBException;
import jakarta.xml.bind.Marshaller;
import jakarta.xml.bind.Unmarshaller;
import jakarta.xml.bind.annotation.adapters.XmlAdapter;
import jakarta.xml.bind.annotation.adapters.XmlJavaTypeAdapter;
import jakarta.xml.bind.annotation.adapters.XmlJavaTypeAdapters;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import javax.xml.namespace.QName;
import javax.xml.stream.XMLStreamReader;
import javax.xml.stream.XMLStreamWriter;
import org.glassfish.jaxb.runtime.api.JAXBRIContext;
import org.glassfish.jaxb.runtime.v2.ContextFactory;
import org.glassfish.jaxb.runtime.v2.model.annotation.RuntimeAnnotationReader;
import org.glassfish.jaxb.runtime.v2.model.annotation.RuntimeInlineAnnotationReader;
import org.glassfish.jaxb.runtime.v2.runtime.IllegalAnnotationsException;

public final class Staxon implements Codec {
  /** The traits that the three configurations of StAXON have in common. */
  static Traits.Builder traits(String id, String streams) {
    return Traits.of(id, Format.JSON)
        .artifact("staxon", JsonXMLOutputFactory.class)
        .artifact("jaxb-runtime", ContextFactory.class)
        .licence("Apache-2.0")
        .threadSafety(
            ThreadSafety.ONE_PER_THREAD,
            "Threads must not share marshaller and unmarshaller; a JAXBContext they may.")
        .configuration(
            "JAXB on StAXON's StAX factories with "
                + streams
                + ", a virtual root, and arrays by their looks; marshaller,"
                + " unmarshaller and output buffer are kept, and the result is copied out.",
            "https://github.com/beckchr/staxon/wiki/Using-JAXB")
        .ownDocument(
            "Every scalar is a string, nulls and empty lists are left out, and a list of one element is"
                + " written as the element.")
        .ownAdapters("java.time")
        .note("Primitives are not told by their looks: that would read the word null as nothing.");
  }

  @Override
  public Traits traits() {
    return traits("staxon", "its own JSON streams").build();
  }

  @Override
  public <T> ClassBinding<?, ?> bind(PayloadType<T> payload) {
    return Marshalled.of(new JsonStreamFactoryImpl(), payload.bean());
  }

  /** JAXB on any of StAXON's JSON streams. */
  static final class Marshalled<B, N> extends ClassBinding<B, N> implements BufferByStream<N> {
    private final JsonXMLOutputFactory outputs;
    private final JsonXMLInputFactory inputs;
    private final Marshaller marshaller;
    private final Unmarshaller unmarshaller;
    private final QName root;
    private final ByteArrayOutputStream buffer = new ByteArrayOutputStream(4096);

    private Marshalled(JsonStreamFactory streams, HeldClass<B, N> held) throws JAXBException {
      super(held);
      root = new QName(held.type().getSimpleName());
      JsonXMLConfig config =
          new JsonXMLConfigBuilder()
              .virtualRoot(root)
              .autoArray(true)
              .namespaceDeclarations(false)
              .build();
      outputs = new JsonXMLOutputFactory(config, streams);
      inputs = new JsonXMLInputFactory(config, streams);
      JAXBContext context =
          JAXBContext.newInstance(
              new Class<?>[] {held.type()}, Map.of(JAXBRIContext.ANNOTATION_READER, annotations()));
      marshaller = context.createMarshaller();
      unmarshaller = context.createUnmarshaller();
    }

    static <B, N> Marshalled<B, N> of(JsonStreamFactory streams, HeldClass<B, N> held) {
      try {
        return new Marshalled<>(streams, held);
      } catch (JAXBException e) {
        throw new UnsupportedPayload("JAXB: " + reason(e).lines().findFirst().orElse(""));
      }
    }

    /** The message of JAXB's own exception says no more than how many reasons there are. */
    private static String reason(JAXBException e) {
      return e instanceof IllegalAnnotationsException reasons
          ? reasons.getErrors().get(0).getMessage()
          : e.getMessage();
    }

    @Override
    public byte[] serialize(N value) throws Exception {
      buffer.reset();
      write(value, buffer);
      return buffer.toByteArray();
    }

    @Override
    public N deserialize(byte[] bytes) throws Exception {
      return read(new ByteArrayInputStream(bytes));
    }

    @Override
    public void write(N value, OutputStream out) throws Exception {
      XMLStreamWriter writer = outputs.createXMLStreamWriter(out);
      marshaller.marshal(new JAXBElement<>(root, type(), value), writer);
      writer.close();
    }

    @Override
    public N read(InputStream in) throws Exception {
      XMLStreamReader reader = inputs.createXMLStreamReader(in);
      return unmarshaller.unmarshal(reader, type()).getValue();
    }
  }

  /**
   * The annotations that a package-info of the models would have. The models know nothing of JAXB.
   */
  private static RuntimeAnnotationReader annotations() {
    RuntimeAnnotationReader written = new RuntimeInlineAnnotationReader();
    Object adapters =
        proxy(XmlJavaTypeAdapters.class, (proxy, method, arguments) -> Text.ADAPTERS.clone());
    InvocationHandler orAdapters =
        (proxy, method, arguments) ->
            method.getName().equals("getPackageAnnotation")
                    && arguments[0] == XmlJavaTypeAdapters.class
                ? adapters
                : method.invoke(written, arguments);
    return (RuntimeAnnotationReader) proxy(RuntimeAnnotationReader.class, orAdapters);
  }

  private static Object proxy(Class<?> type, InvocationHandler handler) {
    return Proxy.newProxyInstance(Staxon.class.getClassLoader(), new Class<?>[] {type}, handler);
  }

  /**
   * Values of {@code java.time} as their own text: JAXB has none of these types, and ISO 8601 is
   * how XML Schema writes them.
   */
  private abstract static class Text<T> extends XmlAdapter<String, T> {
    static final XmlJavaTypeAdapter[] ADAPTERS =
        Stream.of(
                Instants.class,
                Dates.class,
                DateTimes.class,
                OffsetDateTimes.class,
                Durations.class)
            .map(adapter -> adapter.getAnnotation(XmlJavaTypeAdapter.class))
            .toArray(XmlJavaTypeAdapter[]::new);

    private final Function<String, T> parse;

    Text(Function<String, T> parse) {
      this.parse = parse;
    }

    @Override
    public T unmarshal(String text) {
      return parse.apply(text);
    }

    @Override
    public String marshal(T value) {
      return value == null ? null : value.toString();
    }
  }

  @XmlJavaTypeAdapter(value = Instants.class, type = Instant.class)
  static final class Instants extends Text<Instant> {
    Instants() {
      super(Instant::parse);
    }
  }

  @XmlJavaTypeAdapter(value = Dates.class, type = LocalDate.class)
  static final class Dates extends Text<LocalDate> {
    Dates() {
      super(LocalDate::parse);
    }
  }

  @XmlJavaTypeAdapter(value = DateTimes.class, type = LocalDateTime.class)
  static final class DateTimes extends Text<LocalDateTime> {
    DateTimes() {
      super(LocalDateTime::parse);
    }
  }

  @XmlJavaTypeAdapter(value = OffsetDateTimes.class, type = OffsetDateTime.class)
  static final class OffsetDateTimes extends Text<OffsetDateTime> {
    OffsetDateTimes() {
      super(OffsetDateTime::parse);
    }
  }

  @XmlJavaTypeAdapter(value = Durations.class, type = Duration.class)
  static final class Durations extends Text<Duration> {
    Durations() {
      super(Duration::parse);
    }
  }
}
