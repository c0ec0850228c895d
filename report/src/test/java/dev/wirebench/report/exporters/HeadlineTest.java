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
  void beginsWithAPictureAndWhatToTakeForWhichNeed() {
    assertThat(into(PAGE))
        .containsSubsequence(
            "![order-event, serialize, byte\\[\\]](results/a%20run/charts/",
            "- If you need **JSON that anybody may send you**: no row of this run meets this.",
            "- If you need **JSON between services of your own**, take **jackson**: nothing that meets ",
            "- If you need **few bytes, other languages,",
            "- If you need **the least time, where one application writes and reads**, take **protobuf**: 0.2",
            " × the processor time of jackson (95 % interval 0.",
            " µs to write a message and read it, and 0.343 × its bytes (98.0)",
            "- If you need **the least time, on messages of a schema")
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
