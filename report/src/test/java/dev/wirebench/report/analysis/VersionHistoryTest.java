package dev.wirebench.report.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.wirebench.report.RunFixture;
import dev.wirebench.report.analysis.VersionHistory.Line;
import dev.wirebench.report.exporters.ConsoleTables;
import dev.wirebench.report.verdicts.Verdict;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VersionHistoryTest {
  private static final int BLOCKS = 6;

  @TempDir Path folder;

  /** The third release takes 1.25 times as long as the second in every block; blocks differ. */
  private Report report() {
    RunFixture run = RunFixture.of(BLOCKS);
    for (String codec : List.of("gson@2.8.9", "gson@2.9.1", "gson@2.10.1", "gson", "kryo")) {
      run.codec(codec, "JSON", codec.startsWith("gson") ? "gson" : "kryo");
    }
    run.cell("gson@2.8.9", "order-event", "serialize", block -> 1000 + 50 * block);
    run.cell("gson@2.9.1", "order-event", "serialize", block -> 1000 + 50 * block);
    run.cell("gson@2.10.1", "order-event", "serialize", block -> 1.25 * (1000 + 50 * block));
    run.cell("gson", "order-event", "serialize", block -> 1.25 * (1000 + 50 * block));
    run.cell("kryo", "order-event", "serialize", block -> 200);
    return run.report(folder);
  }

  @Test
  void releasesStandInTheOrderInWhichTheyWereAskedFor() {
    assertThat(report().histories()).hasSize(1);
    VersionHistory history = report().histories().get(0);
    assertThat(history.codec()).isEqualTo("gson");
    assertThat(history.lines())
        .extracting(Line::name)
        .containsExactly("gson@2.8.9", "gson@2.9.1", "gson@2.10.1", "gson");
  }

  @Test
  void aChangeBetweenNeighboursIsEstablishedBlockByBlock() {
    List<Line> lines = report().histories().get(0).lines();
    assertThat(lines.get(0).change()).isEmpty();
    assertThat(lines.get(1).verdict()).isEqualTo(Verdict.TIE);
    assertThat(lines.get(2).verdict()).isEqualTo(Verdict.SLOWER);
    assertThat(lines.get(2).isChange()).isTrue();
    // Every block has the same factor: an interval of no width, however blocks differ.
    assertThat(lines.get(2).change().orElseThrow().low()).isEqualTo(1.25, within(1e-9));
    assertThat(lines.get(3).isChange()).isFalse();
    assertThat(lines.get(3).ratio().orElseThrow().value()).isEqualTo(1.25, within(1e-9));
  }

  @Test
  void theConsoleMarksTheChange() {
    assertThat(ConsoleTables.of(report(), 200))
        .contains("Over versions, gson: order-event, serialize")
        .containsPattern("gson@2\\.10\\.1 .*1\\.250 – 1\\.250 +→ slower");
  }

  @Test
  void aRunWithoutReleasesHasNone() {
    assertThat(RunFixture.usual(BLOCKS).report(folder).histories()).isEmpty();
  }
}
