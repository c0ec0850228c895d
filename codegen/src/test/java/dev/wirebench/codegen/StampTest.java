package dev.wirebench.codegen;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Holds a step of the build to work again when, and only when, something has changed. */
class StampTest {
  @TempDir private Path folder;
  private Path input;
  private Path output;

  @BeforeEach
  void theStepHasRun() throws IOException {
    input = write("in/sample.json", "1");
    output = write("in/out/values.ser", "2");
    assertThat(stamp("--java=a").isCurrent()).isFalse();
    stamp("--java=a").write();
  }

  @Test
  void isCurrentWhereNothingHasChanged() throws IOException {
    assertThat(stamp("--java=a").isCurrent()).isTrue();
  }

  @Test
  void seesAnotherOption() throws IOException {
    assertThat(stamp("--java=b").isCurrent()).isFalse();
  }

  @Test
  void seesAnInputOfAnotherSize() throws IOException {
    FileTime time = Files.getLastModifiedTime(input);
    write("in/sample.json", "10");
    Files.setLastModifiedTime(input, time);

    assertThat(stamp("--java=a").isCurrent()).isFalse();
  }

  @Test
  void seesAnInputOfAnotherTime() throws IOException {
    Files.setLastModifiedTime(input, FileTime.fromMillis(1));

    assertThat(stamp("--java=a").isCurrent()).isFalse();
  }

  @Test
  void seesANewInput() throws IOException {
    write("in/other.json", "1");

    assertThat(stamp("--java=a").isCurrent()).isFalse();
  }

  @Test
  void seesADeletedInput() throws IOException {
    Files.delete(input);

    assertThat(stamp("--java=a").isCurrent()).isFalse();
  }

  @Test
  void seesADeletedOutput() throws IOException {
    Files.delete(output);

    assertThat(stamp("--java=a").isCurrent()).isFalse();
  }

  @Test
  void seesAChangedOutput() throws IOException {
    write("in/out/values.ser", "changed");

    assertThat(stamp("--java=a").isCurrent()).isFalse();
  }

  @Test
  void seesAnInputThatChangesWhileTheStepRuns() throws IOException {
    Stamp before = stamp("--java=a");
    write("in/sample.json", "10");
    before.write();

    assertThat(stamp("--java=a").isCurrent()).isFalse();
  }

  @Test
  void takesNoOutputForAnInput() throws IOException {
    Stamp before = stamp("--java=a");
    write("in/out/values.ser", "changed");
    before.write();

    assertThat(stamp("--java=a").isCurrent()).isTrue();
  }

  @Test
  void seesAnotherJdk() throws IOException {
    String version = System.getProperty("java.runtime.version");
    System.setProperty("java.runtime.version", "99");
    try {
      assertThat(stamp("--java=a").isCurrent()).isFalse();
    } finally {
      System.setProperty("java.runtime.version", version);
    }
  }

  @Test
  void findsTheFolderOfAClass() {
    assertThat(Stamp.codeOf(StampTest.class).resolve("dev/wirebench/codegen/StampTest.class"))
        .exists();
  }

  private Stamp stamp(String word) throws IOException {
    return Stamp.of(
        folder.resolve("step.stamp"),
        List.of(word),
        List.of(folder.resolve("in")),
        List.of(folder.resolve("in/out"), folder.resolve("absent")));
  }

  private Path write(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }
}
