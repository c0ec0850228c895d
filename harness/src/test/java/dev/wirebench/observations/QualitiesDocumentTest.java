package dev.wirebench.observations;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirebench.base.BadInput;
import dev.wirebench.qualities.Observation;
import dev.wirebench.qualities.Outcome;
import dev.wirebench.report.document.MarkdownForm;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class QualitiesDocumentTest {
  private static final String EVIL = "<b>|`x` @you & \"q\" *s*\u0007";

  @TempDir Path folder;

  private static Observation observation(
      String codec, String about, String caseId, Outcome outcome, int count) {
    String quality = about.isEmpty() ? "json-conformance" : "hostile-input";
    return new Observation(
        quality, new Observation.Subject(codec, "1.0"), about, caseId, outcome, count, EVIL, EVIL);
  }

  private static QualitiesFile file(Observation... observations) {
    return new QualitiesFile(
        "0.1",
        Instant.parse("2026-11-25T10:00:00Z"),
        7,
        Map.of("jdk", "17", "os", "Linux"),
        Map.of("planted", "1.0"),
        Map.of(),
        true,
        List.of(observations));
  }

  private static String page(Observation... observations) {
    return page(file(observations));
  }

  private static String page(QualitiesFile file) {
    return MarkdownForm.of(QualitiesDocument.of(file));
  }

  @Test
  void aCellHasTheOutcomesOfItsCaseAndHardOnesFirst() {
    assertThat(
            page(
                observation("planted", "order-event", "truncated", Outcome.REJECTS, 58),
                observation("planted", "order-event", "truncated", Outcome.HANGS, 2),
                observation("planted", "probe-lists", "truncated", Outcome.REJECTS, 60)))
        .contains("| codec | truncated |\n")
        .contains("| planted | **hangs** 2, rejects 118 |\n")
        .contains("seed 7, on JDK 17 (Linux)")
        .doesNotContain("JSON conformance");
  }

  @Test
  void aCaseOfOneInputHasNoCount() {
    assertThat(page(observation("planted", "", "bom", Outcome.CHANGES_THE_VALUE, 1)))
        .contains("| codec | byte order mark |\n")
        .contains("| planted | **changes the value** |\n")
        .contains("RFC 8259, section 8.1: ");
  }

  @Test
  void casesWithoutAMessageHaveTheirReasonOnce() {
    String page =
        page(
            observation("one", "", "", Outcome.NOT_APPLICABLE, 1),
            observation("two", "", "", Outcome.NOT_APPLICABLE, 1),
            observation("one", "probe-lists", "truncated", Outcome.UNTESTED, 1));
    assertThat(page)
        .contains("\n| one | untested |\n")
        .contains("\nUntested:\n\n- one (probe-lists): \\<b\\>")
        .contains("\nNot applicable:\n\n- one, two: \\<b\\>");
    assertThat(page).contains("## What is hard\n\nNothing.\n");
  }

  @Test
  void aHardRowOpensToItsInputWhateverThatIs() {
    String page = page(observation("planted", "", "bom", Outcome.CHANGES_THE_VALUE, 3));
    assertThat(page)
        .contains("### planted 1.0\n")
        .contains(
            "<details><summary>json-conformance, bom: <b>changes the value</b> (3 inputs): <code>");
    String html = HtmlRenderer.builder().build().render(Parser.builder().build().parse(page));
    String shown = "&lt;b&gt;|`x` &#64;&#8203;you &amp; &quot;q&quot; *s*\ufffd";
    assertThat(html).contains("<code>" + shown + "</code>", "<pre>" + shown + "</pre>");
    assertThat(html).doesNotContain("<em>s</em>", "<b>|");
  }

  @Test
  void anInterruptedRunSaysSo() {
    assertThat(page(file().with(List.of(), false))).contains("interrupted");
    assertThat(page()).doesNotContain("interrupted");
  }

  @Test
  void whatIsKeptIsReadAgain() throws IOException {
    QualitiesFile file =
        file(observation("planted", "order-event", "truncated", Outcome.WRONG_VALUE, 4));
    file.write(folder);
    assertThat(QualitiesFile.read(folder)).isEqualTo(file);
    assertThat(Files.readString(folder.resolve(QualitiesFile.NAME)))
        .contains("\"outcome\" : \"wrong value\"");
  }

  @Test
  void whatNobodyWroteSoIsRefused() throws IOException {
    for (String text :
        List.of("", "null", "[]", "{\"seed\":\"7\"}", "{} {}", "{\"observations\":0}")) {
      Files.writeString(folder.resolve(QualitiesFile.NAME), text);
      assertThatThrownBy(() -> QualitiesFile.read(folder))
          .as(text)
          .isInstanceOf(BadInput.class)
          .hasMessageContaining("is not what 'qualities' writes");
    }
  }

  @Test
  void anUnknownFieldOfAnObservationIsRefused() throws IOException {
    file(observation("planted", "order-event", "truncated", Outcome.WRONG_VALUE, 4)).write(folder);
    Path kept = folder.resolve(QualitiesFile.NAME);
    Files.writeString(kept, Files.readString(kept).replace("\"caseId\"", "\"x\" : 1, \"caseId\""));
    assertThatThrownBy(() -> QualitiesFile.read(folder))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("(Unrecognized field \"x\")");
  }

  @Test
  void theConsoleCountsAndNamesWhatIsHard() {
    assertThat(
            QualitiesText.of(
                file(
                    observation("planted", "order-event", "truncated", Outcome.REJECTS, 58),
                    observation("planted", "order-event", "truncated", Outcome.HANGS, 2))))
        .contains("planted  1.0      hostile-input  rejects 58, hangs 2\n")
        .containsPattern("Hard:\n.*\nplanted +truncated +order-event +hangs \\(2\\) ");
  }
}
