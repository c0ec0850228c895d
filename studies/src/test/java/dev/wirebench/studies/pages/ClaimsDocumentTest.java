package dev.wirebench.studies.pages;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.report.RunFixture;
import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.document.MarkdownForm;
import dev.wirebench.studies.claims.Claims;
import dev.wirebench.studies.claims.Evidence;
import dev.wirebench.studies.claims.Judge;
import dev.wirebench.studies.claims.Judged;
import dev.wirebench.studies.claims.Known;
import dev.wirebench.studies.claims.Mark;
import dev.wirebench.studies.claims.PlantedClaims;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClaimsDocumentTest {
  private static final Claims CLAIMS =
      PlantedClaims.of(
          PlantedClaims.claim("C1a", "time", "order: [kryo, jackson]"),
          PlantedClaims.claim("C1b", "time", "order: [jackson, kryo]\n  figure: 1 | 2"),
          PlantedClaims.claim("C2", "time", "order: [fory, avro]"),
          PlantedClaims.claim("C3", "time", "order: [avro, fory]"),
          PlantedClaims.claim("C4", "time", "order: [avro, kryo]\n  run: --suite all"),
          PlantedClaims.claim(
              "C5", "time", "value: {of: kryo}\n  not-comparable: \"*slow* <machine>\""),
          """
          - id: C6
            statement: It is.
            contradiction: it is `not`
            not-comparable: "@nobody knows"
          """);

  @TempDir Path folder;

  private Report report() {
    RunFixture run = RunFixture.usual(6);
    run.run().withObject("/environment").put("cpu", "<i>fast</i>");
    return run.report(folder.resolve("run"));
  }

  private static List<Judged> judged(Report report) {
    return Judge.of(CLAIMS, report, Known.NOTHING);
  }

  private String page() {
    Report report = report();
    return page(judged(report), report);
  }

  private static String page(List<Judged> judged, Report report) {
    return MarkdownForm.amongDocuments(ClaimsDocument.of(judged, report));
  }

  private static String page(List<Judged> judged, Map<String, String> others) {
    return MarkdownForm.amongDocuments(ClaimsDocument.of(judged, List.of(), others));
  }

  @Test
  void everyClaimHasItsFigureAndOurs() {
    assertThat(page())
        .containsPattern(
            "\\| C1a \\| It is so. \\| - \\| kryo / jackson 0.3\\d+ \\(0.3\\d+ – 0.3\\d+\\) \\| run,"
                + " 17.0.15\\+6 \\| \\*\\*confirmed\\*\\* \\|")
        .containsPattern(
            "\\| C1b \\| It is so. \\| 1 \\\\\\| 2 \\| jackson / kryo 2.* \\*\\*not reproduced here")
        .contains("| C2 | It is so. | - | - | - | not measured yet |");
  }

  @Test
  void claimsAreCountedByMark() {
    assertThat(page())
        .contains(
            "| study | claims | confirmed | not reproduced here | inconclusive | not measured yet | not"
                + " judged | not comparable | mixed |")
        .contains("\\</b\\> | 7 | 1 | 1 | 0 | 3 | 0 | 2 | 0 |");
  }

  @Test
  void whatIsOpenHasTheCommandThatMeasuresIt() {
    String command = "    java -jar benchmarks/target/benchmarks.jar run --suite ";
    assertThat(page())
        .contains("What measures C2, C3:\n\n" + command + "s5\n")
        .contains("What measures C4:\n\n" + command + "all\n")
        .doesNotContain("What measures C1");
  }

  @Test
  void textsAreNeverMarkup() {
    assertThat(page())
        .contains(
            "Planted \\<b\\>study\\</b\\>\n\nNobody: \\<i\\>Nothing\\</i\\>.\n\nMachine: Not known.\n\nNothing \\| at all.\n")
        .contains("\\*slow\\* \\<machine\\>")
        .contains("*At odds with itself: it is \\`not\\`.*")
        .contains("@\u200Bnobody knows")
        .contains("cpu \\<i\\>fast\\</i\\>")
        .doesNotContain("<b>", "<i>", "<machine>");
  }

  @Test
  void aRunThatNoClaimIsOfSaysSo() {
    Report report = report();
    String nothing = " No claim is of what it measured.\n";
    assertThat(page(judged(report), report)).contains("- **run**: ").doesNotContain(nothing);
    List<Judged> open = Judge.of(CLAIMS.only(List.of("C2")), report, Known.NOTHING);
    assertThat(page(open, report)).containsPattern("- \\*\\*run\\*\\*: .*" + nothing);
  }

  @Test
  void figuresOfFewBlocksAreIndicative() {
    Report report = RunFixture.usual(3).report(folder);
    assertThat(ClaimsText.of(judged(report)))
        .containsPattern(
            "(?m)^C1a .* not measured yet .* kryo / jackson 0.3.*; preliminary: too few");
    assertThat(page(judged(report), report))
        .containsPattern(
            "\\| C1a .*; preliminary: too few blocks for a verdict \\| .*measured yet");
  }

  @Test
  void theConsoleHasALineForEach() {
    String text = ClaimsText.of(judged(report()));
    assertThat(text.lines()).hasSize(8);
    assertThat(text)
        .containsPattern("(?m)^C1a +It is so. +- +confirmed +run +17\\S+ +kryo / jackson 0.3")
        .containsPattern("(?m)^C2 +It is so. +- +not measured yet +- +- +-$")
        .containsPattern(
            "(?m)^C5 +It is so. +- +not comparable +run +17\\S+ +kryo 1.*; \\*slow\\* <machine>$")
        .containsPattern("(?m)^C6 +It is. +- +not comparable +- +- +@nobody knows$");
  }

  @Test
  void aClaimOfAServiceIsMeasuredByALoad() {
    List<Judged> open = Judge.of(Claims.read().only(List.of("C35")), Known.NOTHING);
    assertThat(page(open, Map.of()))
        .contains("What measures C35:\n\n    java -jar benchmarks/target/benchmarks.jar load\n");
    List<Judged> judged =
        open.stream()
            .map(
                one ->
                    one.with(
                        Map.of(
                            "C35",
                            new Evidence("a|load", "17", Mark.CONFIRMED, List.of(), List.of()))))
            .toList();
    assertThat(page(judged, Map.of("a|load", "on <it>")))
        .contains("- **a\\|load**: on \\<it\\>\n", "| a\\|load, 17 | **confirmed** |")
        .doesNotContain("What measures");
  }
}
