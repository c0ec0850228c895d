package dev.wirebench.codecs;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.wirebench.codec.ClassBinding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Format;
import dev.wirebench.codec.Held;
import dev.wirebench.codec.TextBinding;
import dev.wirebench.codec.TextTreeBinding;
import dev.wirebench.codec.ThreadSafety;
import dev.wirebench.codec.Traits;
import dev.wirebench.codec.TreeBinding;
import dev.wirebench.models.HeldClass;
import dev.wirebench.models.HeldMap;
import dev.wirebench.models.PayloadType;
import groovy.json.JsonGenerator;
import groovy.json.JsonSlurper;
import java.util.List;
import java.util.Map;

public final class GroovyJson implements Codec {
  private final JsonSlurper slurper = new JsonSlurper();
  private final JsonGenerator generator =
      new JsonGenerator.Options().disableUnicodeEscaping().build();

  @Override
  public Traits traits() {
    return Traits.of("groovy-json", Format.JSON)
        .artifact("groovy-json", JsonSlurper.class)
        .licence("Apache-2.0")
        .holds(Held.MAP)
        .threadSafety(ThreadSafety.SAFE, ThreadSafety.BY_SOURCE)
        .configuration(
            "One JsonSlurper and one JsonGenerator without Unicode escapes, on a Map of strings, numbers,"
                + " lists and maps: there is no reading to a bean.",
            "https://groovy-lang.org/processing-json.html")
        .note(
            "The maps that it reads hash their keys on first use: every map is asked for its values"
                + " within the operation.")
        .build();
  }

  @Override
  public <T> ClassBinding<?, ?> bind(PayloadType<T> payload) {
    return new Maps<>(slurper, generator, HeldMap.of(payload.bean()));
  }

  private static final class Maps<B> extends ClassBinding<B, Map<String, Object>>
      implements TextBinding<Map<String, Object>>, TreeBinding, TextTreeBinding {
    private final JsonSlurper slurper;
    private final JsonGenerator generator;

    Maps(JsonSlurper slurper, JsonGenerator generator, HeldClass<B, Map<String, Object>> held) {
      super(held);
      this.slurper = slurper;
      this.generator = generator;
    }

    @Override
    public byte[] serialize(Map<String, Object> value) {
      return write(value).getBytes(UTF_8);
    }

    @Override
    public Map<String, Object> deserialize(byte[] bytes) {
      return parse(bytes);
    }

    @Override
    public String write(Map<String, Object> value) {
      return generator.toJson(value);
    }

    @Override
    public Map<String, Object> read(String text) {
      return parse(text);
    }

    @Override
    public Map<String, Object> parse(byte[] document) {
      return complete(slurper.parse(document, UTF_8.name()));
    }

    @Override
    public Map<String, Object> parse(String document) {
      return complete(slurper.parseText(document));
    }

    @Override
    public String print(Object tree) {
      return generator.toJson(tree);
    }

    @SuppressWarnings("unchecked") // A document is an object.
    private static Map<String, Object> complete(Object tree) {
      visit(tree);
      return (Map<String, Object>) tree;
    }

    private static void visit(Object tree) {
      if (tree instanceof Map<?, ?> map) {
        map.values().forEach(Maps::visit);
      } else if (tree instanceof List<?> list) {
        list.forEach(Maps::visit);
      }
    }
  }
}
