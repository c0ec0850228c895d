package dev.wirebench.report.exporters;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirebench.report.RunFixture;
import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.findings.Finding;
import dev.wirebench.report.findings.Findings;
import dev.wirebench.report.input.BadInput;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HeadlineTest {
  private static final String PAGE =
      "# Mine\n\n<!-- wirebench: begin -->\nold\n<!-- wirebench: end -->\n\nMore.\n";

  @TempDir Path folder;

  private Report report() {
    RunFixture run = RunFixture.usual(5);
    run.run().withObject("/plan").withArray("payloads").add("order-event").add("nested-10");
    return run.report(folder);
  }

  private String into(String page) {
    Report report = report();
    return Headline.into(page, report, Findings.of(report), "results/a run");
  }

  @Test
  void standsBetweenItsMarksAndNothingElseChanges() {
    assertThat(into(PAGE))
        .startsWith("# Mine\n\n<!-- wirebench: begin -->\nMeasured on 2026-11-21, 5 blocks ")
        .endsWith("\n<!-- wirebench: end -->\n\nMore.\n")
        .doesNotContain("\nold\n");
  }

  @Test
  void putAgainItIsTheSame() {
    String once = into(PAGE);
    assertThat(into(once)).isEqualTo(once);
  }

  @Test
  void saysWhereWithWhatAndHowItWasMeasured() {
    assertThat(into(PAGE))
        .contains("5x1s of warm-up and 5x1s of measurement; JDK 17.0.15+6; cpu AMD EPYC, cpus 2")
        .contains("noise before the run: green")
        .contains("    java -jar benchmarks/target/benchmarks.jar run")
        .contains("(results/a%20run/summary.md)");
  }

  @Test
  void showsTheFirstPayloadAlone() {
    String page = into(PAGE);
    assertThat(page)
        .contains("### ")
        .contains("](results/a%20run/charts/")
        .containsPattern("(?m)^\\| jackson \\| ");
    Report report = report();
    report.tables().stream()
        .filter(table -> table.key().payload().orElse("").equals("nested-10"))
        .forEach(table -> assertThat(page).doesNotContain(Markdown.text(table.key().title())));
  }

  @Test
  void repeatsWhatMayMislead() {
    Report report = report();
    List<Finding> findings = Findings.of(report);
    String page = into(PAGE);
    for (Finding finding : findings) {
      boolean shown = page.contains(Markdown.text(finding.text()));
      assertThat(shown).as(finding.text()).isEqualTo(finding.severity() != Finding.Severity.NOTE);
    }
  }

  @Test
  void aPageWithoutMarksIsRefused() {
    assertThatThrownBy(() -> into("# Mine\n"))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("give it a line <!-- wirebench: begin -->");
  }
}
