package dev.wirebench.plan;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.campaign.ForkCost;
import dev.wirebench.codec.Medium;
import dev.wirebench.codec.Operation;
import dev.wirebench.plan.Suite.Jvms;
import dev.wirebench.plan.Suite.Matrix;
import dev.wirebench.plan.Suite.Spending;
import dev.wirebench.qualification.Candidate;
import dev.wirebench.run.PlannedCells;
import dev.wirebench.run.QualificationRecord;
import dev.wirebench.run.QualificationRecord.Key;
import dev.wirebench.run.RunFixture;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class PlanTest {
  private static final String JDK = RunFixture.JDK;

  private final List<QualificationRecord> qualified =
      List.of(
          new QualificationRecord(
              new Key("jackson", "order-event", Medium.BYTES, JDK),
              List.of(Operation.SERIALIZE, Operation.PARSE),
              Map.of(),
              null,
              Map.of(),
              List.of(),
              null,
              Map.of()),
          new QualificationRecord(
              new Key("kryo", "order-event", Medium.BYTES, JDK),
              List.of(Operation.SERIALIZE),
              Map.of(),
              null,
              Map.of(),
              List.of(),
              null,
              Map.of()),
          new QualificationRecord(
              new Key("gson", "order-event", Medium.BYTES, JDK),
              List.of(),
              Map.of(Operation.SERIALIZE, "why not"),
              null,
              Map.of(),
              List.of(),
              null,
              Map.of()));

  @ParameterizedTest
  @EnumSource
  void aCellKnowsItsOperationAndMedium(Operation operation) {
    Cell cell = Cell.of(operation, Medium.BYTES, "jackson", "order-event", JDK);
    assertThat(cell.operation()).contains(operation);
    assertThat(cell.medium()).contains(Medium.BYTES);
    assertThat(PlannedTable.of(cell))
        .contains(new PlannedTable("order-event", Medium.BYTES, operation, JDK));
  }

  @Test
  void cellsAreWhatQualifiedAndThePlainCallsAndTheFloors() {
    assertThat(PlannedCells.of(plan(1), qualified))
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
  void everyBlockHoldsEveryCellOnceAndTheFirstTheFloors() {
    Plan plan = plan(1);
    List<Cell> cells = PlannedCells.of(plan, qualified);
    assertThat(plan.order(cells, 0)).containsExactlyInAnyOrderElementsOf(cells);
    List<Cell> compared = cells.stream().filter(cell -> cell.floorSize().isEmpty()).toList();
    assertThat(compared).hasSize(cells.size() - 2);
    for (int block = 1; block < 10; block++) {
      assertThat(plan.order(cells, block)).containsExactlyInAnyOrderElementsOf(compared);
    }
  }

  @Test
  void theOrderIsFixedBySeedAndBlock() {
    List<Cell> cells = PlannedCells.of(plan(1), qualified);
    assertThat(plan(1).order(cells, 3)).isEqualTo(plan(1).order(cells, 3));
    assertThat(plan(1).order(cells, 3)).isNotEqualTo(plan(1).order(cells, 4));
    assertThat(plan(1).order(cells, 3)).isNotEqualTo(plan(2).order(cells, 3));
  }

  @Test
  void aPayloadMayNeedALongerWarmup() {
    Plan plan = builder(1).payloads(List.of("nested-10", "nested-100")).build();
    assertThat(
            plan.effort().warmup(Cell.of(Operation.PARSE, Medium.BYTES, "gson", "nested-100", JDK)))
        .isEqualTo(new Iterations(4, 10));
    assertThat(
            plan.effort().warmup(Cell.of(Operation.PARSE, Medium.BYTES, "gson", "nested-10", JDK)))
        .isEqualTo(new Iterations(1, 10));
    assertThat(plan.effort().warmup(Cell.floor(64, JDK))).isEqualTo(new Iterations(1, 10));
  }

  @Test
  void blocksTakeTheIterationsOfEveryForkAndItsStart() {
    List<Cell> cells =
        List.of(
            Cell.of(Operation.PARSE, Medium.BYTES, "gson", "order-event", JDK),
            Cell.floor(64, JDK));
    // 10 ms + 2 s, and 1.1 s to start each fork as long as none was measured.
    assertThat(new ForkCost().millis(plan(1).effort(), cells, 1)).isEqualTo(2 * (2010 + 1100));
    assertThat(new ForkCost().millis(plan(1).effort(), cells, 3))
        .as("floors once")
        .isEqualTo(3 * (2010 + 1100) + 2010 + 1100);
  }

  @Test
  void aForkHangsWhenItTakesTwiceItsIterationsAndAMinute() {
    assertThat(plan(1).timeoutMillis(new Iterations(3, 1000))).isEqualTo(2 * 5000 + 60_000);
  }

  @Test
  void everyCombinationIsACandidate() {
    assertThat(plan(1).candidates())
        .extracting(planned -> planned.candidate().codec())
        .containsExactly("jackson", "kryo", "gson");
  }

  @Test
  void aShardHoldsWholeTablesAndAllShardsHoldEverything() {
    Plan whole = plan(1);
    List<Cell> joined = new ArrayList<>();
    for (int index = 1; index <= 2; index++) {
      Plan shard = builder(1).shard(new Shard(index, 2)).build();
      List<Cell> cells = PlannedCells.of(shard, qualifiedIn(shard));
      assertThat(cells).contains(Cell.floor(64, JDK), Cell.floor(256, JDK));
      List<Cell> others = cells.stream().filter(cell -> cell.floorSize().isEmpty()).toList();
      assertThat(others).extracting(Cell::method).containsOnly(others.get(0).method());
      joined.addAll(others);
    }
    assertThat(joined)
        .containsExactlyInAnyOrderElementsOf(
            PlannedCells.of(whole, qualified).stream()
                .filter(cell -> cell.floorSize().isEmpty())
                .toList());
  }

  private List<QualificationRecord> qualifiedIn(Plan plan) {
    return qualified.stream()
        .map(
            row -> {
              List<Operation> operations = new ArrayList<>(row.operations());
              operations.retainAll(
                  plan.operations(
                      new PlannedCandidate(
                          new Candidate(row.codec(), row.payload(), Medium.BYTES),
                          plan.machines().jdks().get(0))));
              return new QualificationRecord(
                  row.key(), operations, Map.of(), null, Map.of(), List.of(), null, Map.of());
            })
        .toList();
  }

  @Test
  void theBaselineRunsTwiceUnlessItIsNotAskedFor() {
    assertThat(builder(1).variants(null).build().comparison().variants())
        .containsExactly("jackson#control");
    assertThat(builder(1).variants(null).codecs(List.of("kryo")).build().comparison().variants())
        .containsExactly("kryo#control");
    Plan plan = builder(1).variants(List.of("jackson#control")).build();
    assertThat(PlannedCells.of(plan, qualified))
        .contains(
            Cell.of(Operation.SERIALIZE, Medium.BYTES, "jackson#control", "order-event", JDK),
            Cell.of(Operation.PARSE, Medium.BYTES, "jackson#control", "order-event", JDK))
        .doesNotHaveDuplicates();
  }

  private static Plan plan(long seed) {
    return builder(seed).build();
  }

  private static PlanBuilder builder(long seed) {
    Suite suite =
        new Suite(
            "A test.",
            new Matrix(
                List.of("order-event"),
                List.of("jackson", "kryo", "gson"),
                List.of(Operation.SERIALIZE, Operation.PARSE),
                null,
                List.of("kryo"),
                List.of(64, 256)),
            "jackson",
            new Spending(null, 10, new Iterations(1, 10), new Iterations(2, 1000), null, false),
            null,
            null,
            new Jvms(null, null, null));
    return new PlanBuilder("test", suite, List.of(new Jdk(JDK, "/jdk", 17, "vm", List.of())))
        .seed(seed)
        .variants(List.of());
  }
}
