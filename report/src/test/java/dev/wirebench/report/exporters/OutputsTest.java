package dev.wirebench.report.exporters;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import dev.wirebench.report.RunFixture;
import dev.wirebench.report.analysis.Report;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OutputsTest {
  /** Enough to have a folder in the report's. */
  private static final List<String> CHARTS = List.of("ratio");

  @TempDir Path parent;

  private static final Exporter FULL_DISK =
      (report, findings, out) -> {
        Files.writeString(out.aside("half.txt"), "ha");
        throw new IOException("No space left on device");
      };

  private List<String> files(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(Files::isRegularFile)
          .map(file -> folder.relativize(file).toString())
          .sorted()
          .toList();
    }
  }

  @Test
  void whatCannotAllBeWrittenIsNotWrittenAtAll() throws Exception {
    Report report = RunFixture.usual(5).report(Files.createDirectory(parent.resolve("in")));
    Path out = parent.resolve("out");
    assertThatThrownBy(() -> Exporters.write(report, List.of(), out, CHARTS, List.of(FULL_DISK)))
        .hasMessage("No space left on device");
    assertThat(out).doesNotExist();
  }

  @Test
  void whatWasThereBeforeStays() throws Exception {
    Report report = RunFixture.usual(5).report(Files.createDirectory(parent.resolve("in")));
    Path out = parent.resolve("out");
    Exporters.write(report, List.of(), out, CHARTS, List.of());
    List<String> before = files(out);
    Files.writeString(out.resolve("cells.csv"), "older");
    assertThatThrownBy(() -> Exporters.write(report, List.of(), out, CHARTS, List.of(FULL_DISK)))
        .hasMessage("No space left on device");
    assertThat(files(out)).isEqualTo(before);
    assertThat(out.resolve("cells.csv")).hasContent("older");
    Exporters.write(report, List.of(), out, CHARTS, List.of());
    assertThat(files(out)).isEqualTo(before);
    assertThat(out.resolve("cells.csv")).content().startsWith("source,");
  }

  @Test
  void whatStandsInTheWayIsNamedBeforeAnythingIsReplaced() throws Exception {
    Report report = RunFixture.usual(5).report(Files.createDirectory(parent.resolve("in")));
    Path out = Files.createDirectories(parent.resolve("out"));
    Files.createDirectories(out.resolve("summary.md").resolve("mine"));
    Files.writeString(out.resolve("cells.csv"), "older");
    assertThatThrownBy(() -> Exporters.write(report, List.of(), out, CHARTS, List.of()))
        .hasMessage(out.resolve("summary.md") + ": is a folder");
    assertThat(files(out)).containsExactly("cells.csv");
    assertThat(out.resolve("cells.csv")).hasContent("older");
  }

  @Test
  void whatWasLeftByAProcessThatWasKilledGoes() throws Exception {
    Path left = Files.createDirectories(parent.resolve("out/.report-1/new"));
    Path recent = Files.createDirectories(parent.resolve("out/.report-2/new"));
    Files.writeString(left.resolve("summary.md"), "half");
    Files.setLastModifiedTime(left.getParent(), FileTime.from(Instant.EPOCH));
    Report report = RunFixture.usual(5).report(Files.createDirectory(parent.resolve("in")));
    Exporters.write(report, List.of(), parent.resolve("out"), CHARTS, List.of());
    assertThat(left).doesNotExist();
    assertThat(recent).as("perhaps of a process that writes just now").exists();
  }

  @Test
  void aLinkStaysALink() throws Exception {
    Path file = Files.writeString(parent.resolve("page.md"), "one");
    Path link;
    try {
      link = Files.createSymbolicLink(parent.resolve("link.md"), file);
    } catch (IOException | UnsupportedOperationException e) {
      assumeThat(e).as("links can be made here").isNull();
      return;
    }
    Outputs.replace(link, "two");
    assertThat(file).hasContent("two");
    assertThat(link).isSymbolicLink();
  }

  @Test
  void aFileIsReplacedAsAWhole() throws Exception {
    Path file = parent.resolve("page.md");
    Outputs.replace(file, "one");
    Outputs.replace(file, "two");
    assertThat(file).hasContent("two");
    assertThat(files(parent)).containsExactly("page.md");
  }
}
