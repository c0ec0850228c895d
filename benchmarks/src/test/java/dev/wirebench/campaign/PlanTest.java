package dev.wirebench.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PlanTest {
  private final List<Qualified> qualified =
      List.of(
          new Qualified("jackson", "order-event", List.of("serialize", "parse"), Map.of(), null),
          new Qualified("kryo", "order-event", List.of("serialize"), Map.of(), null),
          new Qualified("gson", "order-event", List.of(), Map.of("serialize", "why not"), null));

  @Test
  void cellsAreWhatQualifiedAndThePlainCallsAndTheFloors() {
    assertThat(plan(1).cells(qualified))
        .containsExactly(
            Cell.of(Operation.SERIALIZE, "jackson", "order-event"),
            Cell.of(Operation.PARSE, "jackson", "order-event"),
            Cell.of(Operation.SERIALIZE, "kryo", "order-event"),
            new Cell("dev.wirebench.jmh.PlainKryo.serialize", Map.of()),
            new Cell("dev.wirebench.jmh.PlainKryo.parse", Map.of()),
            Cell.floor(64),
            Cell.floor(256));
  }

  @Test
  void everyBlockHoldsEveryCellOnce() {
    Plan plan = plan(1);
    List<Cell> cells = plan.cells(qualified);
    for (int block = 0; block < 10; block++) {
      assertThat(plan.order(cells, block)).containsExactlyInAnyOrderElementsOf(cells);
    }
  }

  @Test
  void theOrderIsFixedBySeedAndBlock() {
    List<Cell> cells = plan(1).cells(qualified);
    assertThat(plan(1).order(cells, 3)).isEqualTo(plan(1).order(cells, 3));
    assertThat(plan(1).order(cells, 3)).isNotEqualTo(plan(1).order(cells, 4));
    assertThat(plan(1).order(cells, 3)).isNotEqualTo(plan(2).order(cells, 3));
  }

  private static Plan plan(long seed) {
    return new Plan(
        Plan.SCHEMA_VERSION,
        "test",
        seed,
        List.of("order-event"),
        List.of("jackson", "kryo", "gson"),
        List.of("serialize", "parse"),
        "jackson",
        10,
        new Iterations(1, 10),
        new Iterations(1, 10),
        List.of("kryo"),
        List.of(64, 256),
        List.of());
  }
}
