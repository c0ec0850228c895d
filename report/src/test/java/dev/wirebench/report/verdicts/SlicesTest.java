package dev.wirebench.report.verdicts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.node.ArrayNode;
import dev.wirebench.report.RunFixture;
import dev.wirebench.report.TurnsFixture;
import dev.wirebench.report.analysis.ResultTable;
import dev.wirebench.report.statistics.Estimate;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SlicesTest {
  @TempDir Path folder;

  private ResultTable table(int parts, TurnsFixture.Slices slices) {
    RunFixture run = TurnsFixture.byTurns(RunFixture.usual(6), 21, parts, slices);
    return run.report(folder).tables().get(0);
  }

  private static Slices of(ResultTable table, String row) {
    return table.row(row).orElseThrow().slices().orElseThrow();
  }

  @Test
  void burstsThatHitAllCancelOut() {
    ResultTable table = table(1, TurnsFixture.bursts(1.5));
    Slices gson = of(table, "gson");
    assertThat(gson.heats()).isEqualTo(6);
    assertThat(gson.pairing().correlation()).isGreaterThan(0.99);
    assertThat(gson.pairing().gain()).isGreaterThan(100);
    assertThat(gson.trimmed().difference()).isCloseTo(0, within(0.005));
    assertThat(gson.variance().share()).isBetween(0.0, 0.2);
    assertThat(gson.kinds().orElseThrow().change().value()).isCloseTo(1, within(0.01));
    assertThat(table.row("jackson").orElseThrow().slices()).as("the baseline").isEmpty();
    assertThat(table.notes())
        .singleElement()
        .asString()
        .startsWith("By turns: slices of one round correlate by ");
  }

  @Test
  void theBootstrapDrawsRoundsOfBothRows() {
    ResultTable table = table(1, TurnsFixture.bursts(2));
    Estimate drawn = table.supplement().bootstrap().get("gson");
    Estimate interval = table.row("gson").orElseThrow().ratio().orElseThrow().plain();
    assertThat(Math.log(drawn.high() / drawn.low()))
        .isLessThan(1.5 * Math.log(interval.high() / interval.low()));
  }

  /** The plain ratio of slices is that of the table: both are means over the heats of a row. */
  @Test
  void inASplitTableHeatsAreThoseOfTheRow() {
    ResultTable table = table(2, TurnsFixture.quiet());
    assertThat(of(table, "kryo").heats()).isEqualTo(6);
    assertThat(of(table, "kryo").trimmed().plain())
        .isCloseTo(
            table.row("kryo").orElseThrow().ratio().orElseThrow().plain().value(), within(1e-9));
  }

  @Test
  void oneAfterAnotherThereAreNoSlices() {
    ResultTable table = RunFixture.usual(6).report(folder).tables().get(0);
    assertThat(table.rows()).allSatisfy(row -> assertThat(row.slices()).isEmpty());
    assertThat(table.notes()).isEmpty();
  }

  @Test
  void roundsWithoutAScoreAreNotPaired() {
    RunFixture run = TurnsFixture.byTurns(RunFixture.usual(6), 20, 1, TurnsFixture.quiet());
    ((ArrayNode) run.jmh().get(1).at("/primaryMetric/rawData/0")).set(3, "NaN");
    assertThat(of(run.report(folder).tables().get(0), "gson").heats()).isEqualTo(5);
  }
}
