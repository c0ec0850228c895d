package dev.wirebench.models;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The launcher itself reads the files. */
class ArgumentFileTest {
  private static final String JAVA =
      Path.of(System.getProperty("java.home"), "bin", "java").toString();

  /** Each sign has a meaning in an argument file, or in a shell. */
  private static final List<String> ODD =
      List.of(
          "a blank",
          "back\\slash\\",
          "quo\"te",
          "apo's",
          "#hash",
          "@at",
          "100%",
          "new\nline",
          "$x");

  @TempDir Path folder;

  private static String text(List<String> command) throws IOException, InterruptedException {
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(text).isZero();
    return text;
  }

  private static int length(List<String> command) {
    return command.stream().mapToInt(word -> word.length() + 1).sum();
  }

  /** Folders that do not exist, which a class path may have. */
  private static String longClassPath(Path folder) {
    List<String> entries = new ArrayList<>();
    for (int i = 0; entries.size() < 400; i++) {
      String odd = ODD.get(i % ODD.size());
      entries.add(folder.resolve("x".repeat(100) + i).resolve(odd).toString());
    }
    return String.join(File.pathSeparator, entries);
  }

  @Test
  void theJvmGetsTheClassPathThatItWouldHaveGot() throws Exception {
    String classPath = longClassPath(folder);
    List<String> command = new ArrayList<>(List.of(JAVA, "-cp"));
    command.add(ArgumentFile.word(classPath, () -> folder.resolve("a file")));
    command.addAll(List.of("-XshowSettings:properties", "-version"));
    assertThat(length(command)).isLessThan(1000);
    String settings = text(command);
    for (String entry : classPath.split(File.pathSeparator)) {
      if (!entry.contains("\n")) {
        assertThat(settings.lines().map(String::strip).anyMatch(line -> line.endsWith(entry)))
            .as(entry)
            .isTrue();
      }
    }
  }

  @Test
  void theProgramGetsTheWordsThatItWouldHaveGot() throws Exception {
    Path source = folder.resolve("Words.java");
    Files.writeString(
        source,
        "public class Words { public static void main(String[] args) {"
            + " for (String word : args) System.out.print(word + \"|\"); } }");
    List<String> words = new ArrayList<>(ODD);
    words.add("y".repeat(32_767));
    List<String> command = new ArrayList<>(List.of(JAVA, source.toString()));
    command.addAll(words);
    List<String> shortened = ArgumentFile.command(command, folder.resolve("arguments"));
    assertThat(length(shortened)).isLessThan(1000);
    assertThat(text(shortened)).isEqualTo(String.join("|", words) + "|");
  }

  @Test
  void aShortCommandStaysAsItIs() {
    List<String> command = List.of(JAVA, "-cp", "a b", "Main");
    Path file = folder.resolve("arguments");
    assertThat(ArgumentFile.command(command, file)).isEqualTo(command);
    assertThat(ArgumentFile.word("a b", () -> file)).isEqualTo("a b");
    assertThat(file).doesNotExist();
  }
}
