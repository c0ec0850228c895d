package dev.wirebench.report.exporters;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.report.QualitiesFixture;
import dev.wirebench.report.RunFixture;
import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.findings.Findings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class QualitiesSectionTest {
  @TempDir Path folder;

  private String summary(Report report) throws IOException {
    return Files.readString(
        OneExporter.write(new SummaryMarkdown(), report, Findings.of(report), folder));
  }

  private Path run() {
    return RunFixture.usual(2).write(folder.resolve("run"));
  }

  @Test
  void theSummaryCountsHardCases() throws IOException {
    assertThat(summary(QualitiesFixture.usual().report(run())))
        .contains("## Besides speed\n\nNot measured in this run, but executed by the command")
        .contains(
            """
            | codec | version | json-conformance | hostile-input |
            |---|---|---|---|
            | gson | 1.0 | 1 of 2 hard | 0 of 1 hard |
            | jackson | - | untested | untested |
            | kryo | 1.0 | not applicable | 3 of 3 hard |
            | protobuf | - | untested | untested |
            """);
  }

  @Test
  void namesAreTextWhateverTheyHold() throws IOException {
    QualitiesFixture fixture =
        QualitiesFixture.usual().seen("gson", "<b>", "a|b", "@you\n\n", "</details>", "hard", 1);
    assertThat(summary(fixture.report(run())))
        .contains("| codec | version | json-conformance | hostile-input | \\<b\\> |\n")
        .doesNotContain("details>");
  }

  @Test
  void withoutObservationsThereIsNoSection() throws IOException {
    assertThat(summary(RunFixture.usual(2).report(folder.resolve("run"))))
        .doesNotContain("Besides speed", "<details>");
  }
}
