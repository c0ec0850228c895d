package dev.wirebench.models;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.security.MessageDigest;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

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

  @Test
  void orderEventValuesDifferButNotInLength() {
    Payload<?> payload = Payload.load("order-event");
    assertThat(new HashSet<>(payload.values())).hasSize(Payload.VALUES);
    assertThat(payload.documents()).hasSize(8).allSatisfy(d -> assertThat(d).hasSize(286));
  }

  @Test
  void orderEventDocumentsAreTheSameEverywhere() throws Exception {
    assertThat(sha256(Payload.load("order-event")))
        .isEqualTo("eec4699ab83bd7328ee9bcdb99dfd5ea1a5600d1660411e0a7448fe185c7e912");
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
    assertThat(pretty.documents()).allSatisfy(d -> assertThat(d).hasSize(356));
    assertThat(pretty.values()).isEqualTo(Payload.load("order-event").values());
    assertThat(Payload.ids()).hasSize(2 * Payload.schemas().size()).contains("order-event-pretty");
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
