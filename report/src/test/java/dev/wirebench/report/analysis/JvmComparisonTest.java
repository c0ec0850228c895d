package dev.wirebench.report.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.node.ArrayNode;
import dev.wirebench.report.RunFixture;
import dev.wirebench.report.analysis.JvmComparison.At;
import dev.wirebench.report.exporters.ConsoleTables;
import dev.wirebench.report.statistics.Estimates;
import dev.wirebench.report.verdicts.Settings;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JvmComparisonTest {
  @TempDir Path folder;

  private Report onTwoThreads(double factor) {
    return RunFixture.onTwoThreads(6, factor).report(folder);
  }

  @Test
  void aRunOnOneJvmHasNone() {
    Report report = RunFixture.usual(6).report(folder);
    assertThat(report.jvms()).isEmpty();
    assertThat(ConsoleTables.of(report, 200)).doesNotContain("Between JVMs");
  }

  @Test
  void eachRowIsComparedWithItselfBlockByBlock() {
    Report report = onTwoThreads(1.25);
    assertThat(report.jvms())
        .extracting(JvmComparison::title)
        .containsExactly("order-event, serialize, byte[]", "order-event, deserialize, byte[]");
    JvmComparison comparison = report.jvms().get(0);
    assertThat(comparison.jvms()).containsExactly(RunFixture.JDK, "2 threads");
    assertThat(comparison.hasThreads()).isTrue();
    assertThat(comparison.threads()).containsExactly(1, 2);
    assertThat(comparison.lines())
        .allSatisfy(
            line -> {
              assertThat(line.at().get(0).ratio()).isEmpty();
              At two = line.at().get(1);
              // Every block has the same factor: an interval of no width.
              assertThat(two.ratio().orElseThrow().low()).isEqualTo(1.25, within(1e-9));
              assertThat(two.ratio().orElseThrow().high()).isEqualTo(1.25, within(1e-9));
              assertThat(two.speedUp().orElseThrow().value()).isEqualTo(1.6, within(1e-9));
            });
    ResultTable first = report.tables().get(0);
    assertThat(comparison.lines().get(0).at().get(0).score())
        .contains(Estimates.positiveMean(first.rows().get(0).means(), Settings.CONFIDENCE));
  }

  @Test
  void overAllComparisonsARowHasOneNumber() {
    Report report = onTwoThreads(1.25);
    assertThat(report.jvmTotals()).hasSize(1);
    JvmTotals totals = report.jvmTotals().get(0);
    assertThat(totals.jvm()).isEqualTo("2 threads");
    assertThat(totals.first()).isEqualTo(RunFixture.JDK);
    assertThat(totals.comparisons()).isEqualTo(2);
    assertThat(totals.lines())
        .isNotEmpty()
        .allSatisfy(
            line -> {
              assertThat(line.ratio().n()).isEqualTo(6);
              assertThat(line.ratio().value()).isEqualTo(1.25, within(1e-9));
            });
    assertThat(ConsoleTables.of(report, 200))
        .containsPattern("All comparisons: 2 threads\\R.*\\R.*\\R.*1\\.250 +1\\.250 – 1\\.250");
    assertThat(RunFixture.usual(6).report(folder).jvmTotals()).isEmpty();
  }

  /** A row that failed in one of the comparisons would be compared over others. */
  @Test
  void aRowThatOneComparisonLacksHasNone() {
    RunFixture run = RunFixture.onTwoThreads(6, 1.25);
    run.jmh().remove(0);
    ((ArrayNode) run.run().get("cells")).remove(0);
    Report report = run.report(folder);
    assertThat(report.jvmTotals().get(0).lines())
        .extracting(JvmTotals.Line::name)
        .doesNotContain(report.jvms().get(0).leftOut().get(0));
  }

  @Test
  void titlesSayTheThreadsOnce() {
    assertThat(onTwoThreads(1).tables())
        .extracting(table -> table.key().title())
        .contains(
            "order-event, serialize, byte[], 1 thread, JDK " + RunFixture.JDK,
            "order-event, serialize, byte[], JDK " + RunFixture.JDK + ", 2 threads");
  }

  @Test
  void theConsoleAndTheSummaryShowThem() {
    assertThat(ConsoleTables.of(onTwoThreads(1.25), 200))
        .contains("Between JVMs: order-event, serialize, byte[]")
        .containsPattern("kryo +\\S+ +\\S+ +1\\.250 +1\\.250 – 1\\.250 +1\\.600");
  }

  /** What the first lacks has nothing to be compared with, and that is said. */
  @Test
  void aRowThatTheFirstJvmLacksIsNamed() {
    RunFixture run = RunFixture.onTwoThreads(6, 1.25);
    run.jmh().remove(0);
    ((ArrayNode) run.run().get("cells")).remove(0);
    Report report = run.report(folder);
    JvmComparison comparison = report.jvms().get(0);
    assertThat(comparison.leftOut()).hasSize(1);
    String sentence =
        "Not here, since "
            + comparison.jvms().get(0)
            + " has no row to compare with: "
            + comparison.leftOut().get(0)
            + ".";
    assertThat(comparison.lines())
        .extracting(JvmComparison.Line::name)
        .doesNotContain(comparison.leftOut().get(0));
    assertThat(ConsoleTables.of(report, 200)).containsOnlyOnce(sentence);
    assertThat(report.jvms().get(1).leftOut()).isEmpty();
  }
}
