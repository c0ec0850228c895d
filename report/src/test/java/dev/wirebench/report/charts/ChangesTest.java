package dev.wirebench.report.charts;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.report.RunFixture;
import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.charts.Painter.Picture;
import dev.wirebench.report.findings.Findings;
import dev.wirebench.report.page.Reports;
import dev.wirebench.report.page.Scripts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What changed from one result to the other. */
class ChangesTest {
  @TempDir private Path folder;

  private Path run(String name, double protobuf) {
    RunFixture run =
        RunFixture.of(6)
            .codec("jackson", "JSON", "jackson-databind")
            .codec("protobuf", "Protobuf", "protobuf-java");
    run.cell("jackson", "order-event", "serialize", 500);
    run.cell("protobuf", "order-event", "serialize", protobuf);
    return run.write(folder.resolve(name));
  }

  private Path onJdk25(Path run) throws IOException {
    return on(run, "25.0.1+8");
  }

  private Path on(Path run, String jdk) throws IOException {
    for (String name : new String[] {"jmh.json", "run.json"}) {
      Path file = run.resolve(name);
      Files.writeString(file, Files.readString(file).replace(RunFixture.JDK, jdk));
    }
    return run;
  }

  private static Picture draw(Path... runs) {
    try (Painter painter = new Painter(Reports.data(runs))) {
      return painter.draw("changes", 0, 960).orElseThrow();
    }
  }

  @Test
  void aSlopeForEachRowAndWhyItIsSlower() throws IOException {
    Picture picture = draw(run("a", 100), onJdk25(run("b", 200)));
    assertThat(picture.title()).isEqualTo("From a, JDK 17 to b, JDK 25");
    assertThat(picture.svg())
        .contains(">protobuf  2.0", "slower<", ">jackson  1.0")
        .doesNotContain("NaN", "undefined");
    assertThat(picture.note())
        .startsWith("protobuf looks at the characters of strings by String.charAt")
        .endsWith("(docs/experiments/jdk-25.md).");
  }

  @Test
  void ofOtherChangesNothingIsExplained() {
    assertThat(draw(run("a", 100), run("b", 200)).note()).isEmpty();
    assertThat(draw(run("a", 200), run("b", 100)).svg()).contains("faster<");
  }

  @Test
  void oldJdksHaveTheirNumberAndTwoOfOneReleaseTheirWholeVersion() throws IOException {
    assertThat(draw(on(run("a", 100), "1.8.0_292-b10"), on(run("b", 200), "11.0.27+6")).title())
        .isEqualTo("From a, JDK 8 to b, JDK 11");
    assertThat(draw(on(run("c", 100), "1.8.0_292-b10"), on(run("d", 200), "1.8.0_412-b08")).title())
        .isEqualTo("From c, JDK 1.8.0_292-b10 to d, JDK 1.8.0_412-b08");
  }

  /** Of one JDK twice, the difference is what tells both ends apart. */
  @Test
  void inWhatForksOfOneJdkDifferIsNamed() throws IOException {
    Picture picture = draw(run("a", 100), on(run("b", 200), RunFixture.JDK + ", archive classes"));
    assertThat(picture.title()).isEqualTo("From a, JDK 17 to b, JDK 17, archive classes");
  }

  @Test
  void oneResultAloneHasNone() {
    Path run = run("a", 100);
    try (Painter painter = new Painter(Reports.data(run))) {
      assertThat(painter.draw("changes", 0, 960)).isEmpty();
    }
    Report one = Reports.of(run);
    assertThat(Charts.draw(one, Findings.of(one), Set.copyOf(Scripts.CHARTS)))
        .isNotEmpty()
        .extracting(Charts.Drawn::chart)
        .doesNotContain("changes");
    Report two = Reports.of(run, run("b", 200));
    assertThat(Charts.draw(two, Findings.of(two), Set.copyOf(Scripts.CHARTS)))
        .extracting(Charts.Drawn::chart)
        .contains("changes");
  }
}
