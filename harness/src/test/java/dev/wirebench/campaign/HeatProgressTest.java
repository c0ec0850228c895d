package dev.wirebench.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.codec.Medium;
import dev.wirebench.codec.Operation;
import dev.wirebench.plan.Cell;
import dev.wirebench.plan.Heat;
import dev.wirebench.run.ForkRecord;
import dev.wirebench.run.HeatRecord;
import dev.wirebench.run.RunFixture;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class HeatProgressTest {
  private static final List<Cell> CELLS =
      Stream.of("jackson", "jackson#control", "kryo", "gson")
          .map(
              name ->
                  Cell.of(Operation.SERIALIZE, Medium.BYTES, name, "order-event", RunFixture.JDK))
          .toList();

  private static final Cell JACKSON = CELLS.get(0);
  private static final Cell KRYO = CELLS.get(2);

  private final HeatProgress progress =
      HeatProgress.of(RunFixture.byTurns(List.of("jackson", "kryo", "gson"), List.of(), List.of()));

  /** Only the first two cells are anchors, as {@link RunFixture#heat} makes them. */
  private void heat(int number, int block, List<Cell> cells, Cell... failing) {
    List<Cell> failures = List.of(failing);
    HeatRecord heat = RunFixture.heat(number, block, cells, false, false);
    List<ForkRecord> forks =
        cells.stream()
            .map(
                cell ->
                    failures.contains(cell)
                        ? RunFixture.failure(block, cell, "it crashed")
                        : RunFixture.sliced(number, block, cell, 10, 20))
            .toList();
    progress.add(heat, forks);
  }

  private List<Cell> due(int block) {
    return progress.due(block, CELLS).stream().map(Heat::cells).flatMap(List::stream).toList();
  }

  @Test
  void aBlockIsDoneWhenEveryCellWasInAHeat() {
    assertThat(due(0)).containsExactlyInAnyOrderElementsOf(CELLS);
    heat(0, 0, CELLS);
    assertThat(due(0)).isEmpty();
    assertThat(due(1)).containsExactlyInAnyOrderElementsOf(CELLS);
    assertThat(progress.done()).isEqualTo(4);
    assertThat(progress.nextNumber()).isEqualTo(1);
  }

  @Test
  void aFailureCostsNoOtherCellAnything() {
    heat(0, 0, CELLS, KRYO);
    assertThat(due(0)).isEmpty();
    heat(1, 1, CELLS, KRYO);
    assertThat(progress.hasFailed(KRYO)).isTrue();
    assertThat(due(2)).hasSize(3).doesNotContain(KRYO);
  }

  @Test
  void aHeatWhoseBaselineFailedIsMeasuredOnceMore() {
    heat(0, 0, CELLS, JACKSON);
    assertThat(due(0)).containsExactlyInAnyOrderElementsOf(CELLS);
    heat(1, 0, CELLS);
    assertThat(due(0)).isEmpty();
  }

  @Test
  void afterThatTheOthersAreMeasuredWithoutIt() {
    heat(0, 0, CELLS, JACKSON);
    heat(1, 0, CELLS, JACKSON);
    assertThat(due(0)).isEmpty();
    assertThat(due(1)).containsExactlyInAnyOrderElementsOf(CELLS.subList(1, 4));
  }

  @Test
  void aHeatThatWasCutOffIsMeasuredAnewUnderAnotherNumber() {
    HeatProgress resumed =
        HeatProgress.of(
            RunFixture.byTurns(
                List.of("jackson", "kryo", "gson"),
                List.of(RunFixture.sliced(0, 0, KRYO, 10, 20)),
                List.of()));
    assertThat(resumed.nextNumber()).isEqualTo(1);
    assertThat(resumed.due(0, CELLS)).hasSize(1);
    assertThat(resumed.done()).isZero();
  }
}
