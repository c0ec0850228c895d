package dev.wirebench.models;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirebench.models.mediacontent.bean.MediaContent;
import dev.wirebench.models.mediacontent.bean.Media_Player;
import dev.wirebench.models.orderevent.bean.OrderEvent;
import dev.wirebench.models.orderevents100.bean.OrderEvents100;
import dev.wirebench.models.users.bean.Users;
import java.security.MessageDigest;
import java.util.Collections;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class PayloadTest {
  /** The order event of the article that the payload is taken from, to the letter. */
  private static final String ORDER_EVENT =
      "{\"orderId\":\"ord-8f4a2c1d-9e3b\",\"symbol\":\"AAPL\",\"side\":\"BUY\",\"quantity\":1000,"
          + "\"price\":182.45,\"timestamp\":1742634892341,\"status\":\"PENDING\","
          + "\"traderId\":\"trader-891\",\"accountId\":\"acc-2291\",\"venue\":\"NYSE\","
          + "\"currency\":\"USD\",\"flags\":{\"marginCall\":false,\"icebergOrder\":true,"
          + "\"visibleQuantity\":100}}";

  static List<String> schemas() {
    return Payload.schemas();
  }

  @Test
  void orderEventStartsWithTheExactEvent() {
    byte[] document = Payload.load("order-event").documents().get(0);
    assertThat(new String(document, UTF_8)).isEqualTo(ORDER_EVENT);
    assertThat(document).hasSize(286);
  }

  /** What is read of the long document by hand is what the long value holds, and nothing twice. */
  @Test
  void severalValuesAreOneLongValue() {
    Payload<?> single = Payload.load("users");
    Payload<?> large = Payload.load("users-times-12");
    assertThat(large.id()).isEqualTo("users-times-12");
    assertThat(large.values()).hasSize(2);
    assertThat(large.meanBytes()).isBetween(11 * single.meanBytes(), 13 * single.meanBytes());
    Users first = (Users) large.values().get(0);
    assertThat(first.getUsers().subList(0, 60))
        .isEqualTo(((Users) single.values().get(0)).getUsers());
    Set<Object> distinct = Collections.newSetFromMap(new IdentityHashMap<>());
    distinct.addAll(first.getUsers());
    assertThat(distinct).hasSameSizeAs(first.getUsers());
    String document = new String(large.documents().get(0), UTF_8);
    assertThat(document.split("\"guid\":")).hasSize(first.getUsers().size() + 1);
    assertThat(document)
        .startsWith(new String(single.documents().get(0), UTF_8).substring(0, 9000));
    assertThat(large.values().get(1)).isNotEqualTo(first).isNotEqualTo(large.unseenValue());
    assertThat(Payload.load("users-times-12-pretty-first-1").documents()).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"order-event-times-2", "users-selective-times-2"})
  void whatIsNoArrayCannotBePutTogether(String id) {
    assertThatThrownBy(() -> Payload.load(id))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("no payload '" + id + "': its values cannot be put together");
  }

  @Test
  void orderEventValuesDifferAsRealOnesDo() {
    List<OrderEvent> values = List.copyOf(orderEvents());
    assertThat(new HashSet<>(values)).hasSize(512);
    assertThat(lengths(Payload.load("order-event"))).hasSizeGreaterThan(10);
    assertThat(values)
        .extracting(OrderEvent::getSymbol)
        .extracting(String::length)
        .contains(2, 3, 4, 5, 6);
    assertThat(values)
        .extracting(OrderEvent::getQuantity)
        .anyMatch(quantity -> quantity < 1000)
        .anyMatch(quantity -> quantity >= 10_000);
    assertThat(values).extracting(event -> event.getFlags().getMarginCall()).contains(true, false);
    assertThat(values)
        .extracting(event -> event.getFlags().getIcebergOrder())
        .contains(true, false);
    // As long as the first: an identifier, and a point in time.
    assertThat(values)
        .extracting(OrderEvent::getOrderId)
        .allMatch(id -> id.matches("[a-z]{2,4}-[a-z0-9]{8}-[a-z0-9]{4}"));
    assertThat(values)
        .extracting(OrderEvent::getTimestamp)
        .allMatch(time -> time >= 1_000_000_000_000L && time < 10_000_000_000_000L);
  }

  @SuppressWarnings("unchecked")
  private static List<OrderEvent> orderEvents() {
    return (List<OrderEvent>) Payload.load("order-event").values();
  }

  @Test
  void aRequestOfAHundredOrdersHasAHundred() {
    assertThat(Payload.load("order-events-100").values())
        .allSatisfy(value -> assertThat(((OrderEvents100) value).getEvents()).hasSize(100));
  }

  @Test
  void listsDifferInSizeAndOptionalFieldsArePresentOrNot() {
    List<MediaContent> values =
        Payload.load("media-content").values().stream().map(MediaContent.class::cast).toList();
    assertThat(values).extracting(value -> value.getImages().size()).contains(1, 2, 3);
    assertThat(values).extracting(value -> value.getMedia().getPersons().size()).contains(1, 2, 3);
    assertThat(values)
        .extracting(value -> value.getMedia().getPlayer())
        .containsAll(List.of(Media_Player.values()));
    assertThat(values)
        .extracting(value -> value.getMedia().getTitle())
        .containsNull()
        .anyMatch(Objects::nonNull);
    assertThat(values)
        .extracting(value -> value.getMedia().getBitrate())
        .containsNull()
        .anyMatch(Objects::nonNull);
  }

  @ParameterizedTest
  @MethodSource("schemas")
  void valuesAreManyAndDifferInLength(String id) {
    Payload<?> payload = Payload.load(id);
    int count = payload.values().size();
    assertThat(count).isBetween(Payload.FEWEST_VALUES, 512);
    assertThat(Integer.bitCount(count)).isOne();
    long bytes = payload.inputs().stream().mapToLong(document -> document.length).sum();
    assertThat(bytes).isLessThan(16_000_000);
    assertThat(count == 512 || bytes > 900_000).isTrue();
    if (id.startsWith("nested-")) {
      assertThat(lengths(payload)).hasSize(1);
    } else {
      assertThat(lengths(payload)).hasSizeGreaterThan(3);
    }
  }

  private static Set<Integer> lengths(Payload<?> payload) {
    return payload.documents().stream()
        .map(document -> document.length)
        .collect(Collectors.toSet());
  }

  @Test
  void orderEventDocumentsAreTheSameEverywhere() throws Exception {
    assertThat(sha256(Payload.load("order-event")))
        .isEqualTo("3ddf1a3a844430d02d65c07db07f6af28b11f34b561e162bbfbf5570fc28eab6");
  }

  @ParameterizedTest
  @MethodSource("schemas")
  void flavoursHoldTheSameValues(String id) {
    assertFlavours(Payload.load(id));
  }

  private static <B> void assertFlavours(Payload<B> payload) {
    for (B value : payload.values()) {
      assertRoundTrip(payload.type().bean(), value);
      assertRoundTrip(payload.type().message(), value);
      assertRoundTrip(payload.type().reflected(), value);
    }
    assertRoundTrip(payload.type().message(), payload.unseenValue());
    assertRoundTrip(payload.type().reflected(), payload.unseenValue());
  }

  private static <B, N> void assertRoundTrip(HeldClass<B, N> flavour, B value) {
    N converted = flavour.fromBean().apply(value);
    assertThat(converted).isInstanceOf(flavour.type());
    assertThat(flavour.toBean().apply(converted)).isEqualTo(value);
  }

  @ParameterizedTest
  @MethodSource("schemas")
  void theUnseenValueHasAnotherLength(String id) {
    Payload<?> payload = Payload.load(id);
    assertThat(payload.unseenDocument().length).isNotEqualTo(payload.documents().get(0).length);
    assertThat(payload.values().contains(payload.unseenValue())).isFalse();
  }

  @ParameterizedTest
  @MethodSource("schemas")
  void everyPayloadKnowsItsBeans(String id) {
    PayloadType<?> type = Payload.type(id);
    assertThat(type.id()).isEqualTo(id);
    assertThat(type.beans().get(0)).isEqualTo(type.bean().type());
  }

  @Test
  void everyPayloadIsThereInPrettyPrintToo() {
    Payload<?> pretty = Payload.load("order-event-pretty");
    assertThat(pretty.isPretty()).isTrue();
    assertThat(pretty.id()).isEqualTo("order-event-pretty");
    assertThat(pretty.documents().get(0)).hasSize(356);
    assertThat(pretty.values()).isEqualTo(Payload.load("order-event").values());
    assertThat(Payload.ids()).hasSize(2 * Payload.schemas().size()).contains("order-event-pretty");
  }

  @ParameterizedTest
  @CsvSource({
    "order-event-first-1, order-event, 1",
    "order-event-first-4, order-event, 4",
    "order-event-pretty-first-2, order-event-pretty, 2",
    "users-selective-first-2, users-selective, 2",
    "shape-default-first-4, shape-default, 4"
  })
  void theFirstValuesAreAPayloadToo(String id, String wholeId, int count) {
    Payload<?> first = Payload.load(id);
    Payload<?> whole = Payload.load(wholeId);
    assertThat(first.id()).isEqualTo(id);
    assertThat(first.isPretty()).isEqualTo(whole.isPretty());
    assertThat(first.values()).isEqualTo(whole.values().subList(0, count));
    assertThat(first.documents()).containsExactlyElementsOf(whole.documents().subList(0, count));
    assertThat(first.inputs()).containsExactlyElementsOf(whole.inputs().subList(0, count));
    assertThat(first.unseenValue()).isEqualTo(whole.unseenValue());
    assertThat(first.unseenDocument()).isEqualTo(whole.unseenDocument());
    assertThat(whole.first(count).id()).isEqualTo(id);
    assertThat(first.first(8).values()).isEqualTo(whole.values().subList(0, 8));
    assertThat(Payload.ids()).doesNotContain(id);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          users-first-0        | the number of values that it takes must be a power of two
          users-first-6        | the number of values that it takes must be a power of two
          users-first-65536    | users has
          users-first-2-pretty | the number of values comes last, as in 'users-pretty-first-2'
          """)
  void anotherNumberOfValuesIsRefused(String id, String reason) {
    assertThatThrownBy(() -> Payload.load(id))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("no payload '" + id + "': " + reason);
  }

  @ParameterizedTest
  @ValueSource(ints = {Integer.MIN_VALUE, -1, 0, 3})
  void aNumberOfValuesThatIsNoPowerOfTwoIsRefused(int count) {
    Payload<?> payload = Payload.load("order-event");
    assertThatThrownBy(() -> payload.first(count))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageEndingWith("must be a power of two");
  }

  @Test
  void everyIdSaysItsSchema() {
    assertThat(List.of("users", "users-pretty", "users-first-2", "users-pretty-first-2"))
        .allSatisfy(id -> assertThat(Payload.schemaOf(id)).isEqualTo("users"));
  }

  @Test
  void whatCodecsAreLookedAtWithIsInNoList() {
    assertThat(Payload.probes())
        .isNotEmpty()
        .doesNotContainAnyElementsOf(Payload.schemas())
        .allSatisfy(id -> assertThat(Payload.load(id).values()).isNotEmpty());
  }

  @ParameterizedTest
  @MethodSource("probes")
  void flavoursHoldTheSameValuesOfProbes(String id) {
    assertFlavours(Payload.load(id));
  }

  static List<String> probes() {
    return Payload.probes();
  }

  @Test
  void anUnknownPayloadIsRefused() {
    assertThatThrownBy(() -> Payload.load("order-evnt"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("no payload 'order-evnt'");
  }

  private static String sha256(Payload<?> payload) throws Exception {
    MessageDigest digest = MessageDigest.getInstance("SHA-256");
    payload.documents().forEach(digest::update);
    digest.update(payload.unseenDocument());
    return HexFormat.of().formatHex(digest.digest());
  }
}
