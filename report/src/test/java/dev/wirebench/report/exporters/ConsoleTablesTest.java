package dev.wirebench.report.exporters;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.report.RunFixture;
import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.findings.Findings;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ConsoleTablesTest {
  @TempDir Path folder;

  private String text(RunFixture run) {
    Report report = run.report(folder);
    return ConsoleTables.of(report, Findings.of(report));
  }

  @Test
  void rowsStandInColumnsUnderTheirTablesTitle() {
    RunFixture run = RunFixture.of(2).codec("jackson", "JSON", "a").codec("kryo", "Kryo", "b");
    run.size("jackson", "order-event", 1200, 400).size("kryo", "order-event", 90, 80);
    run.cell("jackson", "order-event", "serialize", block -> 2000);
    run.cell("kryo", "order-event", "serialize", block -> 500);
    assertThat(text(run).lines().limit(4).toList())
        .isEqualTo(
            List.of(
                "",
                "order-event, serialize, byte[]",
                "codec    ns/op           95 %  × jackson           95 %     verdict  B/op  CPU ns/op"
                    + "  bytes  gzip  zstd",
                "kryo     500.0  500.0 – 500.0      0.250  0.250 – 0.250  indicative   800      550.0"
                    + "     90    80    77"));
  }

  @Test
  void whatIsNotedOfAllTablesIsSaidOnceAndWhatIsNotWithItsTable() {
    RunFixture run = RunFixture.usual(6).studyRow("gson", "nobody should.");
    run.cell("jackson#control", "order-event", "serialize", 500);
    String text = text(run);
    assertThat(text)
        .contains("\ngson *")
        .containsOnlyOnce("gson: Study row, not ranked: nobody should.\n")
        .contains("what differs between the two is noise. (order-event, serialize, byte[])\n");
  }

  @Test
  void findingsAreBelowTheTables() {
    RunFixture run = RunFixture.usual(2);
    run.run().withArray("failures").addObject().put("block", 0).put("reason", "out of memory");
    String text = text(run);
    assertThat(text.substring(text.indexOf("\nerror, ")))
        .startsWith("\nerror, Forks that failed: 1 fork gave no result: ")
        .contains("out of memory", "\nwarning, Indicative: fewer than 5 forks: ");
  }
}
