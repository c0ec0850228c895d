package dev.wirebench.report.exporters;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirebench.base.BadInput;
import dev.wirebench.report.RunFixture;
import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.findings.Findings;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HeadlineTest {
  private static final String PAGE =
      "# Mine\n\n<!-- wirebench: begin -->\nold\n<!-- wirebench: end -->\n\nMore.\n";

  @TempDir Path folder;

  private Headline.Analysed run(String folderOnPage, RunFixture run) {
    run.run().withObject("/plan").withArray("payloads").add("order-event").add("nested-10");
    Report report = run.report(folder.resolve(folderOnPage));
    return new Headline.Analysed(report, Findings.of(report), folderOnPage);
  }

  private String into(String page) {
    return Headline.into(
        page,
        run("results/a run", RunFixture.usual(5)),
        Optional.empty(),
        Map.of("Cache of one application", "docs/a record.md"));
  }

  @Test
  void standsBetweenItsMarksAndNothingElseChanges() {
    assertThat(into(PAGE))
        .startsWith("# Mine\n\n<!-- wirebench: begin -->\nTo write one order-event and to read it ")
        .endsWith("\n<!-- wirebench: end -->\n\nMore.\n")
        .doesNotContain("\nold\n");
  }

  @Test
  void putAgainItIsTheSame() {
    String once = into(PAGE);
    assertThat(into(once)).isEqualTo(once);
  }

  /** Writing takes 605 ns of processor time and reading as many: 1.1 times what they last. */
  @Test
  void aLineForEachConfigurationHasWritingAndReadingTogether() {
    String page = into(PAGE);
    assertThat(page)
        .contains(
            "\n| configuration | AMD EPYC | × jackson (95 % CI) | bytes | before you switch |\n")
        .containsPattern("\n\\| jackson \\| 1\\.\\d+ µs \\| 1 \\| \\d+ \\| untested \\|\n")
        .containsPattern(
            "\n\\| kryo \\| 0\\.\\d+ µs \\| 0\\.\\d+ \\(0\\.\\d+ – 0\\.\\d+\\) \\| [\\d.]+ \\| needs ");
    assertThat(page.indexOf("\n| kryo |")).isLessThan(page.indexOf("\n| jackson |"));
  }

  @Test
  void anotherProcessorStandsNextToTheFirst() {
    RunFixture other = RunFixture.usual(5);
    other.run().withObject("/environment").put("cpu", "Intel|Xeon");
    String page =
        Headline.into(
            PAGE, run("first", RunFixture.usual(5)), Optional.of(run("second", other)), Map.of());
    assertThat(page)
        .contains("| AMD EPYC | × jackson (95 % CI) | Intel\\|Xeon | × jackson (95 % CI) | bytes |")
        .contains("(first/summary.md)", "(second/summary.md)");
  }

  @Test
  void useCasesAreALineEach() {
    assertThat(into(PAGE))
        .contains("\n| use case | load | choice | changes |\n")
        .containsPattern(
            "\n\\| \\[Cache of one application\\]\\(docs/a%20record\\.md\\) \\| 20,000/s, 8 cores \\| keep"
                + " jackson: all of it takes at most [\\d.]+ % of the processors \\| above [\\d,]+/s: ")
        .contains("\n| Configuration files | 100/h, 2 cores | ");
  }

  @Test
  void saysWhereItWasMeasuredAndHowManyWarningsThereAre() {
    assertThat(into(PAGE))
        .containsPattern(
            "\nMeasured on 2026-11-21 on AMD EPYC \\(2 CPUs[^)]*\\), JDK 17, 5 JVMs per"
                + " configuration: \\[all results and \\d+ warnings?\\]\\(results/a%20run/summary\\.md\\)\\.");
  }

  @Test
  void aPageWithoutMarksIsRefused() {
    assertThatThrownBy(() -> into("# Mine\n"))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("give it a line <!-- wirebench: begin -->");
  }
}
