package dev.wirebench.plan;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import dev.wirebench.codec.Medium;
import dev.wirebench.codec.Operation;
import dev.wirebench.data.Json;
import java.util.Map;
import org.junit.jupiter.api.Test;

class EffortTest {
  private static final Cell CELL =
      Cell.of(Operation.SERIALIZE, Medium.BYTES, "jackson", "nested-50", "17");
  private static final Cell CONTROL = CELL.of("jackson#control");
  private static final Cell OTHER = CELL.of("gson");
  private static final Cell COLD =
      Cell.of(Operation.FIRST_SERIALIZE, Medium.BYTES, "jackson", "nested-50", "17");
  private static final Cell FLOOR = Cell.floor(64, "17");

  private final Effort usual =
      Effort.fixed(5, seconds(10), Map.of("nested-50", seconds(20)), new Iterations(30, 100));
  private final Effort byNeed = usual.byNeed(true);

  private static Iterations seconds(int count) {
    return new Iterations(count, 1000);
  }

  @Test
  void aTrialShowsTheWarmupOfABenchmarkAndItsControl() {
    Effort shown = byNeed.with(Map.of(CELL, seconds(4)));
    assertThat(shown.warmup(CELL)).isEqualTo(seconds(4));
    assertThat(shown.warmup(CONTROL)).isEqualTo(seconds(4));
    assertThat(shown.warmup(OTHER)).as("not tried").isEqualTo(seconds(20));
    assertThat(shown.longestWarmup(CELL)).isEqualTo(seconds(40));
    assertThat(shown.byNeed(false).warmup(CELL)).isEqualTo(seconds(20));
  }

  @Test
  void onlyWhatWarmsUpByNeedIsTriedAndOnce() {
    assertThat(byNeed.needsTrial(CELL)).isTrue();
    assertThat(byNeed.needsTrial(CONTROL)).isFalse();
    assertThat(byNeed.needsTrial(COLD)).isFalse();
    assertThat(byNeed.needsTrial(FLOOR)).isFalse();
    assertThat(byNeed.with(Map.of(CELL, seconds(4))).needsTrial(CELL)).isFalse();
    assertThat(usual.needsTrial(CELL)).isFalse();
    assertThat(byNeed.withWarmup(seconds(3), Map.of()).needsTrial(CELL)).as("given").isFalse();
  }

  /** Each trial is a line of its own in the journal. */
  @Test
  void whatTrialsShowIsNotInThePlan() throws JsonProcessingException {
    String json = Json.LINE.writeValueAsString(byNeed.with(Map.of(CELL, seconds(4))));
    assertThat(json).contains("\"extendWarmup\":true").doesNotContain("shown");
    assertThat(Json.read(Json.LINE.readTree(json), Effort.class)).isEqualTo(byNeed);
  }
}
