package dev.wirebench.report.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.wirebench.base.BadInput;
import dev.wirebench.report.QualitiesFixture;
import dev.wirebench.report.input.Observed.Case;
import dev.wirebench.report.input.Observed.Grade;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class QualitiesTest {
  @TempDir Path folder;

  private Path write(String text) throws IOException {
    return Files.writeString(folder.resolve("qualities.json"), text);
  }

  private void refused(String text, String... parts) throws IOException {
    write(text);
    assertThatThrownBy(() -> Qualities.read(folder))
        .as(text)
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("qualities.json' is not what 'qualities' writes (")
        .satisfies(
            refusal ->
                List.of(parts).forEach(part -> assertThat(refusal).hasMessageContaining(part)))
        .message()
        .endsWith("): run it again with --out.")
        .doesNotContain("\n");
  }

  @Test
  void whatWasObservedIsRead() throws IOException {
    write(QualitiesFixture.usual().text());
    Qualities read = Qualities.read(folder);
    assertThat(read.program()).isEqualTo("wirebench 0.1.0");
    assertThat(read.codecs()).containsEntry("kryo", "1.0").hasSize(2);
    assertThat(read.isWhole()).isTrue();
    assertThat(read.observations()).hasSize(9);
    assertThat(read.observations().get(5))
        .isEqualTo(
            new Observed(
                new Case("hostile-input", "kryo", "order-event", "truncated"),
                "hangs",
                Grade.HARD,
                2,
                "java.lang.Error: <b>hangs</b>",
                "hex 00<i>&amp;"));
  }

  @Test
  void aCompressedFileIsReadToo() throws IOException {
    try (OutputStream out =
        new GZIPOutputStream(Files.newOutputStream(folder.resolve("qualities.json.gz")))) {
      out.write(QualitiesFixture.usual().text().getBytes(StandardCharsets.UTF_8));
    }
    assertThat(Qualities.read(folder).observations()).hasSize(9);
  }

  @Test
  void whatIsNotNeededMayBeThereOrNot() throws IOException {
    QualitiesFixture fixture = QualitiesFixture.usual();
    fixture.file().put("more", "to come").remove("machine");
    ((ObjectNode) fixture.file().at("/observations/0")).put("more", 1).remove("version");
    write(fixture.text());
    assertThat(Qualities.read(folder)).isEqualTo(QualitiesFixture.usual().read());
  }

  @Test
  void aFolderWithoutTheFileIsRefused() {
    assertThatThrownBy(() -> Qualities.read(folder))
        .isInstanceOf(BadInput.class)
        .hasMessage(
            "'%s' holds no observations: it has no qualities.json, which 'qualities --out' writes.",
            folder);
  }

  @Test
  void whatNobodyWroteSoIsRefused() throws IOException {
    for (String text : List.of("", "null", "[]", "7", "{}", "{\"program\": ", "\u0000", "x")) {
      refused(text);
    }
    refused(QualitiesFixture.usual().text() + "{}", "line ");
  }

  @Test
  void aFieldThatIsNeededIsNamedWhereItIsNot() throws IOException {
    for (String field : List.of("program", "codecs", "isWhole", "observations")) {
      QualitiesFixture fixture = QualitiesFixture.usual();
      fixture.file().remove(field);
      refused(fixture.text(), "'" + field + "', line ");
    }
    for (String field :
        List.of("quality", "codec", "about", "caseId", "outcome", "grade", "said")) {
      QualitiesFixture fixture = QualitiesFixture.usual();
      ((ObjectNode) fixture.file().at("/observations/3")).remove(field);
      refused(fixture.text(), "'observations.3." + field + "', line ");
    }
  }

  @Test
  void aValueThatCannotBeIsRefused() throws IOException {
    JsonNode[] values = {
      QualitiesFixture.usual().file().numberNode(0.5),
      QualitiesFixture.usual().file().nullNode(),
      QualitiesFixture.usual().file().textNode(""),
      QualitiesFixture.usual().file().arrayNode(),
    };
    for (String field : List.of("quality", "codec", "outcome", "grade", "count")) {
      for (JsonNode value : values) {
        QualitiesFixture fixture = QualitiesFixture.usual();
        ((ObjectNode) fixture.file().at("/observations/3")).set(field, value);
        refused(fixture.text(), "'observations.3", "line ");
      }
    }
    QualitiesFixture fixture = QualitiesFixture.usual();
    ((ObjectNode) fixture.file().at("/observations/3")).put("count", 0);
    refused(fixture.text(), "'observations.3'");
    fixture.file().withObject("/codecs").putNull("gson");
    refused(fixture.text());
  }
}
