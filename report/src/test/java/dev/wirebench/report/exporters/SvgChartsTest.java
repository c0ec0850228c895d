package dev.wirebench.report.exporters;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.report.JmhFixture;
import dev.wirebench.report.RunFixture;
import dev.wirebench.report.TurnsFixture;
import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.charts.Charts;
import dev.wirebench.report.findings.Finding;
import dev.wirebench.report.page.Reports;
import dev.wirebench.report.page.SampleRun;
import dev.wirebench.report.page.Scripts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SvgChartsTest {
  @TempDir private Path folder;

  private List<String> files() throws IOException {
    try (Stream<Path> files = Files.list(folder.resolve("out/charts"))) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  private void write(Report report) throws IOException {
    write(report, Scripts.CHARTS);
  }

  private void write(Report report, List<String> charts) throws IOException {
    Files.createDirectories(folder.resolve("out"));
    Path first = OneExporter.write(new SvgCharts(charts), report, List.of(), folder.resolve("out"));
    assertThat(first).exists();
  }

  @Test
  void everyTableHasItsChartsAndTheSummaryShowsThem() throws IOException {
    Report report = RunFixture.usual(5).report(folder.resolve("run"));
    write(report);
    String table = report.tables().get(0).key().id();
    assertThat(files())
        .hasSize(12)
        .contains(
            table + "--ratio.svg",
            table + "--tradeoff.svg",
            table + "--resources.svg",
            table + "--sizes.svg",
            table + "--matrix.svg",
            table + "--forks.svg")
        .noneMatch(name -> name.contains("--cost"));
    Path summary =
        OneExporter.write(new SummaryMarkdown(), report, List.of(), folder.resolve("out"));
    assertThat(summary)
        .content()
        .contains("](charts/" + table + "--ratio.svg)")
        .doesNotContain("no picture here");
  }

  /** A picture would be read as a result. */
  @Test
  void timesThatMeanNothingHaveNoPictures() throws IOException {
    Report report = RunFixture.usual(5).report(folder.resolve("run"));
    Finding finding =
        new Finding(
            Finding.Severity.WARNING, "short-forks", "Times mean nothing", "", "", List.of());
    assertThat(Charts.draw(report, List.of(finding), Set.copyOf(Scripts.CHARTS))).isEmpty();
    assertThat(Charts.draw(report, List.of(), Set.copyOf(Scripts.CHARTS))).isNotEmpty();
    Path summary =
        OneExporter.write(new SummaryMarkdown(), report, List.of(finding), folder.resolve("out"));
    assertThat(summary).content().contains("no picture here: report.html has all charts");
  }

  /** Of an earlier report, the other pictures go: the summary would show them. */
  @Test
  void someChartsCanBeChosen() throws IOException {
    Report report = RunFixture.usual(5).report(folder.resolve("run"));
    write(report, List.of("ratio", "tradeoff"));
    assertThat(files()).hasSize(4);
    write(report, List.of("tradeoff", "latency"));
    assertThat(files()).hasSize(2).allMatch(name -> name.endsWith("--tradeoff.svg"));
  }

  /** Cost over size, whatever somebody calls it, or over the number of threads. */
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void aRangeHasAPictureOfCost(boolean ofThreads) throws IOException {
    JmhFixture fixture = new JmhFixture();
    for (int count : new int[] {1, 10, 100}) {
      for (String method : List.of("loop", "array")) {
        fixture.entry("a.Copy." + method, "avgt", "ns/op", 10 * count, 11 * count);
        if (ofThreads) {
          fixture.threads(count);
        } else {
          fixture.param("length", String.valueOf(count));
        }
      }
    }
    Report report = fixture.report(folder);
    assertThat(report.tables()).hasSize(3);
    write(report, List.of("ratio", "cost"));
    assertThat(files()).filteredOn(name -> name.contains("--cost")).hasSize(1);
  }

  @Test
  void ofTwoRangesEachHasAPictureForEveryValueOfTheOther() throws IOException {
    JmhFixture fixture = new JmhFixture();
    for (int threads : new int[] {1, 4}) {
      for (int length : new int[] {1, 10, 100}) {
        for (String method : List.of("loop", "array")) {
          fixture
              .entry("a.Copy." + method, "avgt", "ns/op", 10 * length, 11 * length)
              .param("length", String.valueOf(length))
              .threads(threads);
        }
      }
    }
    write(fixture.report(folder), List.of("ratio", "cost"));
    assertThat(files()).filteredOn(name -> name.contains("--cost")).hasSize(2);
  }

  @Test
  void byTurnsSlicesHaveAPictureToo() throws IOException {
    RunFixture run = RunFixture.usual(5);
    TurnsFixture.byTurns(run, 20, 1, TurnsFixture.quiet());
    Report report = run.report(folder.resolve("run"));
    write(report);
    assertThat(files()).hasSize(14).contains(report.tables().get(0).key().id() + "--slices.svg");
  }

  @Test
  void picturesOfAnEarlierReportGo() throws IOException {
    Files.createDirectories(folder.resolve("out/charts"));
    Files.writeString(folder.resolve("out/charts/gone--ratio.svg"), "<svg/>");
    Files.writeString(folder.resolve("out/charts/mine.svg"), "<svg/>");
    write(RunFixture.usual(5).report(folder.resolve("run")), List.of("ratio"));
    assertThat(files()).doesNotContain("gone--ratio.svg").contains("mine.svg");
  }

  @Test
  void manyTablesHaveTheChartsOfTheFirstAndSomeHeadlines() throws IOException {
    List<String> payloads =
        IntStream.range(0, 30).mapToObj(i -> "payload-" + (char) ('a' + i)).toList();
    Report report =
        Reports.of(SampleRun.write(folder.resolve("run"), SampleRun.codecs(12), payloads, 5));
    write(report);
    List<String> files = files();
    assertThat(files).hasSizeBetween(10, 60);
    Path summary =
        OneExporter.write(new SummaryMarkdown(), report, List.of(), folder.resolve("out"));
    assertThat(summary).content().contains(" tables of 60 have no picture here: report.html has");
    assertThat(files.stream().filter(name -> name.endsWith("--ratio.svg"))).hasSizeGreaterThan(4);
  }

  @Test
  @Timeout(value = 10, unit = TimeUnit.MINUTES)
  void numbersOfAnySizeHaveAxesThatEnd() throws IOException {
    Report report =
        new JmhFixture()
            .entry("a.B.huge", "avgt", "ns/op", 1e300, 1.1e300)
            .entry("a.B.tiny", "avgt", "ns/op", 4.9e-324, 1e-320)
            .entry("a.B.usual", "avgt", "ns/op", 10, 11)
            .report(folder);
    write(report);
    assertThat(files()).isNotEmpty();
  }

  @Test
  void aVeryLargeReportLeavesPicturesToThePage() throws IOException {
    List<String> payloads = IntStream.range(0, 42).mapToObj(i -> "payload-" + i).toList();
    Report report =
        Reports.of(SampleRun.write(folder.resolve("run"), SampleRun.codecs(12), payloads, 2));
    write(report);
    assertThat(files()).isEmpty();
    Path summary =
        OneExporter.write(new SummaryMarkdown(), report, List.of(), folder.resolve("out"));
    assertThat(summary).content().contains("84 tables of 84 have no picture here");
  }
}
