package dev.wirebench.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import dev.wirebench.base.Shell;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The real jar in a shell that takes its output away. */
class StandardOutputIT {
  @TempDir private Path folder;

  private record Ended(int exitCode, String output) {}

  private Ended shell(String before, String behind) throws Exception {
    String command =
        Stream.of(
                List.of(TestLauncher.program("java")),
                TestLauncher.flags(),
                JarRunner.QUICK_START,
                List.of("-jar", JarRunner.JAR.toString(), "list", "codecs"))
            .flatMap(List::stream)
            .map(Shell::quoted)
            .collect(Collectors.joining(" "));
    Process process =
        TestLauncher.usual()
            .prepare(folder, List.of("bash", "-c", before + command + " " + behind), Map.of())
            .start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Ended(process.waitFor(), output);
  }

  @ParameterizedTest
  @CsvSource({"> /dev/full, No space left on device", ">&-, Bad file descriptor"})
  void outputThatCannotBeWrittenIsNoticed(String redirection, String why) throws Exception {
    assumeThat(Path.of("/dev/full")).as("a device of Linux").exists();
    Ended ended = shell("", redirection);
    assertThat(ended.exitCode()).as(ended.output()).isEqualTo(70);
    assertThat(ended.output())
        .isEqualTo(
            "The output cannot be written ("
                + why
                + "): print it to another file, or free some space.\n");
  }

  @Test
  void aReaderThatWantsNoMoreEndsAListingQuietly() throws Exception {
    Ended ended = shell("set -o pipefail; ", "| head -n 1");
    assertThat(ended.exitCode()).as(ended.output()).isZero();
    assertThat(ended.output().lines()).singleElement().asString().startsWith("codec ");
  }

  @ParameterizedTest
  @CsvSource({"ulimit -n 24", "ulimit -n 40"})
  void aProgramThatCannotStartSaysSoInASentence(String limit) throws Exception {
    Ended ended = shell(limit + "; ", "");
    assertThat(ended.exitCode()).as(ended.output()).isEqualTo(70);
    assertThat(ended.output()).startsWith("The program failed (").doesNotContain("\tat ");
  }
}
