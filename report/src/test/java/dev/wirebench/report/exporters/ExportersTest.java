package dev.wirebench.report.exporters;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.wirebench.base.Program;
import dev.wirebench.report.JmhFixture;
import dev.wirebench.report.RunFixture;
import dev.wirebench.report.TurnsFixture;
import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.analysis.Row;
import dev.wirebench.report.findings.Findings;
import dev.wirebench.report.page.Scripts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExportersTest {
  private static final String HOSTILE =
      "</script><img src=x onerror=alert(1)>|`\"'\u202e\n@all" + "x".repeat(300);

  @TempDir Path folder;

  private String written(Report report, String file) throws IOException {
    return written(report, List.of(), file);
  }

  private String written(Report report, List<String> charts, String file) throws IOException {
    Path out = folder.resolve("out");
    Exporters.write(report, Findings.of(report), out, charts, List.of());
    return Files.readString(out.resolve(file));
  }

  @Test
  void cellsHaveARowForEachForkAndMetric() throws IOException {
    List<String> lines = written(RunFixture.usual(2).report(folder), "cells.csv").lines().toList();
    assertThat(lines).hasSize(1 + 10 * 2 * 3);
    assertThat(lines.get(0))
        .isEqualTo(
            "source,benchmark,mode,threads,jdk,param.codec,param.payload,param.size,fork,block,"
                + "order,attempt,analysed,metric,unit,iterations,value,ratio,ratio.low,ratio.high,"
                + "corrected.low,corrected.high,verdict,bytes.mean,bytes.value0,bytes.uncompressed,bytes.gzip,bytes.zstd,"
                + "gigabytes.per.second");
    assertThat(lines.get(1))
        .contains("dev.wirebench.jmh.Bytes.serialize,avgt,1,17.0.15+6,jackson,order-event,,")
        .contains(",0,0,3,0,true,score,ns/op,5,");
    assertThat(lines)
        .filteredOn(line -> line.contains(",jackson,") && line.contains(",score,"))
        .isNotEmpty()
        .allMatch(line -> line.matches(".*,286,286,,239,236,0\\.\\d+"));
    assertThat(lines.get(2)).endsWith(",gc.alloc.rate.norm,B/op,1,800,,,,,,,,,,,,");
    assertThat(lines).anyMatch(line -> line.contains("Floor.copy,avgt,1,17.0.15+6,,,1024,1,1,"));
  }

  @Test
  void theSpeedIsThatOfTheBytesOfMessages() throws IOException {
    Report report = RunFixture.usual(2).report(folder);
    Row jackson =
        report.tables().get(0).rows().stream()
            .filter(row -> row.name().equals("jackson"))
            .findFirst()
            .orElseThrow();
    assertThat(jackson.gigabytesPerSecond())
        .as("bytes by nanoseconds")
        .isCloseTo(286 / jackson.score().value(), within(1e-9));
    assertThat(TableColumns.NAMES).contains("speed");
  }

  @Test
  void cellsThatCompressHaveBothSizes() throws IOException {
    List<String> lines =
        written(RunFixture.usualCompressed(2).report(folder), Scripts.CHARTS, "cells.csv")
            .lines()
            .toList();
    assertThat(lines)
        .filteredOn(line -> line.contains("gunzip-6,") && line.contains(",kryo,"))
        .filteredOn(line -> line.contains(",score,"))
        .hasSize(2)
        .allMatch(line -> line.matches(".*,102,101,78,[\\d.]*,,0\\.\\d+"));
  }

  @Test
  void cellsWithoutBlocksLeaveTheColumnEmpty() throws IOException {
    Report report = new JmhFixture().entry("a.B.c", "thrpt", "ops/s", 5, 6).report(folder);
    assertThat(written(report, "cells.csv").lines().toList())
        .containsExactly(
            "source,benchmark,mode,threads,jdk,fork,block,order,attempt,analysed,metric,unit,"
                + "iterations,value,ratio,ratio.low,ratio.high,corrected.low,corrected.high,verdict,bytes.mean,bytes.value0,bytes.uncompressed,bytes.gzip,bytes.zstd,"
                + "gigabytes.per.second",
            "foreign.json,a.B.c,thrpt,1,21.0.4,0,,0,0,true,score,ops/s,1,5,,,,,,baseline,,,,,,",
            "foreign.json,a.B.c,thrpt,1,21.0.4,1,,1,0,true,score,ops/s,1,6,,,,,,baseline,,,,,,");
  }

  @Test
  void byTurnsCellsSayWhatSlicesTell() throws IOException {
    RunFixture run = RunFixture.usual(5);
    TurnsFixture.byTurns(run, 24, 1, TurnsFixture.bursts(1.4));
    List<String> lines = written(run.report(folder), "cells.csv").lines().toList();
    List<String> names = List.of(lines.get(0).split(","));
    assertThat(names.subList(names.indexOf("verdict"), names.size()))
        .startsWith(
            "verdict",
            "bytes.mean",
            "bytes.value0",
            "bytes.uncompressed",
            "bytes.gzip",
            "bytes.zstd",
            "gigabytes.per.second",
            "heats",
            "within.share")
        .endsWith("slow/quiet", "slow/quiet.low", "slow/quiet.high");
    assertThat(lines).allSatisfy(line -> assertThat(line.split(",", -1)).hasSize(names.size()));
    String[] gson =
        lines.stream().filter(line -> line.contains(",gson,")).findFirst().get().split(",", -1);
    assertThat(gson[names.indexOf("heats")]).isEqualTo("5");
    assertThat(Double.parseDouble(gson[names.indexOf("correlation")])).isGreaterThan(0.9);
    assertThat(Double.parseDouble(gson[names.indexOf("slow/quiet")])).isBetween(0.99, 1.01);
  }

  @Test
  void hostileNamesStayOneFieldOfTheCsv() throws IOException {
    Report report =
        new JmhFixture().entry("a.B.c", "avgt", "ns/op", 5).param("=p,", HOSTILE).report(folder);
    String csv = written(report, "cells.csv");
    assertThat(csv).contains("\"" + HOSTILE.replace("\"", "\"\"") + "\"");
    assertThat(csv).startsWith("source,benchmark,mode,threads,jdk,\"param.=p,\",fork");
  }

  @Test
  void summaryHasTablesFindingsAndEnvironment() throws IOException {
    RunFixture fixture = RunFixture.usual(6);
    fixture.run().withArray("exclusions").addObject().put("codec", "avro").put("reason", "none");
    String summary = written(fixture.report(folder), "summary.md");
    assertThat(summary)
        .startsWith("# Report: ")
        .contains("cpu AMD EPYC, cpus 2, run.json made by wirebench 0.0.1\n")
        .contains("\nMade by " + Program.TEXT + ".\n")
        .containsSubsequence(
            "- **order-event, serialize, byte\\[\\]**: protobuf takes the least time: 0.2",
            "### order-event, serialize, byte\\[\\]",
            "## Notes",
            "- **note, Not measured**: avro: all operations of all payloads",
            "## Where and when it was measured",
            "cpu AMD EPYC, cpus 2, run.json made by wirebench 0.0.1\n")
        .contains("| codec | ns/op | × jackson (95 % CI) | verdict | B/op | bytes |")
        .containsPattern(
            "\\| protobuf \\| 12\\d\\.\\d \\| 0\\.2[45]\\d \\(0\\.2\\d+ – 0\\.2\\d+\\) \\| faster \\| 800"
                + " \\| 98 \\|")
        .contains("protobuf takes the least time: 0.2")
        .contains("Faster than jackson: protobuf and kryo. Slower: gson.")
        .containsPattern("\\| jackson \\| \\d+\\.\\d \\| - \\| baseline");
  }

  @Test
  void summaryLeavesOutColumnsWithoutNumbers() throws IOException {
    Report report = new JmhFixture().entry("a.B.c", "thrpt", "ops/s", 5, 6).report(folder);
    assertThat(written(report, "summary.md"))
        .contains("| method | ops/s | × c (95 % CI) | verdict |\n|---|---:|---:|---:|\n");
  }

  @Test
  void summaryShowsTheChartsThatAreThere() throws IOException {
    Path charts = Files.createDirectories(folder.resolve("out/charts"));
    Files.writeString(charts.resolve("order-event-serialize-byte--ratio.svg"), "<svg/>");
    Files.writeString(charts.resolve("over all.svg"), "<svg/>");
    Files.writeString(charts.resolve("all--sizes.svg"), "<svg/>");
    assertThat(written(RunFixture.usual(2).report(folder), Scripts.CHARTS, "summary.md"))
        .containsSubsequence(
            "](charts/order-event-serialize-byte--ratio.svg)",
            "## Tables",
            "(charts/all--sizes.svg)",
            "![over all](charts/over%20all.svg)",
            "### order-event, serialize",
            "### order-event, deserialize");
  }

  @Test
  void hostileNamesNeverBecomeMarkup() throws IOException {
    RunFixture fixture =
        RunFixture.usual(5).codec(HOSTILE, HOSTILE, HOSTILE).note(HOSTILE, HOSTILE);
    fixture.cell(HOSTILE, "order-event", "serialize", 10);
    fixture.cell(HOSTILE, "order-event", "deserialize", 10);
    fixture.run().withObject("/environment").put(HOSTILE, HOSTILE);
    assertThat(written(fixture.report(folder), "summary.md"))
        .doesNotContain("\u202e", "@all")
        .doesNotContainPattern("(?<!\\\\)<(img|/script)")
        .contains("\\</script\\>\\<img src=x onerror=alert(1)\\>\\|\\`\"'\uFFFD @\u200Ball");
  }
}
