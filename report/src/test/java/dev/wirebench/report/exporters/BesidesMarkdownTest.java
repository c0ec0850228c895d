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

class BesidesMarkdownTest {
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
  void aCodecOpensToItsHardObservationsWhateverTheyHold() throws IOException {
    QualitiesFixture fixture =
        QualitiesFixture.usual().seen("gson", "<b>", "a|b", "@you\n\n", "</details>", "hard", 1);
    String summary = summary(fixture.report(run()));
    assertThat(summary)
        .contains("| codec | version | json-conformance | hostile-input | \\<b\\> |\n")
        .contains(
            "\n\n<details><summary>kryo 1.0: 3 hard observations</summary>\n"
                + "<details><summary>hostile-input, inflated, order-event: <b>memory exhausted</b>"
                + " (3 inputs): <code>java.lang.Error: &lt;b&gt;memory exhausted&lt;/b&gt;</code>"
                + "</summary><pre>hex 00&lt;i&gt;&amp;amp;</pre></details>\n")
        .contains(
            "<details><summary>&lt;b&gt;, &#64;&#8203;you\ufffd\ufffd, a|b: <b>&lt;/details&gt;</b>");
    assertThat(summary.split("<details>", -1)).hasSameSizeAs(summary.split("</details>", -1));
  }

  @Test
  void withoutObservationsThereIsNoSection() throws IOException {
    assertThat(summary(RunFixture.usual(2).report(folder.resolve("run"))))
        .doesNotContain("Besides speed", "<details>");
  }
}
