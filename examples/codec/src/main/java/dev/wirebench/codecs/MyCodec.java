package dev.wirebench.codecs;

import com.fasterxml.jackson.jr.annotationsupport.JacksonAnnotationExtension;
import com.fasterxml.jackson.jr.extension.javatime.JacksonJrJavaTimeExtension;
import com.fasterxml.jackson.jr.ob.JSON;
import dev.wirebench.codec.ClassBinding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Format;
import dev.wirebench.codec.Spi;
import dev.wirebench.codec.ThreadSafety;
import dev.wirebench.codec.Traits;
import dev.wirebench.models.HeldClass;
import dev.wirebench.models.PayloadType;

/** Jackson jr with two of its extensions: one configuration, two calls. */
@Spi(Spi.VERSION)
public final class MyCodec implements Codec {
  private final JSON json =
      JSON.builder()
          .enable(JSON.Feature.WRITE_NULL_PROPERTIES)
          .register(JacksonAnnotationExtension.std)
          .register(new JacksonJrJavaTimeExtension())
          .build();

  @Override
  public Traits traits() {
    return Traits.of("my-codec", Format.JSON)
        .artifact("jackson-jr-objects", JSON.class)
        .artifact("jackson-jr-annotation-support", JacksonAnnotationExtension.class)
        .artifact("jackson-jr-extension-javatime", JacksonJrJavaTimeExtension.class)
        .licence("Apache-2.0")
        .threadSafety(ThreadSafety.SAFE)
        .configuration(
            "One JSON with Jackson's annotations and java.time that writes nulls.",
            "https://github.com/FasterXML/jackson-jr")
        .build();
  }

  @Override
  public <T> ClassBinding<?, ?> bind(PayloadType<T> payload) {
    return new Bound<>(json, payload.bean());
  }

  private static final class Bound<B, N> extends ClassBinding<B, N> {
    private final JSON json;
    private final Class<N> type;

    Bound(JSON json, HeldClass<B, N> flavour) {
      super(flavour);
      this.json = json;
      this.type = flavour.type();
    }

    @Override
    public byte[] serialize(N value) throws Exception {
      return json.asBytes(value);
    }

    @Override
    public N deserialize(byte[] bytes) throws Exception {
      return json.beanFrom(type, bytes);
    }
  }
}
