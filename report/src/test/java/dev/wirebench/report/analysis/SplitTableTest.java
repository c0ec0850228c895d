package dev.wirebench.report.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.wirebench.report.RunFixture;
import dev.wirebench.report.TurnsFixture;
import dev.wirebench.report.statistics.Estimate;
import dev.wirebench.report.statistics.Estimates;
import dev.wirebench.report.verdicts.Ratio;
import dev.wirebench.report.verdicts.Settings;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A table in two heats for each block, in one of which the machine is half as fast. Rows that never
 * met compare as if they had.
 */
class SplitTableTest {
  private static final double EXACT = 1e-3;

  @TempDir Path folder;

  private RunFixture run;

  @BeforeEach
  void split() {
    run = unsplit();
    split(run);
  }

  private static void split(RunFixture run) {
    TurnsFixture.byTurns(run, 20, 2, (codec, heat, round) -> heat % 2 == 0 ? 1 : 2);
  }

  private static RunFixture unsplit() {
    RunFixture run = RunFixture.of(6);
    for (String codec : List.of("jackson", "gson", "kryo", "protobuf")) {
      run.codec(codec, codec, codec);
    }
    for (String operation : List.of("serialize", "deserialize")) {
      run.cell("jackson", "order-event", operation, block -> 500);
      run.cell("gson", "order-event", operation, block -> 1000);
      run.cell("kryo", "order-event", operation, block -> 200);
      run.cell("protobuf", "order-event", operation, block -> 100);
    }
    return run;
  }

  private double ratio(String baseline, String row) {
    Settings settings = new Settings(Optional.of(baseline), Optional.empty(), 0.03, false);
    Ratio ratio =
        run.report(folder, settings).tables().get(0).row(row).orElseThrow().ratio().orElseThrow();
    assertThat(ratio.plain().n()).isEqualTo(6);
    assertThat(ratio.plain().high() / ratio.plain().low()).isCloseTo(1, within(EXACT));
    return ratio.plain().value();
  }

  @Test
  void rowsCompareWithTheRowOfAllHeats() {
    assertThat(ratio("jackson", "gson")).isCloseTo(2, within(EXACT));
    assertThat(ratio("jackson", "kryo")).isCloseTo(0.4, within(EXACT));
  }

  @Test
  void rowsCompareWithAnyOther() {
    assertThat(ratio("gson", "kryo")).isCloseTo(0.2, within(EXACT));
    assertThat(ratio("gson", "protobuf")).isCloseTo(0.1, within(EXACT));
    assertThat(ratio("gson", "jackson")).isCloseTo(0.5, within(EXACT));
  }

  /**
   * Both JVMs of jackson are in each heat, one at 500 and one at 720: others are compared with 600.
   */
  @Test
  void rowsCompareWithBothForksOfTheBaseline() {
    run = unsplit();
    run.cell("jackson#control", "order-event", "serialize", block -> 720);
    split(run);
    assertThat(ratio("jackson", "gson")).isCloseTo(1000.0 / 600, within(EXACT));
    assertThat(ratio("gson", "jackson")).isCloseTo(0.6, within(EXACT));
    assertThat(ratio("gson", "kryo")).isCloseTo(0.2, within(EXACT));
    assertThat(ratio("jackson", "jackson#control")).isCloseTo(1.44, within(EXACT));
  }

  /** In the second heat of a block the control is slower by 2 %, and by nothing in the first. */
  @Test
  void theControlComparesByBlockAsAllRowsDo() {
    RunFixture twice = RunFixture.of(6);
    twice.codec("jackson", "jackson", "jackson");
    twice.cell("jackson", "order-event", "serialize", block -> 500);
    twice.cell("jackson#control", "order-event", "serialize", block -> 500 + block);
    TurnsFixture.byTurns(
        twice,
        20,
        2,
        (codec, heat, round) -> "jackson#control".equals(codec) && heat % 2 == 1 ? 1.02 : 1);
    ResultTable table = twice.report(folder).tables().get(0);

    double[] logs = new double[6];
    for (int block = 0; block < logs.length; block++) {
      logs[block] = Math.log((500.0 + block) / 500 * (1 + 1.02) / 2);
    }
    Estimate expected = Estimates.ratio(logs, Settings.CONFIDENCE);
    Estimate inTable = table.row("jackson#control").orElseThrow().ratio().orElseThrow().plain();
    Estimate asNoise = table.controls().get(0).ratio();
    for (Estimate found : List.of(inTable, asNoise)) {
      assertThat(found.n()).isEqualTo(6);
      assertThat(found.value()).isCloseTo(expected.value(), within(EXACT));
      assertThat(found.low()).isCloseTo(expected.low(), within(EXACT));
      assertThat(found.high()).isCloseTo(expected.high(), within(EXACT));
    }
  }

  @Test
  void blocksAreCountedNotForks() {
    ResultTable table = run.report(folder).tables().get(0);
    assertThat(table.anchor()).contains("jackson");
    Row jackson = table.row("jackson").orElseThrow();
    assertThat(jackson.means()).hasSize(12);
    assertThat(jackson.cell().replications()).isEqualTo(6);
  }
}
