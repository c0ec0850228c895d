package dev.wirebench.report.input;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.base.BadInput;
import dev.wirebench.report.RunFixture;
import dev.wirebench.report.analysis.Analysis;
import dev.wirebench.report.findings.Findings;
import dev.wirebench.report.verdicts.Settings;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** However a file is damaged, it is read or refused in a sentence; nothing else happens. */
class DamagedFilesTest {
  private static final String[] REPLACEMENTS = {
    "null", "[null]", "true", "-1", "\"NaN\"", "[]", "{}", "\"x\""
  };

  @TempDir Path folder;

  @BeforeEach
  void write() {
    RunFixture fixture =
        RunFixture.of(2).codec("jackson", "JSON", "j").codec("gson", "JSON", "g").floor(64, 3);
    fixture.size("jackson", "event", 80, 70).cell("jackson", "event", "serialize", 50);
    fixture.cell("gson", "event", "serialize", 90).write(folder);
  }

  /** Whether it was read. */
  private boolean isRead() {
    try {
      Findings.of(Analysis.of(Sources.read(List.of(folder)), Settings.DEFAULT));
      return true;
    } catch (BadInput e) {
      assertThat(e.getMessage()).endsWith(".").doesNotContain("\n");
      return false;
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"jmh.json", "run.json"})
  void cutOffAnywhere(String name) throws IOException {
    Path file = folder.resolve(name);
    byte[] whole = Files.readAllBytes(file);
    for (int length = 0; length < whole.length; length += 41) {
      Files.write(file, Arrays.copyOf(whole, length));
      assertThat(isRead()).as("cut off at %d", length).isFalse();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"jmh.json", "run.json"})
  void bytesChangedAnywhere(String name) throws IOException {
    Path file = folder.resolve(name);
    byte[] whole = Files.readAllBytes(file);
    SplittableRandom random = new SplittableRandom(3);
    int read = 0;
    for (int i = 0; i < 300; i++) {
      byte[] damaged = whole.clone();
      damaged[random.nextInt(damaged.length)] = (byte) random.nextInt(256);
      Files.write(file, damaged);
      read += isRead() ? 1 : 0;
    }
    assertThat(read).as("a changed digit does no harm").isBetween(20, 280);
  }

  @ParameterizedTest
  @ValueSource(strings = {"jmh.json", "run.json"})
  void valuesOfAnyOtherKind(String name) throws IOException {
    Path file = folder.resolve(name);
    String whole = Files.readString(file);
    int read = 0;
    for (int at = whole.indexOf(':'); at >= 0; at = whole.indexOf(':', at + 1)) {
      int end = valueEnd(whole, at + 1);
      for (String replacement : REPLACEMENTS) {
        Files.writeString(file, whole.substring(0, at + 1) + replacement + whole.substring(end));
        read += isRead() ? 1 : 0;
      }
    }
    assertThat(read).as("most fields may be absent").isGreaterThan(100);
  }

  /** Where the value that starts here ends. */
  private static int valueEnd(String json, int start) {
    int depth = 0;
    boolean quoted = false;
    for (int i = start; i < json.length(); i++) {
      char c = json.charAt(i);
      quoted = (c == '"') != quoted;
      if (!quoted) {
        depth += c == '[' || c == '{' ? 1 : c == ']' || c == '}' ? -1 : 0;
        if (depth < 0 || depth == 0 && (c == ',' || i + 1 == json.length())) {
          return i;
        }
      }
    }
    return json.length();
  }

  @Test
  void anotherEncoding() throws IOException {
    Path file = folder.resolve("jmh.json");
    String text = Files.readString(file).replace("jackson", "jäckson");
    Files.write(file, text.getBytes(StandardCharsets.ISO_8859_1));
    assertThat(isRead()).isFalse();
    Files.write(file, text.replace("jäckson", "jackson").getBytes(StandardCharsets.UTF_16));
    assertThat(isRead()).as("UTF-16 is refused by name").isFalse();
  }
}
