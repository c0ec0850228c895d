package dev.wirebench.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PlanTest {
  private static final String JDK = RunFixture.JDK;

  private final List<Qualified> qualified =
      List.of(
          new Qualified(
              "jackson",
              "order-event",
              "bytes",
              JDK,
              List.of("serialize", "parse"),
              Map.of(),
              null,
              Map.of()),
          new Qualified(
              "kryo", "order-event", "bytes", JDK, List.of("serialize"), Map.of(), null, Map.of()),
          new Qualified(
              "gson",
              "order-event",
              "bytes",
              JDK,
              List.of(),
              Map.of("serialize", "why not"),
              null,
              Map.of()));

  @Test
  void cellsAreWhatQualifiedAndThePlainCallsAndTheFloors() {
    assertThat(plan(1).cells(qualified))
        .containsExactly(
            Cell.of(Operation.SERIALIZE, Medium.BYTES, "jackson", "order-event", JDK),
            Cell.of(Operation.PARSE, Medium.BYTES, "jackson", "order-event", JDK),
            Cell.of(Operation.SERIALIZE, Medium.BYTES, "kryo", "order-event", JDK),
            new Cell("dev.wirebench.jmh.PlainKryo.serialize", Map.of(), JDK),
            new Cell("dev.wirebench.jmh.PlainKryo.parse", Map.of(), JDK),
            Cell.floor(64, JDK),
            Cell.floor(256, JDK));
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

  @Test
  void aPayloadMayNeedALongerWarmup() {
    Plan plan = plan(1);
    assertThat(plan.warmup(Cell.of(Operation.PARSE, Medium.BYTES, "gson", "order-event", JDK)))
        .isEqualTo(new Iterations(4, 1000));
    assertThat(plan.warmup(Cell.of(Operation.PARSE, Medium.BYTES, "gson", "nested-10", JDK)))
        .isEqualTo(new Iterations(1, 10));
    assertThat(plan.warmup(Cell.floor(64, JDK))).isEqualTo(new Iterations(1, 10));
  }

  @Test
  void theEstimateCountsEveryForkWithItsOwnWarmup() {
    List<Cell> cells =
        List.of(
            Cell.of(Operation.PARSE, Medium.BYTES, "gson", "order-event", JDK),
            Cell.floor(64, JDK));
    // Ten blocks of 4 s + 2 s and 10 ms + 2 s, and 1.1 s to start each fork.
    assertThat(plan(1).estimatedMillis(cells)).isEqualTo(10 * (6000 + 1100 + 2010 + 1100));
  }

  @Test
  void aForkHangsWhenItTakesTwiceItsIterationsAndAMinute() {
    assertThat(plan(1).timeoutMillis(Cell.floor(64, JDK))).isEqualTo(2 * 2010 + 60_000);
  }

  @Test
  void everyCombinationIsACandidate() {
    assertThat(plan(1).candidates())
        .extracting(Candidate::codec)
        .containsExactly("jackson", "kryo", "gson");
  }

  private static Plan plan(long seed) {
    return new Plan(
        Plan.SCHEMA_VERSION,
        "test",
        seed,
        List.of("order-event"),
        List.of("jackson", "kryo", "gson"),
        List.of("serialize", "parse"),
        List.of("bytes"),
        "jackson",
        10,
        new Iterations(1, 10),
        Map.of("order-event", new Iterations(4, 1000)),
        new Iterations(2, 1000),
        List.of("kryo"),
        List.of(64, 256),
        List.of(new Jdk(JDK, "/jdk", 17, "vm", List.of())),
        List.of(),
        null);
  }
}
