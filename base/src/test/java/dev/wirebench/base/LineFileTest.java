package dev.wirebench.base;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LineFileTest {
  private static final List<String> OBJECTS = List.of("{\"a\":1}", "{\"b\":\"ä\"}", "{\"c\":[]}");

  @TempDir Path folder;
  private Path file;

  @BeforeEach
  void write() throws IOException {
    file = folder.resolve("lines.jsonl");
    try (LineFile lines = LineFile.create(file)) {
      append(lines, OBJECTS);
    }
  }

  private static void append(LineFile lines, List<String> objects) throws IOException {
    for (String object : objects) {
      lines.append(object.getBytes(UTF_8));
    }
  }

  private LinkedLines read() throws IOException {
    return LinkedLines.of(Files.readAllBytes(file));
  }

  private List<String> objects() throws IOException {
    return read().objects().stream().map(object -> new String(object, UTF_8)).toList();
  }

  @Test
  void whatIsAppendedIsReadAndVouchedFor() throws Exception {
    assertThat(objects()).isEqualTo(OBJECTS);
    assertThat(read().damages()).isEmpty();
    assertThat(read().cutOff()).isFalse();
  }

  @Test
  void oneThatWasCutOffIsGoneOnWithBehindItsLastWholeLine() throws Exception {
    Files.writeString(file, "{\"d\":", StandardOpenOption.APPEND);
    assertThat(read().cutOff()).isTrue();
    try (LineFile lines = LineFile.resume(file)) {
      append(lines, List.of("{\"e\":2}"));
    }
    assertThat(objects()).hasSize(4).last().isEqualTo("{\"e\":2}");
    assertThat(read().damages()).isEmpty();
  }

  @Test
  void aLineThatIsChangedOrGoneIsFound() throws Exception {
    String text = Files.readString(file);
    Files.writeString(file, text.replace("{\"a\":1", "{\"a\":2"));
    assertThat(read().damages())
        .extracting(Damage::toString)
        .containsExactly("line 1 was changed after it was written, or a line before it is missing");
    Files.writeString(file, text.substring(text.indexOf('\n') + 1));
    assertThat(read().damages()).extracting(Damage::line).containsExactly(1);
  }

  @Test
  void nothingIsWrittenOnceItIsClosedNorOverAnother() throws Exception {
    LineFile lines = LineFile.resume(file);
    lines.close();
    append(lines, List.of("{\"f\":1}"));
    assertThat(objects()).isEqualTo(OBJECTS);
    assertThatThrownBy(() -> LineFile.create(file)).isInstanceOf(FileAlreadyExistsException.class);
  }
}
