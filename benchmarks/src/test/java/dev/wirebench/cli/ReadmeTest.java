package dev.wirebench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.registry.CodecRegistry;
import dev.wirebench.report.analysis.Settings;
import dev.wirebench.report.exporters.Headline;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class ReadmeTest {
  private static final Path ROOT = Path.of("..");
  private static final String RUN = "results/reference-jdk17-jdk25";

  @Test
  void itCountsTheRowsThatThereAre() throws Exception {
    assertThat(Files.readString(ROOT.resolve("README.md")))
        .contains(
            "Wirebench covers "
                + CodecRegistry.read(List.of()).all().size()
                + " configurations of libraries:");
  }

  /** What it says is read from the run, not typed. */
  @Test
  void theFiguresAreThoseOfTheReferenceRun() throws Exception {
    Reports.Analysed run = Reports.analyse(List.of(ROOT.resolve(RUN)), Settings.DEFAULT);
    String readme = Files.readString(ROOT.resolve("README.md"));
    assertThat(readme)
        .as("write it anew with regenerate")
        .isEqualTo(Headline.into(readme, run.report(), run.findings(), RUN));
  }
}
