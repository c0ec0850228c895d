package dev.wirebench.report.exporters;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.report.QualitiesFixture;
import dev.wirebench.report.RunFixture;
import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.findings.Findings;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NeedAnswersTest {
  @TempDir private Path folder;

  private static List<String> lines(Report report) {
    return NeedAnswers.of(report, Findings.of(report)).lines();
  }

  @Test
  void eachNeedHasItsOwnAnswer() {
    List<String> lines = lines(RunFixture.usual(6).report(folder));
    assertThat(lines.get(0)).isEqualTo("With messages like order-event, on JDK 17.0.15+6:");
    assertThat(lines)
        .anyMatch(
            line ->
                line.startsWith("- If you need JSON between services of your own, take jackson: "))
        .anyMatch(
            line ->
                line.startsWith(
                        "- If you need the least time, where one application writes and reads, take")
                    && line.contains(" × the processor time of jackson"));
  }

  /** Where no row holds messages of a schema, the answer would be another need's once more. */
  @Test
  void messagesOfASchemaAreAnAnswerOnlyWhereARowHoldsThem() {
    QualitiesFixture tried =
        QualitiesFixture.usual()
            .codec("protobuf", "1.0")
            .seen("protobuf", "schema-evolution", "", "field-added", "works", "good", 1);
    RunFixture run = RunFixture.usual(6);
    String inPlace = "in the place of your own classes, take protobuf: ";
    assertThat(lines(tried.report(run.write(folder.resolve("bean")))))
        .anyMatch(line -> line.contains("fields that come and go, take protobuf: "))
        .noneMatch(line -> line.contains("in the place of your own classes"));
    assertThat(lines(tried.report(run.readyMade("protobuf").write(folder.resolve("made")))))
        .anyMatch(line -> line.contains(inPlace));
    assertThat(lines(tried.report(run.holdsMaps("protobuf").write(folder.resolve("maps")))))
        .noneMatch(line -> line.contains("in the place of your own classes"));
  }

  @Test
  void nothingIsAnsweredByFewForksOrOfHalfAMessage() {
    assertThat(lines(RunFixture.usual(4).report(folder.resolve("few")))).isEmpty();
    RunFixture half = RunFixture.of(6).codec("jackson", "JSON", "j");
    half.cell("jackson", "order-event", "serialize", 500).size("jackson", "order-event", 286, 239);
    assertThat(lines(half.report(folder.resolve("half")))).isEmpty();
  }

  @Test
  void anotherJdkIsHeardToo() {
    List<String> alike = lines(RunFixture.alsoOn25(6, codec -> 1).report(folder.resolve("alike")));
    assertThat(alike.get(0)).endsWith(", on JDK 17.0.15+6:");
    assertThat(alike.get(alike.size() - 1))
        .isEqualTo("On JDK 25.0.3+9, measured beside these, take the same.");
    List<String> other =
        lines(
            RunFixture.alsoOn25(6, codec -> codec.equals("protobuf") ? 20 : 1)
                .report(folder.resolve("other")));
    assertThat(other)
        .anyMatch(line -> line.contains("where one application writes and reads, take protobuf: "));
    assertThat(other.get(other.size() - 1))
        .isEqualTo(
            "On JDK 25.0.3+9, measured beside these, take kryo for the least time, where"
                + " one application writes and reads; else the same.");
  }

  @Test
  void namesAreEscapedInMarkdown() {
    RunFixture run = RunFixture.usual(6).codec("<b>", "JSON", "b");
    run.cell("<b>", "order-event", "serialize", 10).cell("<b>", "order-event", "deserialize", 10);
    run.size("<b>", "order-event", 10, 10);
    Report report = run.report(folder);
    assertThat(NeedAnswers.of(report, Findings.of(report)).markdown())
        .contains("take **\\<b\\>**")
        .doesNotContain("<b>");
  }
}
