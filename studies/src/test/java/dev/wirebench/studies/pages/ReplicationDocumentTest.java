package dev.wirebench.studies.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.wirebench.report.RunFixture;
import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.document.Document;
import dev.wirebench.report.document.Figure;
import dev.wirebench.report.document.MarkdownForm;
import dev.wirebench.report.document.Section;
import dev.wirebench.studies.claims.Known;
import dev.wirebench.studies.replication.LoggedCell;
import dev.wirebench.studies.replication.Replication;
import dev.wirebench.studies.replication.ReplicationFixture;
import dev.wirebench.studies.replication.StudyProtocol;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** By its protocol KotlinX parses fastest, by JMH it does not; a run has ten repetitions. */
class ReplicationDocumentTest {
  private static final String PAYLOAD = "nested-10-pretty";
  private static final String COMMAND = "java -jar benchmarks/target/benchmarks.jar replicate";

  @TempDir Path folder;

  private Replication replication() {
    Path logs = folder.resolve("logs");
    ReplicationFixture fixture =
        new ReplicationFixture(logs, List.of(PAYLOAD), 40).logs(5e6, 16_000, 50);
    double[] millis = {2, 3, 1};
    for (int i = 0; i < millis.length; i++) {
      String library = ReplicationFixture.LIBRARIES.get(i);
      fixture.log(new LoggedCell(library, "parse", PAYLOAD), millis[i] * 1e6, 16_000, 0);
    }
    return Replication.read(logs);
  }

  private Report jmh() {
    RunFixture run = RunFixture.of(6).on("Text");
    for (String library : ReplicationFixture.LIBRARIES) {
      run.codec(library, "JSON", library);
      for (String task : StudyProtocol.TASKS) {
        run.cell(library, PAYLOAD, task, library.equals("kotlinx-json") ? 400_000 : 100_000);
      }
    }
    return run.report(folder.resolve("jmh"));
  }

  private Replicated replicated() {
    return Replicated.of(replication(), Optional.of(jmh()), Known.NOTHING);
  }

  private static String page(Replicated replicated) {
    return MarkdownForm.amongDocuments(ReplicationDocument.of("logs", replicated, COMMAND));
  }

  @Test
  void bothMethodsStandSideBySide() {
    String page = page(replicated());
    assertThat(page)
        .startsWith("# Replication\n")
        .contains("    " + COMMAND + "\n")
        .contains("9 of 9 complete")
        .contains("a \\<cpu\\>")
        .containsPattern(
            "\\| C1a \\| KotlinX parses .* \\| kotlinx-json / jackson-kotlin 0\\.\\d+; .* \\| confirmed \\| .* \\|"
                + " not reproduced here \\|")
        .containsPattern(
            "\\| parse nested-10-pretty jackson-kotlin \\| (199|200)\\.\\d \\| \\d+\\.\\d+ \\| [12]\\.\\d\\d \\| 1\\.\\d+"
                + " \\| 0\\.8000 \\| [12]\\.\\d\\d \\|")
        .containsPattern("Both methods judge alike: .*; otherwise: C1a.*\\.");
    assertThat(page.lines()).as("no line is left open").noneMatch(line -> line.contains("%s"));
  }

  /** The explanations have the numbers of these logs. */
  @Test
  void whyTheyDisagreeIsToldByWhatWasMeasured() {
    assertThat(page(replicated()))
        .contains("In 0 of 360 runs (0 %) a garbage collection ended")
        .contains("One thread that never waits is 50.0 % of the 2 processors here.")
        .contains("120 of 360 runs (33 %) have 0 %")
        .containsPattern("Dunn's test tells \\d of 9 pairs of times apart")
        .containsPattern("\\| parse nested-10-pretty \\| H = \\d+\\.\\d, p \\\\< 0\\.0001 \\|");
  }

  @Test
  void withoutJmhItStandsByItself() {
    Replicated alone = Replicated.of(replication(), Optional.empty(), Known.NOTHING);
    assertThat(page(alone))
        .doesNotContain("## Both methods")
        .contains("## Statistics of the runs", "### Memory", "### Cpu");
    assertThat(ReplicationText.of(alone))
        .containsPattern("(?m)^parse +nested-10-pretty +kotlinx-json +1\\.\\d+ +1\\.\\d+ +-$")
        .containsPattern(
            "(?m)^C1a +KotlinX parses .* confirmed +- +kotlinx-json / jackson-kotlin 0");
  }

  @Test
  void thePageWithChartsHasTheRatiosOfBothBesideEachOther() {
    Document sheet = ReplicationPage.of("logs", replicated(), COMMAND);
    Section both = sheet.sections().get(0);
    Figure.Dots dots = (Figure.Dots) both.figures().get(0).spec();
    Figure.DotRow row = dots.rows().get(1);
    assertThat(row.label()).isEqualTo("parse " + PAYLOAD + " jackson-kotlin / kotlinx-json");
    assertThat(row.values().get(0).value()).isCloseTo(2, within(0.05));
    assertThat(row.values().get(1).value()).isCloseTo(0.25, within(0.02));
    assertThat(both.tables().get(0).rows()).hasSize(9);
  }
}
