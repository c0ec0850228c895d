package dev.wirebench.jmh;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.models.Payload;
import org.junit.jupiter.api.Test;

class GivenTest {
  private final Payload<?> payload = Payload.load("order-event-first-8");
  private final Given measured = Given.of(payload);

  @Test
  void freshValuesAndDocumentsDifferFromEachMeasuredOne() {
    Given read = measured.fresh(true).orElseThrow();
    Given fresh = measured.fresh(false).orElseThrow();
    assertThat(fresh.models()).hasSameSizeAs(payload.values());
    for (int i = 0; i < payload.values().size(); i++) {
      assertThat(fresh.models().get(i).equals(payload.values().get(i))).isFalse();
      assertThat(read.inputs().get(i)).isNotEqualTo(payload.inputs().get(i));
      assertThat(read.documents().get(i)).isNotEqualTo(payload.documents().get(i));
    }
    assertThat(payload.values()).isEqualTo(Payload.load("order-event-first-8").values());
  }

  @Test
  void documentsThatNobodyReadsStay() {
    Given fresh = measured.fresh(false).orElseThrow();
    assertThat(fresh.inputs()).containsExactlyElementsOf(payload.inputs());
    assertThat(fresh.models()).isNotEqualTo(payload.values());
  }
}
