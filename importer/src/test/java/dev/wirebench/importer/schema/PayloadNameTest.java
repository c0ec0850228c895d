package dev.wirebench.importer.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirebench.base.BadInput;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PayloadNameTest {
  @ParameterizedTest
  @CsvSource({
    "order.json, order",
    "My Order (2).json, my-order-2",
    "users.json, my-users",
    "2024.json, my-2024",
    "class.json, my-class",
    "data-pretty.json, my-datapretty",
    "äöü.json, my-data",
    "orders.2024.json, orders-2024",
  })
  void followsFromTheFile(String file, String id) {
    assertThat(PayloadName.ofFile(file, List.of("users")).id()).isEqualTo(id);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "My",
        "a_b",
        "a--b",
        "-a",
        "a-",
        "1a",
        "",
        "a b",
        "a-pretty",
        "x-first-8",
        "class"
      })
  void otherNamesAreRefused(String id) {
    assertThatThrownBy(() -> PayloadName.of(id)).isInstanceOf(BadInput.class);
  }

  @Test
  void whatFollowsFromIt() {
    PayloadName name = PayloadName.of("my-order");
    assertThat(name.protoFile()).isEqualTo("my_order.proto");
    assertThat(name.payloadType()).isEqualTo("dev.wirebench.models.myorder.MyOrderPayload");
    assertThat(name.collidesWith("myorder")).isTrue();
    assertThat(name.collidesWith("my-orders")).isFalse();
  }
}
