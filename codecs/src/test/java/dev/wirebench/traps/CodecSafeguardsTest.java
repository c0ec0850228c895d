package dev.wirebench.traps;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.alibaba.fastjson.JSONException;
import com.thoughtworks.xstream.security.ForbiddenClassException;
import dev.wirebench.codec.Binding;
import dev.wirebench.codec.Codecs;
import dev.wirebench.models.Payload;
import dev.wirebench.models.orderevent.bean.OrderEvent;
import groovy.json.JsonSlurper;
import java.lang.reflect.Field;
import java.util.List;
import java.util.Map;
import net.minidev.json.JSONValue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What libraries do that no value shows: why a codec is configured as it is. What a value shows is
 * in the payloads of the tests.
 */
class CodecSafeguardsTest {
  private static final byte[] DOCUMENT = Payload.load("order-event").documents().get(0);

  /** A subclass of what is expected: the most that any reader could be talked into. */
  public static final class Impostor extends OrderEvent {
    private static final long serialVersionUID = 1L;
  }

  /** That a document names this class, as one library or another would understand it. */
  private static byte[] naming(String key) {
    String member = "{\"" + key + "\":\"" + Impostor.class.getName() + "\",";
    return new String(DOCUMENT, UTF_8)
        .replaceFirst("\\{", member.replace("$", "\\$"))
        .getBytes(UTF_8);
  }

  @Test
  void flexjsonMakesNoClassThatADocumentNames() throws Exception {
    assertThat(
            new flexjson.JSONDeserializer<OrderEvent>()
                .deserialize(new String(naming("class"), UTF_8), OrderEvent.class))
        .as("what the codec keeps from happening")
        .isInstanceOf(Impostor.class);
    assertThat(read("flexjson", naming("class"))).isExactlyInstanceOf(OrderEvent.class);
  }

  @Test
  void fastjsonMakesNoClassThatADocumentNames() {
    assertThatThrownBy(() -> read("fastjson", naming("@type")))
        .isInstanceOf(JSONException.class)
        .hasMessageContaining("safeMode not support autoType");
  }

  @Test
  void xstreamMakesNoClassButThePayloadsOwn() {
    String document = "{\"" + Impostor.class.getName() + "\":{}}";
    assertThatThrownBy(() -> read("xstream-jettison", document.getBytes(UTF_8)))
        .isInstanceOf(ForbiddenClassException.class);
  }

  @Test
  void jsonSmartsParserOfBytesGarblesLettersBesideAnEscape() throws Exception {
    String text = "{\"city\":\"Zürich\\n\"}";
    Map<?, ?> fromBytes = (Map<?, ?>) JSONValue.parse(text.getBytes(UTF_8));
    assertThat(fromBytes.get("city")).asString().startsWith("Z").isNotEqualTo("Zürich\n");
    assertThat(((Map<?, ?>) JSONValue.parseWithException(text)).get("city")).isEqualTo("Zürich\n");
  }

  /** Else the codec would be measured without the work that its users do next. */
  @Test
  void groovysMapsAreCompleteWhenTheCodecHasReadThem() throws Exception {
    assertThat(isHashed(new JsonSlurper().parse(DOCUMENT))).isFalse();
    Map<?, ?> read = (Map<?, ?>) read("groovy-json", DOCUMENT);
    assertThat(isHashed(read)).isTrue();
    assertThat(isHashed(read.get("flags"))).isTrue();
  }

  private static boolean isHashed(Object lazyMap) throws Exception {
    Field map = lazyMap.getClass().getDeclaredField("map");
    map.setAccessible(true);
    return map.get(lazyMap) != null;
  }

  /** What is in lists within lists goes by the name of its class, and no name is looked up. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "protostuff",
        "protostuff-no-unsafe",
        "protostuff-protobuf",
        "protostuff-json",
        "protostuff-json-numeric"
      })
  void protostuffReadsListsOfListsWithoutHavingWrittenAny(String codec) throws Exception {
    for (String id : List.of("grid-first-8", "enum-list-first-8")) {
      Payload<?> payload = Payload.load(id);
      for (Object value : payload.values()) {
        assertThat(binding(codec, payload).deserialize(binding(codec, payload).serialize(value)))
            .isEqualTo(value);
      }
    }
  }

  private static Object read(String codec, byte[] bytes) throws Exception {
    return binding(codec, Payload.load("order-event")).deserialize(bytes);
  }

  @SuppressWarnings("unchecked") // What binds a payload holds its beans here.
  private static Binding<Object> binding(String codec, Payload<?> payload) {
    return (Binding<Object>) Codecs.load(codec).bind(payload.type());
  }
}
