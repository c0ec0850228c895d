package dev.wirebench.models;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.protobuf.Message;
import dev.wirebench.models.build.DocumentReader;
import dev.wirebench.models.emptyname.bean.EmptyName;
import dev.wirebench.models.torture.TortureMessages;
import dev.wirebench.models.torture.bean.Node;
import dev.wirebench.models.torture.bean.Torture;
import dev.wirebench.models.torture.bean.Torture_Colour;
import dev.wirebench.models.torture.data.Names;
import dev.wirebench.models.writtendates.WrittenDatesAvro;
import dev.wirebench.models.writtendates.bean.WrittenDates;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import org.apache.avro.Schema;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What codegen makes of schemas with every construct; what codecs make of it, their contract tells.
 */
class TortureTest {
  /** A name that was written twice must not go unnoticed. */
  private static final ObjectMapper MAPPER =
      JsonMapper.builder()
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .build();

  private final Payload<?> payload = Payload.load("torture");
  private final Torture bean = (Torture) payload.values().get(0);

  static List<String> ids() {
    return Payload.schemas().stream().filter(id -> !id.startsWith("nested-")).toList();
  }

  @ParameterizedTest
  @MethodSource("ids")
  void flavoursHoldTheSameValues(String id) {
    assertFlavours(Payload.load(id));
  }

