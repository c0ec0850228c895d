package dev.wirebench.report.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.wirebench.report.RunFixture;
import dev.wirebench.report.TurnsFixture;
import dev.wirebench.report.verdicts.Ratio;
import dev.wirebench.report.verdicts.Settings;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class UseCostTest {
  private static final double EXACT = 1e-3;

  @TempDir Path folder;

  private static UseCost cost(
      BiFunction<ResultTable, Row, Optional<UseCost>> kind, Report report, int table, String row) {
    ResultTable of = report.tables().get(table);
    return kind.apply(of, of.row(row).orElseThrow()).orElseThrow();
  }

  private static UseCost time(Report report, int table, String row) {
    return cost(UseCost::time, report, table, row);
  }

  private static Settings baseline(String name) {
    return new Settings(Optional.of(name), Optional.empty(), 0.03, false);
  }

  @Test
  void aRatioIsThatOfAReportWithThisBaseline() {
    RunFixture run = RunFixture.usual(6);
    Report report = run.report(folder);
    ResultTable other = run.report(folder, baseline("kryo")).tables().get(0);
    assertThat(time(report, 0, "gson").over(time(report, 0, "kryo"), other.family()))
        .isEqualTo(other.row("gson").orElseThrow().ratio().orElseThrow());
    assertThat(time(report, 0, "gson").mean())
        .isEqualTo(report.tables().get(0).row("gson").orElseThrow().score());
  }

  /** In one of two heats of each block the machine is half as fast; gson and kryo never meet. */
  @Test
  void rowsThatNeverMetCompareAsTheirTableComparesThem() {
    RunFixture run = RunFixture.of(6);
    for (String codec : List.of("jackson", "gson", "kryo", "protobuf")) {
      run.codec(codec, codec, codec);
      run.cell(codec, "order-event", "serialize", block -> codec.equals("gson") ? 1000 : 200);
      run.cell(codec, "order-event", "deserialize", block -> 400);
    }
    TurnsFixture.byTurns(run, 20, 2, (codec, heat, round) -> heat % 2 == 0 ? 1 : 2);
    Report report = run.report(folder);
    ResultTable other = run.report(folder, baseline("kryo")).tables().get(0);
    assertThat(report.tables().get(0).anchor()).contains("jackson");
    Ratio ratio = time(report, 0, "gson").over(time(report, 0, "kryo"), other.family());
    assertThat(ratio).isEqualTo(other.row("gson").orElseThrow().ratio().orElseThrow());
    assertThat(ratio.plain().value()).isCloseTo(5, within(EXACT));
    assertThat(time(report, 0, "gson").over(time(report, 0, "jackson"), 3))
        .isEqualTo(report.tables().get(0).row("gson").orElseThrow().ratio().orElseThrow());
  }

  @Test
  void aSumIsOfBlocks() {
    RunFixture run = RunFixture.of(6).codec("kryo", "Kryo", "kryo");
    run.cell("kryo", "order-event", "serialize", block -> 100 * (1 + block));
    run.cell("kryo", "order-event", "deserialize", block -> 200 * (1 + block));
    Report report = run.report(folder);
    UseCost both = time(report, 0, "kryo").plus(time(report, 1, "kryo"));
    Ratio ratio = both.over(time(report, 0, "kryo"), 1);
    assertThat(ratio.pairing()).isEqualTo(Ratio.Pairing.BLOCKS);
    assertThat(ratio.plain().low()).isCloseTo(3, within(EXACT));
    assertThat(ratio.plain().high()).isCloseTo(3, within(EXACT));
    assertThat(both.mean().value()).isCloseTo(300 * 3.5, within(EXACT));
  }

  @Test
  void whatJmhMeasuresBesidesIsACostToo() {
    Report report = RunFixture.usual(6).report(folder);
    assertThat(cost(UseCost::allocation, report, 0, "kryo").mean().value()).isEqualTo(800);
    assertThat(
            cost(UseCost::cpu, report, 0, "kryo").mean().value()
                / time(report, 0, "kryo").mean().value())
        .isCloseTo(1.1, within(EXACT));
  }

  @Test
  void timesOfSeveralUnitsAreInNanoseconds() {
    RunFixture run = RunFixture.of(6).codec("kryo", "Kryo", "kryo");
    run.cell("kryo", "order-event", "serialize", block -> 100);
    run.cell("kryo", "order-event", "deserialize", block -> 100);
    ((ObjectNode) run.jmh().get(1)).withObject("/primaryMetric").put("scoreUnit", "us/op");
    Report report = run.report(folder);
    assertThat(time(report, 1, "kryo").mean().value()).isCloseTo(100_000, within(1.0));
    assertThat(time(report, 1, "kryo").over(time(report, 0, "kryo"), 1).plain().value())
        .isCloseTo(1000, within(EXACT));
  }

  @Test
  void aThroughputIsNoTime() {
    RunFixture run = RunFixture.of(6).codec("kryo", "Kryo", "kryo");
    run.cell("kryo", "order-event", "serialize", block -> 100);
    ((ObjectNode) run.jmh().get(0)).withObject("/primaryMetric").put("scoreUnit", "ops/s");
    ResultTable table = run.report(folder).tables().get(0);
    assertThat(UseCost.time(table, table.rows().get(0))).isEmpty();
  }
}
