package dev.wirebench.codecs;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.thoughtworks.xstream.XStream;
import com.thoughtworks.xstream.io.json.JettisonMappedXmlDriver;
import dev.wirebench.base.ValueType;
import dev.wirebench.codec.BufferByStream;
import dev.wirebench.codec.ClassBinding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Format;
import dev.wirebench.codec.TextBinding;
import dev.wirebench.codec.ThreadSafety;
import dev.wirebench.codec.Traits;
import dev.wirebench.codec.Utf8;
import dev.wirebench.models.BeanFields;
import dev.wirebench.models.HeldClass;
import dev.wirebench.models.PayloadType;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.CharacterCodingException;
import org.codehaus.jettison.json.JSONObject;

public final class XstreamJettison implements Codec {
  @Override
  public Traits traits() {
    return Traits.of("xstream-jettison", Format.JSON)
        .artifact("xstream", XStream.class)
        .artifact("jettison", JSONObject.class)
        .licence("BSD-3-Clause")
        .threadSafety(ThreadSafety.SAFE)
        .configuration(
            "One XStream on JettisonMappedXmlDriver without references, which allows the payload's own"
                + " types alone and knows their names; String API, UTF-8 conversion included.",
            "https://x-stream.github.io/json-tutorial.html")
        .ownDocument(
            "The document stands in an object named after its class, nulls are left out, strings that"
                + " look like numbers become such, and lists and maps are written as XStream's XML is.")
        .note("Reads and writes fields past their accessors, by sun.misc.Unsafe.")
        .build();
  }

  @Override
  public <T> ClassBinding<?, ?> bind(PayloadType<T> payload) {
    XStream xstream = new XStream(new JettisonMappedXmlDriver());
    xstream.setMode(XStream.NO_REFERENCES);
    for (ValueType value : ValueType.values()) {
      xstream.allowTypes(new Class<?>[] {value.type()});
    }
    for (Class<?> type : payload.beans()) {
      xstream.allowTypes(new Class<?>[] {type});
      xstream.alias(type.getSimpleName(), type);
      if (!type.isEnum()) {
        BeanFields.of(type)
            .forEach((name, field) -> xstream.aliasField(name, type, field.getName()));
      }
    }
    return new Texts<>(xstream, payload.bean());
  }

  private static final class Texts<B, N> extends ClassBinding<B, N>
      implements TextBinding<N>, BufferByStream<N> {
    private final XStream xstream;

    Texts(XStream xstream, HeldClass<B, N> held) {
      super(held);
      this.xstream = xstream;
    }

    @Override
    public byte[] serialize(N value) {
      return write(value).getBytes(UTF_8);
    }

    @Override
    public N deserialize(byte[] bytes) throws CharacterCodingException {
      return read(Utf8.decode(bytes));
    }

    @Override
    public String write(N value) {
      return xstream.toXML(value);
    }

    @Override
    public N read(String text) {
      return type().cast(xstream.fromXML(text));
    }

    @Override
    public void write(N value, OutputStream out) {
      xstream.toXML(value, out);
    }

    @Override
    public N read(InputStream in) {
      return type().cast(xstream.fromXML(in));
    }
  }
}
