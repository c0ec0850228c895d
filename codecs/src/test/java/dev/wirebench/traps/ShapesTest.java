package dev.wirebench.traps;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.alibaba.fastjson2.JSON;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.module.kotlin.KotlinModule;
import com.google.gson.Gson;
import com.squareup.moshi.Moshi;
import com.squareup.moshi.kotlin.reflect.KotlinJsonAdapterFactory;
import dev.wirebench.codec.Codecs;
import dev.wirebench.codec.ShapeStudy;
import dev.wirebench.models.CustomCode;
import dev.wirebench.models.Payload;
import dev.wirebench.models.shapedefault.SerializableFizzBuzz;
import jakarta.json.bind.Jsonb;
import jakarta.json.bind.JsonbException;
import java.util.List;
import kotlinx.serialization.json.Json;
import org.eclipse.parsson.JsonProviderImpl;
import org.eclipse.yasson.JsonBindingProvider;
import org.junit.jupiter.api.Test;

/**
 * What becomes of the shapes of class without the code that {@link CustomCode} counts: each library
 * as it comes, on classes without annotations. That it works with that code, {@link
 * CodecContractTest} shows.
 */
class ShapesTest {
  private static final String WHOLE = "{\"fizz\":\"FUZZ\",\"bizz\":5,\"bazz\":[\"BUZZ\",\"BOZZ\"]}";
  private static final String WITHOUT_FIZZ = "{\"bizz\":5,\"bazz\":[\"BUZZ\",\"BOZZ\"]}";

  /** {@code UInt.MAX_VALUE}. */
  private static final long LARGEST = 4294967295L;

  private static final ObjectMapper JACKSON = JsonMapper.builder().build();
  private static final ObjectMapper JACKSON_KOTLIN =
      JsonMapper.builder().addModule(new KotlinModule.Builder().build()).build();
  private static final Gson GSON = new Gson();
  private static final Moshi MOSHI =
      new Moshi.Builder().addLast(new KotlinJsonAdapterFactory()).build();
  private static final Jsonb JSONB =
      new JsonBindingProvider().create().withProvider(new JsonProviderImpl()).build();

  @Test
  void theShapesHoldTheObjectOfTheStudy() {
    for (String shape : ShapeStudy.PAYLOADS) {
      assertThat(new String(Payload.load(shape).documents().get(0), UTF_8)).isEqualTo(WHOLE);
    }
  }

  @Test
  void onlyTheDefaultIsLeftOutForReading() {
    for (String shape : ShapeStudy.PAYLOADS) {
      Payload<?> payload = Payload.load(shape);
      if (shape.equals("shape-default")) {
        assertThat(new String(payload.inputs().get(0), UTF_8)).isEqualTo(WITHOUT_FIZZ);
        assertThat(payload.values())
            .allSatisfy(value -> assertThat(value).asString().startsWith("FizzBuzz(fizz=FUZZ, "));
      } else {
        assertThat(payload.inputs()).isEqualTo(payload.documents());
      }
    }
  }

  @Test
  void customCodeIsForCodecsOfTheStudy() {
    for (CustomCode code : CustomCode.all()) {
      assertThat(ShapeStudy.CODECS).contains(code.codec());
      assertThat(ShapeStudy.PAYLOADS).contains(code.payload());
      assertThat(Codecs.load(code.codec())).isNotNull();
    }
  }

  @Test
  void jacksonCannotMakeWhatOnlyAConstructorSets() {
    for (Class<?> type : List.of(PlainData.class, PlainDefault.class, PlainValue.class)) {
      assertThatThrownBy(() -> JACKSON.readValue(WHOLE, type))
          .isInstanceOf(JsonMappingException.class)
          .hasMessageContaining("no Creators, like default constructor, exist");
    }
  }

  /** The getter's name on the JVM, and the number as the JVM has it. */
  @Test
  void jacksonTakesAValueClassForAnOddIntOfAnOddName() throws Exception {
    assertThat(JACKSON.writeValueAsString(PlainValue.of(LARGEST)))
        .contains("\"bizz-pVg5ArA\":-1")
        .doesNotContain("\"bizz\":");
  }

