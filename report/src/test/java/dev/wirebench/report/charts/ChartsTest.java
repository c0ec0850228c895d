package dev.wirebench.report.charts;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.charts.Charts.Drawn;
import dev.wirebench.report.findings.Findings;
import dev.wirebench.report.page.Reports;
import dev.wirebench.report.page.SampleRun;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ChartsTest {
  @TempDir private Path folder;

  private List<Drawn> draw(int codecs, String... payloads) {
    Report report =
        Reports.of(
            SampleRun.write(folder.resolve("run"), SampleRun.codecs(codecs), List.of(payloads), 2));
    return Charts.draw(report, Findings.of(report), Set.of("ratio", "tradeoff", "sizes"));
  }

  @Test
  void bothDirectionsComeFirstThenTheFirstTableThenOtherRatios() {
    List<Drawn> drawn = draw(4, "nested-10", "nested-20");
    assertThat(drawn)
        .extracting(Drawn::chart)
        .startsWith("ratio", "ratio", "tradeoff", "sizes", "ratio", "ratio");
    assertThat(drawn)
        .filteredOn(one -> one.chart().equals("ratio"))
        .extracting(Drawn::table)
        .doesNotHaveDuplicates()
        .hasSize(4);
  }

  @Test
  void ofManyRowsBothDirectionsHaveTheirRatios() {
    assertThat(draw(90, "nested-10"))
        .filteredOn(drawn -> drawn.chart().equals("ratio"))
        .extracting(Drawn::table)
        .doesNotHaveDuplicates()
        .hasSize(2);
  }
}