  private static <B> void assertFlavours(Payload<B> payload) {
    PayloadType<B> type = payload.type();
    for (B value : payload.values()) {
      assertRoundTrip(type.message(), value);
      if (!payload.id().equals("wide")) {
        assertRoundTrip(type.reflected(), value);
      }
    }
    assertRoundTrip(type.message(), payload.unseenValue());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "astral-key",
        "awkward-values",
        "empty-name",
        "enum-list",
        "grid",
        "odd-names",
        "torture",
        "wide",
        "written-dates"
      })
  void avrosClassesHoldTheSameValues(String id) {
    assertAvro(Payload.load(id));
  }

  private static <B> void assertAvro(Payload<B> payload) {
    HeldClass<B, ?> records = Flavours.of(payload.type(), "avro");
    payload.values().forEach(value -> assertRoundTrip(records, value));
    assertRoundTrip(records, payload.unseenValue());
  }

  @Test
  void avrosClassesKeepInstantsThatItsTimestampsLose() {
    WrittenDates dates = new WrittenDates();
    dates.setSeconds(Instant.parse("9999-12-31T23:59:59.999999999Z"));
    dates.setMillis(Instant.parse("0001-01-01T00:00:00.000000001Z"));
    assertRoundTrip(WrittenDatesAvro.flavour(), dates);
  }

  @Test
  void avrosNamesAreValidWhateverTheSchemaCallsThem() {
    assertThat(
            dev.wirebench.avro.torture.Names.getClassSchema().getFields().stream()
                .map(Schema.Field::name))
        .doesNotHaveDuplicates()
        .allMatch(name -> name.matches("[A-Za-z_][A-Za-z0-9_]*"))
        .contains("class", "_2Fa", "dashes", "item81", "itemCount82", "serializedSize");
    assertThat(dev.wirebench.avro.torture.Torture_Colour.getClassSchema().getEnumSymbols())
        .containsExactly("COLOUR_UNSPECIFIED", "RED", "BLUE", "darkGreen_2");
  }

  private static <B, N> void assertRoundTrip(HeldClass<B, N> flavour, B value) {
    N converted = flavour.fromBean().apply(value);
    assertThat(converted).isInstanceOf(flavour.type());
    B back = flavour.toBean().apply(converted);
    assertThat(back).isEqualTo(value).hasSameHashCodeAs(value);
  }

  /** The other way round, a document is written of each message when the payloads are. */
  @ParameterizedTest
  @MethodSource("ids")
  void documentsAreReadAsTheMessagesThatTheyAreOf(String id) throws Exception {
    assertRead(Payload.load(id));
  }

  private static <B> void assertRead(Payload<B> payload) throws Exception {
    for (int i = 0; i < payload.values().size(); i++) {
      assertRead(payload.documents().get(i), payload.type().message(), payload.values().get(i));
    }
    assertRead(payload.unseenDocument(), payload.type().message(), payload.unseenValue());
  }

  private static <B> void assertRead(
      byte[] document, HeldClass<B, ? extends Message> messages, B value) throws Exception {
    Message message = messages.fromBean().apply(value);
    Message.Builder read = message.newBuilderForType();
    DocumentReader.read(document, read);
    assertThat(read.build()).isEqualTo(message);
  }

  @Test
  void listMessagesAreLists() throws Exception {
    JsonNode document = MAPPER.readTree(payload.documents().get(0));
    assertThat(document.get("grid")).hasToString("[[1.5,-0.25],[],[3.141592653589793]]");
    assertThat(document.get("cube")).hasToString("[[[1,2],[-3]],[],[[]]]");
    assertThat(document.get("rowsByName")).hasToString("{\"north\":[0.5,1.5],\"south\":[]}");
    assertThat(bean.getGrid())
        .containsExactly(List.of(1.5, -0.25), List.of(), List.of(3.141592653589793))
        .allMatch(ArrayList.class::isInstance);
    assertThat(bean.getForest().get(0)).extracting(Node::getName).containsExactly("oak", "ash");
    assertThat(bean.getEmptyGrid()).isEmpty();
    assertThat(payload.type().beans())
        .extracting(Class::getSimpleName)
        .contains("Node", "Part")
        .doesNotContain("DoubleRow", "NodeRow", "Plane", "PartRow");
  }

  @Test
  void namesAreExactEvenWhereProtocRefusesThem() throws Exception {
    assertThat(MAPPER.readTree(Payload.load("empty-name").documents().get(0)).get("").textValue())
        .isEqualTo("without a name");
    JsonNode document = MAPPER.readTree(Payload.load("odd-names").documents().get(0));
    assertThat(document.get("a\0b").textValue()).isEqualTo("U+0000");
    assertThat(document.get("[in brackets]").textValue()).isEqualTo("brackets");
    assertThat(BeanFields.of(EmptyName.class)).containsOnlyKeys("", "named");
  }

  @Test
  void valuesDifferInLengthToo() {
    assertThat(new HashSet<>(payload.values())).hasSameSizeAs(payload.values());
    assertThat(payload.documents())
        .extracting(d -> d.length)
        .contains(payload.documents().get(0).length)
        .doesNotContain(payload.unseenDocument().length);
    assertThat(payload.documents().stream().map(d -> d.length).distinct().count())
        .isGreaterThan(100);
  }

  @Test
  void presenceIsKept() throws Exception {
    JsonNode document = MAPPER.readTree(payload.documents().get(0));
    assertThat(document.get("noInt32").isNull()).isTrue();
    assertThat(document.get("someZero").intValue()).isZero();
    assertThat(document.get("someEmpty").textValue()).isEmpty();
    assertThat(document.get("card").isNull()).isTrue();
    assertThat(document.get("voucher").get("name").textValue()).isEqualTo("paid by voucher");
    assertThat(document.get("emptyList").isArray()).isTrue();
    assertThat(document.get("emptyMap").isObject()).isTrue();
    assertThat(bean.getNoInt32()).isNull();
    assertThat(bean.getSomeZero()).isZero();
    assertThat(bean.getCard()).isNull();
    assertThat(bean.getVoucher()).isNotNull();
    assertThat(bean.getNothing()).isNotNull();
    assertThat(bean.getNoTorture()).isNull();
  }

  @Test
  void everyFormOfADocumentIsTheOneThatIsPromised() throws Exception {
    JsonNode document = MAPPER.readTree(payload.documents().get(0));
    assertThat(document.get("created").textValue()).isEqualTo("2026-11-21T10:15:30.123Z");
    assertThat(document.get("bytesValue").textValue()).isEqualTo("AAECAwT7+/8=");
    assertThat(document.get("someColour").textValue()).isEqualTo("darkGreen_2");
    assertThat(document.get("byBool").get("true").textValue()).isEqualTo("yes");
    assertThat(document.get("names").get("größe_大小").textValue()).startsWith("grün 緑");
  }

  /** The name that an annotation gives is the whole contract between schema and library. */
  @Test
  void gsonAndJacksonFindEveryOddNameOnTheDataClassToo() throws Exception {
    String document = MAPPER.readTree(payload.documents().get(0)).get("names").toString();
    Names data = ((dev.wirebench.models.torture.data.Torture) data(payload)).getNames();
    Gson gson = new GsonBuilder().disableHtmlEscaping().create();
    assertThat(MAPPER.readTree(gson.toJson(data))).isEqualTo(MAPPER.readTree(document));
    assertThat(gson.fromJson(document, Names.class)).isEqualTo(data);
    assertThat(MAPPER.readTree(MAPPER.writeValueAsString(data)))
        .isEqualTo(MAPPER.readTree(document));
  }

  private static <B> Object data(Payload<B> payload) {
    return payload.type().data().fromBean().apply(payload.values().get(0));
  }

  @Test
  void anEnumNumberThatTheSchemaDoesNotNameIsRefused() {
    dev.wirebench.proto.torture.Torture message =
        dev.wirebench.proto.torture.Torture.newBuilder().setColourValue(99).build();
    assertThatThrownBy(() -> TortureMessages.toBean(message))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "the message holds a number that enum wirebench.torture.Torture.Colour does not name");
    assertThat(Torture_Colour.values()).hasSize(4);
  }

  @Test
  void aMessageThatIsTooWideHasEveryFlavourButTheDataClass() throws Exception {
    PayloadType<?> wide = Payload.type("wide");
    assertThatThrownBy(wide::data)
        .isInstanceOf(AbsentClass.class)
        .hasMessageStartingWith("no Kotlin data class: the 246 fields of message");
    assertThat(wide.bean().type().getSimpleName()).isEqualTo("Wide");
    // One field less still compiles and loads.
    assertThat(Class.forName("dev.wirebench.models.wide.data.Brim").getDeclaredConstructors())
        .anySatisfy(constructor -> assertThat(constructor.getParameterCount()).isEqualTo(245));
  }
}