  /** When the study was made, its module did not know value classes either. */
  @Test
  void jacksonsKotlinModuleNeedsNoHelp() throws Exception {
    PlainValue value = PlainValue.of(LARGEST);
    String text = JACKSON_KOTLIN.writeValueAsString(value);
    assertThat(text).contains("\"bizz\":4294967295");
    assertThat(JACKSON_KOTLIN.readValue(text, PlainValue.class)).isEqualTo(value);
    assertThat(JACKSON_KOTLIN.readValue(WITHOUT_FIZZ, PlainDefault.class))
        .isEqualTo(JACKSON_KOTLIN.readValue(WHOLE, PlainDefault.class));
  }

  @Test
  void yassonCannotMakeWhatOnlyAConstructorSets() {
    for (Class<?> type : List.of(PlainData.class, PlainDefault.class, PlainValue.class)) {
      assertThatThrownBy(() -> JSONB.fromJson(WHOLE, type)).isInstanceOf(JsonbException.class);
    }
  }

  @Test
  void yassonTakesAValueClassForAnOddIntOfAnOddName() {
    assertThat(JSONB.toJson(PlainValue.of(LARGEST)))
        .contains("\"bizz-pVg5ArA\":-1")
        .doesNotContain("\"bizz\":");
  }

  /** It makes the object past its constructor: a property that cannot be null is. */
  @Test
  void gsonLeavesNullWhereTheClassHasADefault() {
    PlainDefault read = GSON.fromJson(WITHOUT_FIZZ, PlainDefault.class);
    assertThat(read.getFizz()).isNull();
    assertThat(read.getBizz()).isEqualTo(5);
  }

  /** It reads and writes the field: right by luck, for what fits an {@code int}. */
  @Test
  void gsonWritesALargeUnsignedNumberAsANegativeOne() {
    assertThat(GSON.toJson(PlainValue.of(5))).contains("\"bizz\":5");
    assertThat(GSON.toJson(PlainValue.of(LARGEST))).contains("\"bizz\":-1");
    assertThat(GSON.fromJson(WHOLE, PlainValue.class).getBazz()).containsExactly("BUZZ", "BOZZ");
  }

  /** Why every codec of kotlinx.serialization sets encodeDefaults. */
  @Test
  void kotlinxLeavesOutWhatHasItsDefault() {
    SerializableFizzBuzz value = new SerializableFizzBuzz("FUZZ", 5, List.of("BUZZ", "BOZZ"));
    assertThat(Json.Default.encodeToString(SerializableFizzBuzz.Companion.serializer(), value))
        .isEqualTo(WITHOUT_FIZZ);
  }

  /** Why the generated data classes bear Moshi's annotation on the parameter. */
  @Test
  void moshiOverlooksANameOnTheField() {
    assertThat(MOSHI.adapter(FieldNamed.class).toJson(new FieldNamed("FUZZ")))
        .isEqualTo("{\"fizzBuzz\":\"FUZZ\"}");
  }

  @Test
  void moshiHasNoAdapterForUnsignedNumbers() {
    assertThatThrownBy(() -> MOSHI.adapter(PlainValue.class))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("requires explicit JsonAdapter to be registered");
  }

  @Test
  void fastjson2TakesAnUnsignedNumberForAnInt() {
    assertThat(JSON.toJSONString(PlainValue.of(LARGEST))).contains("\"bizz\":-1");
  }

  /** It takes the constructor with the most parameters, which is kotlinx.serialization's own. */
  @Test
  void fastjson2GetsNothingOutOfAClassOfKotlinx() {
    assertThat(readByFastjson2(SerializableFizzBuzz.class))
        .isNotEqualTo(GSON.fromJson(WHOLE, SerializableFizzBuzz.class));
  }

  /** By class and class path it throws, or makes an object without values. */
  private static Object readByFastjson2(Class<?> type) {
    try {
      return JSON.parseObject(WHOLE, type);
    } catch (RuntimeException | LinkageError refused) {
      return null;
    }
  }
}
