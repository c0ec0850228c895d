package dev.wirebench.codecs;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.wirebench.base.ValueType;
import dev.wirebench.codec.BufferByWriter;
import dev.wirebench.codec.ClassBinding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Format;
import dev.wirebench.codec.ThreadSafety;
import dev.wirebench.codec.Traits;
import dev.wirebench.codec.Utf8;
import dev.wirebench.models.HeldClass;
import dev.wirebench.models.PayloadType;
import flexjson.JSONSerializer;
import flexjson.JSONTokener;
import flexjson.ObjectBinder;
import flexjson.ObjectFactory;
import flexjson.transformer.AbstractTransformer;
import java.io.Reader;
import java.io.Writer;
import java.lang.reflect.Array;
import java.nio.charset.CharacterCodingException;
import java.time.Instant;
import java.util.Base64;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;

public final class Flexjson implements Codec {
  private static final ObjectFactory INSTANTS =
      (context, value, type, targetClass) -> Instant.parse((String) value);
  private static final ObjectFactory BYTES =
      (context, value, type, targetClass) -> Base64.getDecoder().decode((String) value);

  // Not per operation: each exclude() grows a list that every property is then compared with.
  private final JSONSerializer serializer =
      new JSONSerializer()
          .exclude("*.class")
          .transform(new Text(Object::toString), textTypes())
          .transform(
              new Text(value -> Base64.getEncoder().encodeToString((byte[]) value)), byte[].class);

  /** Instants, and the value types that documents have as texts. */
  private static Class<?>[] textTypes() {
    return Stream.concat(Stream.of(Instant.class), ValueType.texts().stream().map(ValueType::type))
        .toArray(Class<?>[]::new);
  }

  @Override
  public Traits traits() {
    return Traits.of("flexjson", Format.JSON)
        .artifact("flexjson", JSONSerializer.class)
        .licence("Apache-2.0")
        .threadSafety(ThreadSafety.SAFE)
        .configuration(
            "One JSONSerializer without class names, and an ObjectBinder for each text that takes no class"
                + " name from it; String API, UTF-8 conversion included.",
            "https://flexjson.sourceforge.net/")
        .ownAdapters("java.time, UUIDs and bytes")
        .note(
            "Its own JSONDeserializer would make any subclass that a document names, and cannot be told"
                + " not to.")
        .note("Writes keys in alphabetical order.")
        .build();
  }

  @Override
  public <T> ClassBinding<?, ?> bind(PayloadType<T> payload) {
    return new Texts<>(serializer, payload.bean());
  }

  /**
   * Binds as JSONDeserializer does, but with less trust: a document may name no class to be made.
   */
  private static final class SafeBinder extends ObjectBinder {
    SafeBinder() {
      use(Instant.class, INSTANTS);
      ValueType.texts()
          .forEach(
              value ->
                  use(
                      value.type(),
                      (context, text, type, targetClass) -> value.parse((String) text)));
      // The key of all arrays, of which a payload has no others.
      use(Array.class, BYTES);
    }

    @Override
    @SuppressWarnings("rawtypes")
    protected Class findClassInMap(Map map, Class expected) {
      return expected;
    }
  }

  private static final class Text extends AbstractTransformer {
    private final Function<Object, String> text;

    Text(Function<Object, String> text) {
      this.text = text;
    }

    @Override
    public void transform(Object value) {
      getContext().writeQuoted(text.apply(value));
    }
  }

  private static final class Texts<B, N> extends ClassBinding<B, N> implements BufferByWriter<N> {
    private final JSONSerializer serializer;

    Texts(JSONSerializer serializer, HeldClass<B, N> held) {
      super(held);
      this.serializer = serializer;
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
      return serializer.deepSerialize(value);
    }

    @Override
    public N read(String text) {
      return read(new JSONTokener(text));
    }

    @Override
    public void write(N value, Writer writer) {
      serializer.deepSerialize(value, writer);
    }

    @Override
    public N read(Reader reader) {
      return read(new JSONTokener(reader));
    }

    private N read(JSONTokener tokens) {
      ObjectBinder binder = new SafeBinder();
      return type().cast(binder.bind(tokens.nextValue(), type()));
    }
  }
}
