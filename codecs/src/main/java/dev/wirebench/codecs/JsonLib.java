package dev.wirebench.codecs;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.wirebench.base.ValueType;
import dev.wirebench.codec.ClassBinding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Format;
import dev.wirebench.codec.TextBinding;
import dev.wirebench.codec.TextTreeBinding;
import dev.wirebench.codec.ThreadSafety;
import dev.wirebench.codec.Traits;
import dev.wirebench.codec.TreeBinding;
import dev.wirebench.codec.Utf8;
import dev.wirebench.models.BeanFields;
import dev.wirebench.models.HeldClass;
import dev.wirebench.models.PayloadType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.nio.charset.CharacterCodingException;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import net.sf.ezmorph.ObjectMorpher;
import net.sf.json.JSONNull;
import net.sf.json.JSONObject;
import net.sf.json.JsonConfig;
import net.sf.json.processors.JsonValueProcessor;
import net.sf.json.util.JSONUtils;

public final class JsonLib implements Codec {
  @Override
  public Traits traits() {
    return Traits.of("json-lib", Format.JSON)
        .artifact("json-lib", JSONObject.class)
        .licence("Apache-2.0")
        .threadSafety(
            ThreadSafety.SAFE,
            "By its source alone threads may share it; they wait for each other at a registry.")
        .configuration(
            "JSONObject.fromObject and JSONObject.toBean with one JsonConfig that names the classes of"
                + " elements, maps names, and writes null strings as null;"
                + " String API, UTF-8 conversion included.",
            "https://json-lib.sourceforge.net/snippets.html")
        .ownAdapters("java.time and UUIDs")
        .build();
  }

  @Override
  public <T> ClassBinding<?, ?> bind(PayloadType<T> payload) {
    JsonConfig config = new JsonConfig();
    config.setRootClass(payload.bean().type());
    config.registerDefaultValueProcessor(String.class, type -> JSONNull.getInstance());
    config.registerJsonValueProcessor(Instant.class, new OwnText());
    JSONUtils.getMorpherRegistry().registerMorpher(new Parsed(Instant.class, Instant::parse));
    for (ValueType value : ValueType.texts()) {
      config.registerJsonValueProcessor(value.type(), new OwnText());
      JSONUtils.getMorpherRegistry().registerMorpher(new Parsed(value.type(), value::parse));
    }
    Map<String, Class<?>> elements = new HashMap<>();
    payload.beans().stream()
        .filter(type -> !type.isEnum())
        .forEach(bean -> register(bean, config, elements));
    config.setClassMap(elements);
    return new Trees<>(config, payload.bean());
  }

  private static void register(Class<?> bean, JsonConfig config, Map<String, Class<?>> elements) {
    Map<String, String> properties = new HashMap<>();
    Map<String, String> names = new HashMap<>();
    BeanFields.of(bean)
        .forEach(
            (name, field) -> {
              names.put(field.getName(), name);
              properties.put(name, field.getName());
              if (field.getType() == List.class) {
                elements.put(name, innermost(field.getGenericType()));
              }
            });
    config.registerJsonPropertyNameProcessor(bean, (type, name) -> names.getOrDefault(name, name));
    config.registerJavaPropertyNameProcessor(
        bean, (type, name) -> properties.getOrDefault(name, name));
  }

  /** Lists within lists are read by the class of what is inside of them all. */
  private static Class<?> innermost(Type type) {
    return type instanceof ParameterizedType list
        ? innermost(list.getActualTypeArguments()[0])
        : (Class<?>) type;
  }

  private static final class OwnText implements JsonValueProcessor {
    @Override
    public Object processArrayValue(Object value, JsonConfig config) {
      return value == null ? JSONNull.getInstance() : value.toString();
    }

    @Override
    public Object processObjectValue(String key, Object value, JsonConfig config) {
      return processArrayValue(value, config);
    }
  }

  @SuppressWarnings("rawtypes")
  private record Parsed(Class type, Function<String, Object> parse) implements ObjectMorpher {
    @Override
    public Object morph(Object text) {
      return parse.apply((String) text);
    }

    @Override
    public Class morphsTo() {
      return type;
    }

    @Override
    public boolean supports(Class type) {
      return type == String.class;
    }
  }

  private static final class Trees<B, N> extends ClassBinding<B, N>
      implements TextBinding<N>, TreeBinding, TextTreeBinding {
    private final JsonConfig config;

    Trees(JsonConfig config, HeldClass<B, N> held) {
      super(held);
      this.config = config;
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
      return JSONObject.fromObject(value, config).toString();
    }

    @Override
    public N read(String text) {
      return type().cast(JSONObject.toBean(parse(text), config));
    }

    @Override
    public JSONObject parse(byte[] document) throws CharacterCodingException {
      return parse(Utf8.decode(document));
    }

    @Override
    public JSONObject parse(String document) {
      return JSONObject.fromObject(document);
    }
  }
}
