package dev.wirebench.plan;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.codec.Medium;
import dev.wirebench.codec.Operation;
import java.util.List;
import org.junit.jupiter.api.Test;

class ScopeTest {
  private static PlannedTable table(String payload) {
    return new PlannedTable(payload, Medium.BYTES, Operation.SERIALIZE, "17");
  }

  private static final PlannedTable FIRST = table("order-event");
  private static final PlannedTable SECOND = table("nested-10");
  private static final PlannedTable THIRD = table("nested-20");
  private static final PlannedTable LAST = table("nested-30");

  @Test
  void aTableThatNoTimeWasLeftForIsLeftOut() {
    Scope scope =
        new Scope(
            List.of(FIRST, SECOND, THIRD),
            List.of(SECOND, THIRD),
            List.of(64),
            List.of(LAST),
            List.of("gson"),
            61_000);
    Scope measured = scope.asMeasured(table -> !table.equals(THIRD));
    assertThat(measured.tables()).containsExactly(FIRST, SECOND);
    assertThat(measured.indicative()).containsExactly(SECOND);
    assertThat(measured.leftOut()).containsExactly(THIRD, LAST);
    assertThat(measured.leftOutCodecs()).containsExactly("gson");
    assertThat(scope.asMeasured(table -> true)).isEqualTo(scope);
  }

  /** A table whose forks all failed is none that was left out. */
  @Test
  void whatWasWantedIsNeverLeftOut() {
    Scope scope = new Scope(List.of(FIRST), List.of(), List.of(), List.of(), List.of(), 0);
    assertThat(scope.asMeasured(table -> false)).isEqualTo(scope);
  }
}
