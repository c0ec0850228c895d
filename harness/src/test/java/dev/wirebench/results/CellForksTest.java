package dev.wirebench.results;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.codec.Medium;
import dev.wirebench.codec.Operation;
import dev.wirebench.plan.Cell;
import dev.wirebench.report.statistics.Estimate;
import dev.wirebench.run.RunFixture;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;

class CellForksTest {
  private static final Cell JACKSON = cell("jackson");
  private static final Cell KRYO = cell("kryo");

  private static Cell cell(String codec) {
    return Cell.of(Operation.SERIALIZE, Medium.BYTES, codec, "order-event", RunFixture.JDK);
  }

  /** The baseline of a table that does not fit into one heat runs several times in a block. */
  @Test
  void forksThatTookTurnsArePairedByHeat() {
    CellForks forks = new CellForks();
    forks.add(RunFixture.sliced(0, 0, JACKSON, 100, 100));
    forks.add(RunFixture.sliced(1, 0, JACKSON, 500, 500));
    forks.add(RunFixture.sliced(1, 0, KRYO, 240, 260));
    forks.add(RunFixture.sliced(2, 1, JACKSON, 100, 100));
    forks.add(RunFixture.sliced(3, 1, JACKSON, 1000, 1000));
    forks.add(RunFixture.sliced(2, 1, KRYO, 50, 50));
    Estimate ratio = forks.ratio(KRYO, JACKSON);
    assertThat(ratio.n()).isEqualTo(2);
    assertThat(ratio.value()).isCloseTo(0.5, Assertions.within(1e-12));
    assertThat(forks.ratio(KRYO, JACKSON, 1, 0).n()).as("the first block").isEqualTo(1);
  }

  @Test
  void ratiosAreToBothForksOfTheBaseline() {
    Cell control = cell("jackson#control");
    CellForks forks = new CellForks();
    forks.add(RunFixture.sliced(0, 0, JACKSON, 100, 100));
    forks.add(RunFixture.sliced(0, 0, control, 400, 400));
    forks.add(RunFixture.sliced(0, 0, KRYO, 50, 50));
    assertThat(forks.ratio(KRYO, JACKSON).value())
        .as("to their geometric mean")
        .isCloseTo(0.25, Assertions.within(1e-12));
    assertThat(forks.ratio(control, JACKSON).value())
        .as("the control is compared with the other one alone")
        .isCloseTo(4, Assertions.within(1e-12));
  }
}
