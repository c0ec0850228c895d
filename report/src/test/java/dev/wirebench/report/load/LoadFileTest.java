package dev.wirebench.report.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirebench.base.BadInput;
import dev.wirebench.report.load.Recorded.Figures;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LoadFileTest {
  private static final List<LoadLine> LINES = Recorded.load(2, new Figures("jackson", 8000, 4, 1));

  @TempDir Path folder;

  private void write(List<LoadLine> lines, String behind) throws IOException {
    StringBuilder text = new StringBuilder();
    for (LoadLine line : lines) {
      text.append(LoadFile.LINE.writeValueAsString(line)).append('\n');
    }
    Files.writeString(folder.resolve(LoadFile.NAME), text + behind);
  }

  @Test
  void whatIsWrittenIsRead() throws Exception {
    write(LINES, "");
    assertThat(LoadFile.read(folder)).isEqualTo(LINES);
  }

  @Test
  void itMayBeCompressed() throws Exception {
    write(LINES, "");
    Path plain = folder.resolve(LoadFile.NAME);
    try (OutputStream out =
        new GZIPOutputStream(Files.newOutputStream(folder.resolve(LoadFile.NAME + ".gz")))) {
      Files.copy(plain, out);
    }
    Files.delete(plain);
    assertThat(LoadFile.read(folder)).isEqualTo(LINES);
  }

  @Test
  void whatACrashLeftBehindTheLastLineIsNoPartOfIt() throws Exception {
    write(LINES, "{\"turn\":{\"payl");
    assertThat(LoadFile.read(folder)).isEqualTo(LINES);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {"turn":{"codec":5               | has a line 15 that is none of a load (Unexpected end-of-input
          {"turn":{"purpose":"sleeping"}}  | has a line 15 that is none of a load (Cannot deserialize
          {"trun":{}}                      | has a line 15 that is none of a load (Unrecognized field "trun"
          {"turn":{"cpu":{"request":5}}}   | has a line 15 that is none of a load (Unrecognized field "request"
          {"turn":{"second":5}}            | has a line 15 that is none of a load (Unrecognized field "second"
          null                             | has a line 15 that is null: restore it.
          """)
  void aLineThatIsNoneIsNamed(String line, String sentence) throws Exception {
    write(LINES, line + "\n");
    assertThatThrownBy(() -> LoadFile.read(folder))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining(folder + "/load.jsonl' " + sentence);
  }

  @Test
  void aRecordWithoutItsFirstLineOrOfAnotherProgramIsRefused() throws Exception {
    write(LINES.subList(1, LINES.size()), "");
    assertThatThrownBy(() -> LoadFile.read(folder))
        .isInstanceOf(BadInput.class)
        .hasMessageEndingWith("does not say what was asked for: restore it.");
    write(LINES, "");
    Path file = folder.resolve(LoadFile.NAME);
    Files.writeString(
        file, Files.readString(file).replace("\"schemaVersion\":1", "\"schemaVersion\":7"));
    assertThatThrownBy(() -> LoadFile.read(folder))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("has schema version 7, this program reads 1");
  }

  @Test
  void aFolderWithoutOneIsNamed() {
    assertThatThrownBy(() -> LoadFile.read(folder))
        .isInstanceOf(BadInput.class)
        .hasMessage("'" + folder + "' holds no load: it has no load.jsonl, which --out writes.");
  }

  @Test
  void whatIsNoHistogramIsRefused() {
    assertThatThrownBy(() -> Latencies.read("AAAA"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("no histogram: ");
  }
}
