package dev.wirebench.report.exporters;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.report.JmhFixture;
import dev.wirebench.report.QualitiesFixture;
import dev.wirebench.report.RunFixture;
import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.analysis.ResultTable;
import dev.wirebench.report.findings.Finding;
import dev.wirebench.report.findings.Finding.Severity;
import dev.wirebench.report.findings.Findings;
import dev.wirebench.report.verdicts.Settings;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ConsoleTablesTest {
  @TempDir Path folder;

  private String text(RunFixture run) {
    return text(run, Integer.MAX_VALUE);
  }

  private String text(RunFixture run, int width) {
    Report report = run.report(folder);
    return ConsoleTables.of(report, width);
  }

  @Test
  void rowsStandInColumnsUnderTheirTablesTitle() {
    RunFixture run = RunFixture.of(2).codec("jackson", "JSON", "a").codec("kryo", "Kryo", "b");
    run.size("jackson", "order-event", 1200, 400).size("kryo", "order-event", 90, 80);
    run.cell("jackson", "order-event", "serialize", block -> 2000);
    run.cell("kryo", "order-event", "serialize", block -> 500);
    assertThat(text(run).lines().limit(4).toList())
        .isEqualTo(
            List.of(
                "",
                "order-event, serialize, byte[]",
                "codec    ns/op  × jackson (95 % CI)      verdict  B/op  bytes",
                "kryo     500.0                0.250  preliminary   800     90"));
  }

  @Test
  void whatComesFromOutsideIsMarkedBesideWhateverElseItIs() {
    RunFixture run = RunFixture.usual(2).external("gson").external("kryo").holdsMaps("kryo");
    assertThat(text(run))
        .containsPattern("\ngson § +\\d")
        .containsPattern("\nkryo † § +\\d")
        .contains("\n§ external: a plug-in, whose numbers are worth what its source is.\n")
        .contains("\n† works on generated classes or maps; conversion not included.\n");
    assertThat(text(RunFixture.usual(2))).doesNotContain("§");
  }

  @Test
  void compressedMessagesStandBesideWhatTheyWere() {
    RunFixture run = RunFixture.usualCompressed(2);
    List<String> lines =
        text(run).lines().dropWhile(line -> !line.startsWith("order-event, gzip-6")).toList();
    assertThat(lines.get(1)).endsWith("  share  B/op  bytes");
    assertThat(lines.get(2)).startsWith("kryo ").contains("  131 %  ").endsWith("    102");
    assertThat(lines.get(3)).startsWith("jackson ").contains("  84 %  ").endsWith("    240");
  }

  private static List<String> headings(Report report, ResultTable table) {
    return TableColumns.of(report, table).table().columns().stream()
        .map(column -> column.heading().text())
        .toList();
  }

  @Test
  void noTableHasMoreThanSevenColumns() {
    Report report =
        QualitiesFixture.usual().tried("jackson").report(RunFixture.usual(6).write(folder));
    for (ResultTable table : report.tables()) {
      assertThat(headings(report, table))
          .hasSize(TableColumns.MOST)
          .endsWith("B/op", "bytes", "known defects");
    }
    assertThat(ConsoleTables.of(report, Integer.MAX_VALUE))
        .containsPattern("jackson .* \\d+ of \\d+ cases");
  }

  @Test
  void aReaderMayChooseTheColumns() {
    Settings settings = Settings.DEFAULT.showing(List.of("forks", "corrected", "share", "time"));
    Report report = RunFixture.usual(6).report(folder, settings);
    assertThat(ConsoleTables.of(report, Integer.MAX_VALUE).lines().skip(2).limit(2))
        .first()
        .asString()
        .matches("codec +JVMs +95 % CI, adjusted +ns/op");
  }

  @Test
  void everyColumnHasANameThatAReaderMayChoose() {
    Report usual = RunFixture.usual(6).report(folder);
    Report all = RunFixture.usual(6).report(folder, Settings.DEFAULT.showing(TableColumns.NAMES));
    for (int i = 0; i < usual.tables().size(); i++) {
      assertThat(headings(all, all.tables().get(i)))
          .containsAll(headings(usual, usual.tables().get(i)))
          .contains("JVMs", "CPU ns/op");
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {48, 54})
  void aNarrowScreenGoesWithoutWhatDecidesLeast(int width) {
    RunFixture run = RunFixture.usual(6);
    String text = text(run, width);
    List<String> table = text.lines().skip(2).limit(5).toList();
    assertThat(table).allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(width));
    assertThat(table.get(0)).startsWith("codec ").contains("ns/op", "× jackson", "verdict");
    assertThat(text).contains("\nLeft out for want of width: bytes", "; summary.md has all.\n");
    assertThat(text(run)).doesNotContain("Left out for want of width");
  }

  @Test
  void theAnswersStandBehindWhatMayMislead() {
    Report report = RunFixture.usual(2).report(folder);
    assertThat(ConsoleTables.answers(report, Findings.of(report)).lines().toList())
        .first()
        .isEqualTo(
            "warning: Preliminary: fewer than 5 JVMs. Run at least 5 blocks (--blocks; with JMH -f).");
    assertThat(ConsoleTables.answers(report, Findings.of(report)))
        .containsPattern("(?m)^order-event, serialize, byte\\[\\]: Preliminary, 2 blocks");
  }

  private static Finding finding(Severity severity, String title, double effect) {
    return new Finding(severity, "kind", title, "Found.", "Do this.", List.of(), effect);
  }

  @Test
  void atMostFiveWarningsHaveALineAndTheOthersAreCounted() {
    List<Finding> findings = new ArrayList<>();
    findings.add(finding(Severity.ERROR, "Failed", Double.NaN));
    for (int i = 0; i < 6; i++) {
      findings.add(finding(Severity.WARNING, "Warning " + i, 0.06 - 0.01 * i));
    }
    findings.add(finding(Severity.NOTE, "Note", 0.001));
    assertThat(ConsoleTables.warnings(findings).lines())
        .containsExactly(
            "error: Failed. Found.",
            "warning, up to 6 %: Warning 0. Do this.",
            "warning, up to 5 %: Warning 1. Do this.",
            "warning, up to 4 %: Warning 2. Do this.",
            "warning, up to 3 %: Warning 3. Do this.",
            "The report has 2 more warnings and 1 more note.");
    assertThat(ConsoleTables.warnings(findings.subList(7, 8)))
        .isEqualTo("The report has 1 note.\n");
    assertThat(ConsoleTables.warnings(List.of())).isEmpty();
  }

  @Test
  void marksAreExplainedWhereARowHasOne() {
    assertThat(text(RunFixture.usual(6).readyMade("protobuf")))
        .contains("\nprotobuf † ")
        .contains("\n† works on generated classes or maps; conversion not included.\n")
        .doesNotContain("\n* ", "\n‡ ");
    assertThat(text(RunFixture.usual(6))).doesNotContain("†");
  }

  /** Whoever knows better learns by which option. */
  @Test
  void whatWasGuessedIsSaid() {
    JmhFixture fixture = new JmhFixture();
    for (String name : List.of("a.Gson", "a.Moshi")) {
      fixture.entry(name + ".readSmall", "avgt", "ns/op", 20);
      fixture.entry(name + ".readLarge", "avgt", "ns/op", 200);
    }
    Report report = fixture.report(folder);
    assertThat(ConsoleTables.answers(report, Findings.of(report)))
        .containsOnlyOnce(
            "The file does not say what is to be compared with what. Rows are compared by class."
                + " Choose otherwise with --by method, and what all are compared with by"
                + " --baseline.\n");
  }

  @Test
  void aTableEndsWithItsAnswer() {
    assertThat(text(RunFixture.usual(6)).lines().skip(7).findFirst().orElseThrow())
        .startsWith("protobuf takes the least time: 0.2");
  }

  @Test
  void aFailureIsNamedWithItsReason() {
    RunFixture run = RunFixture.usual(2);
    run.run().withArray("failures").addObject().put("block", 0).put("reason", "out of memory");
    List<Finding> findings = Findings.of(run.report(folder));
    assertThat(ConsoleTables.warnings(findings).lines().findFirst().orElseThrow())
        .startsWith("error: Forks that failed. 1 fork gave no result: ")
        .contains("out of memory");
  }
}
