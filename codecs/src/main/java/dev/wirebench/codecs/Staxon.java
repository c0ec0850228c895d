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
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.time.Instant;
import java.util.Map;
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
                + ", a virtual root, arrays by their looks, and an adapter for instants; marshaller,"
                + " unmarshaller and output buffer are kept, and the result is copied out.",
            "https://github.com/beckchr/staxon/wiki/Using-JAXB")
        .ownDocument(
            "Every scalar is a string, nulls and empty lists are left out, and a list of one element is"
                + " written as the element.")
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
              new Class<?>[] {held.type()},
              Map.of(JAXBRIContext.ANNOTATION_READER, InstantText.annotations()));
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

  /** JAXB has no instants of its own; ISO 8601 is how XML Schema writes them. */
  @XmlJavaTypeAdapter(value = InstantText.class, type = Instant.class)
  static final class InstantText extends XmlAdapter<String, Instant> {
    /**
     * The annotations that a package-info of the models would have. The models know nothing of
     * JAXB.
     */
    private static RuntimeAnnotationReader annotations() {
      RuntimeAnnotationReader written = new RuntimeInlineAnnotationReader();
      XmlJavaTypeAdapter instants = InstantText.class.getAnnotation(XmlJavaTypeAdapter.class);
      InvocationHandler orInstants =
          (proxy, method, arguments) ->
              method.getName().equals("getPackageAnnotation")
                      && arguments[0] == XmlJavaTypeAdapter.class
                  ? instants
                  : method.invoke(written, arguments);
      return (RuntimeAnnotationReader)
          Proxy.newProxyInstance(
              Staxon.class.getClassLoader(),
              new Class<?>[] {RuntimeAnnotationReader.class},
              orInstants);
    }

    @Override
    public Instant unmarshal(String text) {
      return Instant.parse(text);
    }

    @Override
    public String marshal(Instant instant) {
      return instant == null ? null : instant.toString();
    }
  }
}
