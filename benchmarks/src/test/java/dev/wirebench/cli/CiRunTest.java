package dev.wirebench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.cli.DocumentedCommands.Command;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Continuous integration pastes what README tells its reader to paste. */
class CiRunTest {
  @Test
  void itPastesTheSetUpOfTheReadmeThenWhatElseIsDocumented() {
    List<String> ofCi = CiRun.commands();
    List<String> setUp = setUp();
    assertThat(setUp).hasSize(2);
    assertThat(ofCi.get(0)).isEqualTo(setUp.get(0));
    assertThat(ofCi.get(1)).startsWith(setUp.get(1) + " ");
    assertThat(ofCi.subList(1, ofCi.size()))
        .as("the rest is documented to the letter")
        .containsExactly(
            "mvn verify -Pbench -Dbench.args=\"--suite smoke\"", "mvn verify -Pmaven-its")
        .isSubsetOf(DocumentedCommands.all().stream().map(Command::text).toList());
  }

  /** The POM leaves classes of this name to {@link AllMavenBuildsIT}: nothing else runs them. */
  @Test
  void everyClassOfMavenBuildsHasItsPlaceInTheirOrder() throws IOException {
    try (Stream<Path> files = Files.list(Path.of("src/test/java/dev/wirebench/cli"))) {
      assertThat(Stream.of(AllMavenBuildsIT.class.getDeclaredClasses()))
          .extracting(type -> type.getSuperclass().getSimpleName() + ".java")
          .containsExactlyInAnyOrderElementsOf(
              files
                  .map(file -> file.getFileName().toString())
                  .filter(name -> name.endsWith("MavenIT.java"))
                  .toList());
    }
  }

  /** The lines that build and measure the default suite. */
  private static List<String> setUp() {
    List<Command> readme = DocumentedCommands.of("README.md").commands();
    int begin = readme.stream().map(Command::text).toList().indexOf("mvn verify");
    int end = begin + 1;
    while (readme.get(end).line() == readme.get(end - 1).line() + 1) {
      end++;
    }
    return readme.subList(begin, end).stream().map(Command::text).toList();
  }
}
