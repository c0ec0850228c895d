package dev.wirebench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.registry.CodecRegistry;
import dev.wirebench.report.analysis.Analysis;
import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.analysis.Settings;
import dev.wirebench.report.exporters.Headline;
import dev.wirebench.report.findings.Findings;
import dev.wirebench.report.input.Sources;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class ReadmeTest {
  private static final Path ROOT = Path.of("..");
  private static final String RUN = "results/reference-jdk17";

  @Test
  void itCountsTheRowsThatThereAre() throws Exception {
    assertThat(Files.readString(ROOT.resolve("README.md")))
        .contains(CodecRegistry.read(List.of()).all().size() + " rows of JSON");
  }

  /** What it says is read from the run, not typed. */
  @Test
  void theFiguresAreThoseOfTheReferenceRun() throws Exception {
    Report report = Analysis.of(Sources.read(List.of(ROOT.resolve(RUN))), Settings.DEFAULT);
    String readme = Files.readString(ROOT.resolve("README.md"));
    assertThat(readme)
        .as("write it anew with report " + RUN + " --into README.md")
        .isEqualTo(Headline.into(readme, report, Findings.of(report), RUN));
  }
}
