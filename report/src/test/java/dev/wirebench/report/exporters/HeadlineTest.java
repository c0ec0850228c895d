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
        .startsWith("# Mine\n\n<!-- wirebench: begin -->\n![order-event, serialize, ")
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
  void beginsWithAPictureAndTheAnswersOfUseCases() {
    assertThat(into(PAGE))
        .containsSubsequence(
            "![order-event, serialize, byte\\[\\]](results/a%20run/charts/",
            "For messages like order-event, on JDK ",
            "- **External REST API**: No option of this run meets the demands.",
            "<br>`rate: 2000/s; peak: 3; reads-per-write: 1; cores: 4; link: 1000 Mbit/s; ",
            "- **Internal event bus**: No option of this run meets the demands.",
            "- **Cache of one application**: keep **jackson**. Serialization uses ",
            "Leaving pays from about ",
            " × the time of jackson (95 % CI 0.",
            "- **Configuration files**")
        .doesNotContain("nested-10, ");
  }

  @Test
  void namesWhatMayMislead() {
    List<Finding> findings = Findings.of(report());
    String page = into(PAGE);
    assertThat(findings).anyMatch(SummaryMarkdown::mayMislead);
    for (Finding finding : findings) {
      boolean named = page.contains(Markdown.text(finding.title()));
      assertThat(named).as(finding.title()).isEqualTo(SummaryMarkdown.mayMislead(finding));
    }
  }

  @Test
  void aPageWithoutMarksIsRefused() {
    assertThatThrownBy(() -> into("# Mine\n"))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("give it a line <!-- wirebench: begin -->");
  }
}
