package dev.wirebench.report.findings;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.report.QualitiesFixture;
import dev.wirebench.report.RunFixture;
import dev.wirebench.report.findings.Finding.Severity;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class QualitiesFindingsTest {
  private static final String HARD = "hard-qualities";
  private static final String OTHER_VERSION = "other-version-tried";

  @TempDir Path folder;

  private List<Finding> of(QualitiesFixture qualities, String kind) {
    return Findings.of(qualities.report(RunFixture.usual(5).write(folder))).stream()
        .filter(finding -> finding.kind().equals(kind))
        .toList();
  }

  @Test
  void whatIsHardIsANoteForEachCodecTheWorstFirst() {
    List<Finding> found = of(QualitiesFixture.usual(), HARD);
    assertThat(found)
        .extracting(Finding::text)
        .containsExactly(
            "gson: 1 of 2 unusual JSON inputs (wrong value, no error).",
            "kryo: 3 of 3 kinds of damaged messages (memory exhausted in 2, hangs in 1).");
    assertThat(found)
        .allSatisfy(
            finding -> {
              assertThat(finding.severity()).isEqualTo(Severity.NOTE);
              assertThat(finding.remedy()).contains("docs/QUALITIES.md").endsWith(".");
            });
  }

  @Test
  void codecsOfWhichTheSameIsToBeSaidShareASentence() {
    QualitiesFixture fixture =
        QualitiesFixture.usual()
            .codec("jackson", "1.0")
            .seen("jackson", "json-conformance", "", "depth", "changes the value", "hard", 7)
            .seen("jackson", "json-conformance", "", "comment", "accepts", "neutral", 1);
    assertThat(of(fixture, HARD))
        .extracting(Finding::text)
        .contains("gson, jackson: 1 of 2 unusual JSON inputs (wrong value, no error).")
        .hasSize(2);
  }

  @Test
  void nothingIsSaidOfCodecsWithoutHardOutcomesOrOutsideOfTheReport() {
    QualitiesFixture fixture =
        new QualitiesFixture()
            .codec("gson", "1.0")
            .codec("yasson", "1.0")
            .seen("gson", "json-conformance", "", "bom", "rejects", "neutral", 1)
            .seen("yasson", "json-conformance", "", "bom", "hangs", "hard", 1);
    assertThat(of(fixture, HARD)).isEmpty();
    assertThat(of(fixture, OTHER_VERSION)).isEmpty();
  }

  @Test
  void anotherVersionThanTheOneThatWasTriedIsNamed() {
    QualitiesFixture fixture = QualitiesFixture.usual().codec("kryo", "0.9").codec("gson", "0.9");
    List<Finding> found = of(fixture, OTHER_VERSION);
    assertThat(found).hasSize(1);
    assertThat(found.get(0).severity()).isEqualTo(Severity.NOTE);
    assertThat(found.get(0).text())
        .isEqualTo(
            "gson, kryo: version 1.0 was measured, and docs/QUALITIES.md was observed"
                + " of 0.9.");
    assertThat(found.get(0).remedy()).startsWith("Run qualities --codec gson,kryo --out DIR ");
  }

  @Test
  void versionsThatAgreeAreNoFinding() {
    assertThat(of(QualitiesFixture.usual(), OTHER_VERSION)).isEmpty();
  }
}
