package dev.wirebench.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.wirebench.codec.Medium;
import dev.wirebench.codec.Operation;
import dev.wirebench.plan.Cell;
import dev.wirebench.report.statistics.VarianceLevels;
import dev.wirebench.run.ForkRecord;
import dev.wirebench.run.HeatRecord;
import dev.wirebench.run.Run;
import dev.wirebench.run.RunFixture;
import java.util.List;
import org.junit.jupiter.api.Test;

class SeenVarianceTest {
  private static final List<Cell> CELLS =
      List.of(cell("jackson"), cell("jackson#control"), cell("kryo"));
  private static final double E = Math.E;

  private static Cell cell(String codec) {
    return Cell.of(Operation.SERIALIZE, Medium.BYTES, codec, "order-event", RunFixture.JDK);
  }

  /** Two groups of the three forks; the last pass of the first was spoiled. */
  private static Run run() {
    List<ForkRecord> forks =
        List.of(
            RunFixture.sliced(0, 0, CELLS.get(0), 1, 1, 1000),
            RunFixture.sliced(0, 0, CELLS.get(1), E * E, E * E, 1000),
            RunFixture.sliced(0, 0, CELLS.get(2), 1, E * E, 7),
            RunFixture.sliced(1, 1, CELLS.get(0), 1, 1),
            RunFixture.sliced(1, 1, CELLS.get(1), E * E, E * E),
            RunFixture.sliced(1, 1, CELLS.get(2), E * E, 1));
    List<HeatRecord> heats =
        List.of(
            RunFixture.heat(0, 0, CELLS, false, false, true),
            RunFixture.heat(1, 1, CELLS, false, false));
    return RunFixture.byTurns(List.of("jackson", "kryo"), forks, heats);
  }

  @Test
  void itIsThatOfRatiosToBothForksOfTheBaseline() {
    // Logarithms of kryo's ratio to e: −1, 1 in one group and 1, −1 in the other. Both groups have
    // the same mean, and s² of the two iterations is 2.
    VarianceLevels levels = SeenVariance.of(run()).levels().orElseThrow();
    assertThat(levels.iterations()).isEqualTo(2, within(1e-9));
    assertThat(levels.forks()).isEqualTo(-1, within(1e-9));
  }

  @Test
  void oneGroupShowsNoVariance() {
    Run run = run();
    SeenVariance seen =
        SeenVariance.of(
            RunFixture.byTurns(
                List.of("jackson", "kryo"), run.forks().subList(0, 3), run.heats().subList(0, 1)));
    assertThat(seen.levels()).isEmpty();
    seen.add(run.heats().get(1), run.forks().subList(3, 6));
    assertThat(seen.levels()).isPresent();
  }
}
